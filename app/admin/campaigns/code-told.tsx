import { Link } from "react-router";
import type { CodeRule } from "../../../domain/settings/campaigns.ts";
import { codeTerms } from "../../../domain/shop/campaign-words.ts";
import { codeAddress } from "../../../domain/web/code-address.ts";
import { codeSharing } from "../../../domain/web/panel-addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import type { KnownNames } from "./product-names.ts";

/** The text to tell a code with, and the law about it, beside the place where the code is made. */
export function CodeTold({ rule, names }: { rule: CodeRule; names: KnownNames }) {
  const link = useShop().publicUrl + codeAddress(rule.code);
  const terms = codeTerms(rule, link, names);
  return (
    <section className="kit-box" aria-label={`${rule.code}: kodu söylerken`}>
      <strong>Kodu söylerken</strong>
      <p className="kit-letter">{terms}</p>
      <div className="kit-row">
        <SmallButton action="Metni kopyala" of={rule.code} onClick={() => copy(terms, "Metin")} />
        <SmallButton action="Bağlantıyı kopyala" of={rule.code} onClick={() => copy(link, "Bağlantı")} />
        <Link className="button button-plain button-small" to={codeSharing(rule.code)}>
          QR kodu
        </Link>
      </div>
      <ul className="kit-list-dots kit-soft">
        <li>Kodu söylediğin her yerde bütün koşulları ve günleri de söyle; kanun böyle ister.</li>
        {rule.until === "" && <li>Bu kodun son günü yok. Bir son gün yaz ki söyleyebilesin.</li>}
        <li>
          Kodu senin için paylaşan kişi paylaşımının başına, ilk bakışta görülecek yere #reklam ya da #işbirliği yazar;
          ürünü hediye almış olsa da, takipçisi az olsa da. Yazmazsa sen de sorumlu olursun.
        </li>
        {rule.least !== null && (
          <li>İadeden sonra en az tutarın altında kalan siparişte indirimi siparişin kendisinde düzelt.</li>
        )}
      </ul>
    </section>
  );
}
