import type { OwnAccount } from "../../domain/account/account-answers.ts";
import { isStaff, type User } from "../../domain/account/user.ts";
import { currentToken } from "../browser-storage.ts";
import { fetchFavourites, outliveAccount } from "../kept-in-step.ts";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton } from "../ui/button.tsx";
import { useOpened } from "../ui/opened.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { account } from "./account-calls.ts";

type RemoveAccountProps = { user: User; own: OwnAccount; onLeave: () => void };

export function RemoveAccount({ user, own, onLeave }: RemoveAccountProps) {
  const { attempt, proofSheet } = useProof();
  const question = useOpened("hesabi-sil");

  if (own.isOnlyAdmin) {
    return (
      <Part title="Hesabımı sil">
        <p>
          Dükkânın tek yöneticisi sensin. Hesabın silinirse panele kimse giremez, bu yüzden silinmez. Adını ve şifreni
          yukarıda değiştirebilirsin.
        </p>
      </Part>
    );
  }

  const remove = async ({ password }: { password?: string }) => {
    await fetchFavourites(user.id, currentToken());
    await account.remove(password === undefined ? {} : { password });
    outliveAccount();
    toast.success("Hesabın silindi");
    onLeave();
  };

  return (
    <Part title="Hesabımı sil">
      <p>Adın, e-postan, şifren ve girişlerin silinir. Bu geri alınamaz.</p>
      <PlainButton action="Hesabımı sil…" onClick={question.open} />
      {question.isOpen && (
        <Sheet title="Hesabını sil" shape="form" onClose={question.close}>
          <TypedForm action="Hesabımı sil" attempt={attempt} onSubmit={remove}>
            <p>
              <strong>{user.email}</strong> hesabı, adı ve bütün girişleriyle birlikte silinecek.{" "}
              {isStaff(user)
                ? "Panele artık bu hesapla girilmez; ürünler durur, geçmişlerinde yaptıklarının yanında adın kalır."
                : "Sepetin ve favorilerin bu cihazda durur; WhatsApp'tan verdiğin siparişler etkilenmez."}
            </p>
            {own.hasPassword && <PasswordField isNew={false} />}
          </TypedForm>
        </Sheet>
      )}
      {proofSheet}
    </Part>
  );
}
