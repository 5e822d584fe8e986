import { Link } from "react-router";
import type { CodeRule } from "../../../domain/settings/campaigns.ts";
import { codeTerms } from "../../../domain/shop/campaign-words.ts";
import { codeAddress } from "../../../domain/web/code-address.ts";
import { codeSharing } from "../../../domain/web/panel-addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import type { KnownNames } from "./product-names.ts";
import { TermsBox } from "./terms-box.tsx";

/** A code's terms with its link, and what whoever shares it has to write. */
export function CodeTold({ rule, names }: { rule: CodeRule; names: KnownNames }) {
  const { code, least, until } = rule;
  const link = useShop().publicUrl + codeAddress(code);
  return (
    <TermsBox
      name={code}
      terms={codeTerms(rule, link, names)}
      actions={
        <>
          <SmallButton action="Bağlantıyı kopyala" of={code} onClick={() => copy(link, "Bağlantı")} />
          <Link className="button button-plain button-small" to={codeSharing(code)}>
            QR kodu
          </Link>
        </>
      }
      hasEnd={until !== ""}
    >
      <li>
        Kodu senin için paylaşan kişi paylaşımının başına, ilk bakışta görülecek yere #reklam ya da #işbirliği yazar;
        ürünü hediye almış olsa da, takipçisi az olsa da. Yazmazsa sen de sorumlu olursun.
      </li>
      {least !== null && (
        <li>İadeden sonra en az tutarın altında kalan siparişte indirimi siparişin kendisinde düzelt.</li>
      )}
    </TermsBox>
  );
}
