import { Part } from "../../part/part.tsx";
import { TypedForm } from "../../proof/typed-form.tsx";
import { useProof } from "../../proof/use-proof.tsx";
import { toast } from "../../toast.tsx";
import { Field } from "../../ui/field.tsx";
import { account } from "../parts/account-calls.ts";

/** Ends all sign-ins of a person, for example after a lost phone. */
export function PersonSignIns({ onEnded }: { onEnded: () => Promise<void> }) {
  const { attempt, proofSheet } = useProof();

  const end = async ({ email = "" }) => {
    const { ended, name } = await account.endSignInsOf(email);
    toast.success(ended === 0 ? `${name} açık bir giriş bırakmamış` : `${name}: ${ended} giriş kapatıldı`);
    await onEnded();
  };

  return (
    <Part title="Telefonu kaybolan biri için">
      <p>
        Her cihazdaki girişi hemen kapanır; şifresi ve parmak iziyle girişi kalır. Bir müşterinin ikisini de yeni şifre
        bağlantısı değiştirir.
      </p>
      <TypedForm action="Girişlerini kapat" look="plain" attempt={attempt} onSubmit={end}>
        <Field label="Kayıtlı e-postası" name="email" type="email" autoComplete="off" required />
      </TypedForm>
      {proofSheet}
    </Part>
  );
}
