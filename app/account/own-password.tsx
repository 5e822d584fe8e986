import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { account } from "./account-calls.ts";

export function OwnPassword({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => Promise<void> }) {
  const { attempt, proofSheet } = useProof();
  return (
    <Part title="Şifre">
      <p>
        {hasPassword
          ? "Değiştirince diğer cihazlardaki girişlerin kapanır."
          : "Hesabının şifresi yok. Bir şifre belirlersen e-postanla da girebilirsin."}
      </p>
      <TypedForm
        action={hasPassword ? "Şifremi değiştir" : "Şifre belirle"}
        look="plain"
        attempt={attempt}
        onSubmit={async ({ old, password = "" }, form) => {
          await account.changePassword(old === undefined ? { password } : { old, password });
          form.reset();
          toast.success(hasPassword ? "Şifren değişti" : "Şifren kaydedildi");
          await onChanged();
        }}
      >
        {hasPassword && <PasswordField isNew={false} label="Şimdiki şifre" name="old" />}
        <PasswordField isNew label="Yeni şifre" />
      </TypedForm>
      {proofSheet}
    </Part>
  );
}
