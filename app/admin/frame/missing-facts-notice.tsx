import { Link } from "react-router";
import { SELLERS_SECTIONS, type SellersFact } from "../../../domain/shop/shop-facts.ts";
import { settingAddress } from "../../../domain/web/panel-addresses.ts";

export type MissingFacts = { missing: readonly SellersFact[]; waitingTitles: readonly string[] };

const NAMES: Record<SellersFact, string> = {
  legalName: "Adın soyadın ya da ticaret unvanın",
  address: "Adresin",
  email: "E-posta adresin",
};

export default function MissingFactsNotice({ missing, waitingTitles }: MissingFacts) {
  return (
    <details className="kit-note kit-fold" data-tint="rose">
      <summary>Eksik bilgiler: {waitingTitles.length} sayfan yayınlanmıyor</summary>
      <p>Satıcının kim olduğunu yazmadan yayınlanmayanlar: {waitingTitles.join(", ")}.</p>
      <p>Dükkânım'da şunları doldur:</p>
      <ul className="kit-list-dots">
        {missing.map((fact) => (
          <li key={fact}>
            <Link className="kit-links-plain" to={settingAddress(SELLERS_SECTIONS[fact], fact)}>
              {NAMES[fact]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
