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
    <section className="kit-note kit-stack" data-tint="rose" aria-labelledby="missing-facts">
      <h2 id="missing-facts">Eksik bilgiler</h2>
      <p>Satıcının kim olduğunu yazmadan yayınlanmayan sayfalar: {waitingTitles.join(", ")}.</p>
      <p>Dükkânım'da şunları doldur:</p>
      <ul className="kit-list-dots">
        {missing.map((fact) => (
          <li key={fact}>
            <Link className="kit-link" to={settingAddress(SELLERS_SECTIONS[fact], fact)}>
              {NAMES[fact]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
