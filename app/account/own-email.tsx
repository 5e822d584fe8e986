import { useState } from "react";
import type { User } from "../../domain/account/user.ts";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { Field } from "../ui/field.tsx";
import { account } from "./account-calls.ts";
import { useLinkInAddress } from "./account-request.tsx";

/** Her address, and its change: by a link mailed to the new one, or at once where the shop sends no mail. */
export function OwnEmail({ user, sendsMail }: { user: User; sendsMail: boolean }) {
  const { setUser } = useSession();
  const { attempt, proofSheet } = useProof();
  const [mailedTo, setMailedTo] = useState("");
  const link = useLinkInAddress();
  const [confirmed, setConfirmed] = useState("");
  const isWaiting = link !== confirmed;
  const finish = (changed: User) => {
    setUser(changed);
    setMailedTo("");
    toast.success("E-posta adresin değişti");
  };
  return (
    <Part title="E-posta">
      <p>{user.email}</p>
      {isWaiting && (
        <TypedForm
          action="Yeni adresimi onayla"
          onSubmit={async () => {
            finish(await account.confirmEmail(link));
            setConfirmed(link);
          }}
        >
          <p>Bu bağlantı yeni adresine geldi. Onaylayınca hesabına onunla girersin.</p>
        </TypedForm>
      )}
      {mailedTo && !isWaiting && (
        <p role="status">{mailedTo} adresine bir bağlantı gönderdik. Yarım saat içinde bu cihazda aç.</p>
      )}
      <TypedForm
        action="Adresimi değiştir"
        look="plain"
        attempt={attempt}
        onSubmit={async ({ email = "" }, form) => {
          const changed = await account.changeEmail(email);
          form.reset();
          if (changed) finish(changed);
          else setMailedTo(email);
        }}
      >
        <Field
          label="Yeni e-posta"
          name="email"
          type="email"
          autoComplete="email"
          hint={
            sendsMail
              ? "Oraya bir onay bağlantısı göndeririz; değişince eski adresine de yazarız."
              : "Bu dükkân e-posta göndermiyor, adresini deneyemeyiz: harf harf kontrol et."
          }
          required
        />
      </TypedForm>
      {proofSheet}
    </Part>
  );
}
