import { isAdmin, type User } from "../../../domain/account/user.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { useOpened } from "../../ui/opened.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { account } from "../parts/account-calls.ts";
import { Part } from "../parts/part.tsx";
import { TypedForm } from "../parts/typed-form.tsx";
import { useProof } from "../parts/use-proof.tsx";
import "./remove-account.css";
import { PlainButton } from "../../ui/button.tsx";

export function RemoveAccount({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const { logout } = useSession();
  const { attempt, proofSheet } = useProof();
  const question = useOpened("hesabi-sil");
  return (
    <Part title="Hesabımı sil">
      <p>Adın, e-postan, şifren ve girişlerin silinir. Bu geri alınamaz.</p>
      <PlainButton action="Hesabımı sil…" onClick={question.open} />
      {question.isOpen && (
        <Sheet title="Hesabını sil" shape="form" onClose={question.close}>
          <TypedForm
            action="Hesabımı sil"
            onSubmit={({ password }) =>
              attempt(async () => {
                await account.remove(password === undefined ? {} : { password });
                toast.success("Hesabın silindi");
                logout();
              })
            }
          >
            <div className="remove-account-words">
              <p>
                <strong>{user.email}</strong> hesabı, adı ve bütün girişleriyle birlikte silinecek. Sepetin ve
                favorilerin bu cihazda durur; WhatsApp'tan verdiğin siparişler etkilenmez.
              </p>
              {isAdmin(user) && <p>Ürünlerin geçmişinde, yaptıklarının yanında adın kalır.</p>}
            </div>
            {hasPassword && <PasswordField isNew={false} />}
          </TypedForm>
        </Sheet>
      )}
      {proofSheet}
    </Part>
  );
}
