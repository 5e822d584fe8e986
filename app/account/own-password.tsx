import { toast } from "../toast.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { account } from "./account-calls.ts";
import { TypedForm } from "./typed-form.tsx";
import { useProof } from "./use-proof.tsx";

export function OwnPassword({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const { attempt, asking } = useProof();
  return (
    <section className="account-part" aria-labelledby="sifrem">
      <h2 id="sifrem">Şifre</h2>
      <p>
        {hasPassword
          ? "Değiştirince diğer cihazlardaki girişlerin kapanır."
          : "Hesabının şifresi yok. Bir şifre belirlersen e-postanla da girebilirsin."}
      </p>
      <TypedForm
        action={hasPassword ? "Şifremi değiştir" : "Şifre belirle"}
        look="plain"
        onSubmit={({ old, password = "" }, form) =>
          attempt(async () => {
            await account.changePassword({ ...(hasPassword && old !== undefined && { old }), password });
            form.reset();
            toast.success(hasPassword ? "Şifren değişti" : "Şifren kaydedildi");
            onChanged();
          })
        }
      >
        {hasPassword && <PasswordField isNew={false} label="Şimdiki şifre" name="old" />}
        <PasswordField isNew label="Yeni şifre" />
      </TypedForm>
      {asking}
    </section>
  );
}
