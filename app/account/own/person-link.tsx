import { useState } from "react";
import { GivenLink } from "../../given-link/given-link.tsx";
import { Part } from "../../part/part.tsx";
import { TypedForm } from "../../proof/typed-form.tsx";
import { useProof } from "../../proof/use-proof.tsx";
import { Field } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { account } from "../parts/account-calls.ts";

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
      <TypedForm
        action="Bağlantı hazırla"
        look="plain"
        attempt={attempt}
        onSubmit={async ({ email = "" }) => {
          setMade(undefined);
          setMade(await account.linkFor(email));
        }}
      >
        <Field label="Kayıtlı e-postası" name="email" type="email" autoComplete="off" required />
      </TypedForm>
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
