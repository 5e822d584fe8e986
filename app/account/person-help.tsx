import { useState } from "react";
import { GivenLink } from "../part/given-link.tsx";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { type Attempt, useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { Field } from "../ui/field.tsx";
import { useShop } from "../use-shop.ts";
import { account } from "./account-calls.ts";

/** Makes a reset link for a person who has forgotten the password. The link is shown once. */
export function PersonLink() {
  const { name: shopName } = useShop();
  const { attempt, proofSheet } = useProof();
  const [made, setMade] = useState<{ link: string; name: string }>();

  return (
    <Part title="Şifresini unutan biri için">
      <p>
        Bağlantı yarım saat geçerlidir, bir kez kullanılır ve yalnız şimdi görünür. Yazanın gerçekten o olduğundan emin
        ol. Yeni şifresini belirleyen müşterinin parmak iziyle girişi silinir; isterse Hesabım'da yeniden ekler.
      </p>
      <EmailForm
        action="Bağlantı hazırla"
        attempt={attempt}
        onEmail={async (email) => {
          setMade(undefined);
          setMade(await account.linkFor(email));
        }}
      />
      {made && (
        <GivenLink
          says={`${made.name} için bağlantı hazır:`}
          link={made.link}
          message={`Merhaba, ${shopName} şifreni bu bağlantıdan yenileyebilirsin:`}
        />
      )}
      {proofSheet}
    </Part>
  );
}

/** Ends all sign-ins of a person, for example after a lost phone. */
export function PersonSignIns({ onEnded }: { onEnded: () => Promise<void> }) {
  const { attempt, proofSheet } = useProof();

  const end = async (email: string) => {
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
      <EmailForm action="Girişlerini kapat" attempt={attempt} onEmail={end} />
      {proofSheet}
    </Part>
  );
}

type EmailFormProps = { action: string; attempt: Attempt; onEmail: (email: string) => Promise<void> };

const EmailForm = ({ action, attempt, onEmail }: EmailFormProps) => (
  <TypedForm action={action} look="plain" attempt={attempt} onSubmit={({ email = "" }) => onEmail(email)}>
    <Field label="Kayıtlı e-postası" name="email" type="email" autoComplete="off" required />
  </TypedForm>
);
