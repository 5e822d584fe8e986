import type { Product } from "../../../domain/catalog/product.ts";
import { type HalfDone, NEW_PRODUCT } from "./half-done-forms.ts";
import "./half-done-notice.css";

type HalfDoneNoticeProps = {
  forms: readonly HalfDone[];
  products: readonly Product[];
  onResume: (place: string) => void;
};

/** Whoever comes back after closing a form, a tab or the phone sees that nothing was lost. */
export const HalfDoneNotice = ({ forms, products, onResume }: HalfDoneNoticeProps) =>
  forms.length > 0 && (
    <section className="half-done-notice" data-tint="butter" aria-labelledby="yarim-kalanlar">
      <h2 id="yarim-kalanlar">Yarım kalanlar</h2>
      <ul>
        {forms.map((form) => {
          const name = nameOf(form, products);
          return (
            <li key={form.place}>
              <span>
                <strong>{name}</strong> {form.place === NEW_PRODUCT ? "eklenmeyi" : "kaydedilmeyi"} bekliyor
              </span>
              <button
                type="button"
                className="button button-plain button-small"
                aria-label={`Devam et: ${name}`}
                onClick={() => onResume(form.place)}
              >
                Devam et
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );

function nameOf({ place, before, changes }: HalfDone, products: readonly Product[]): string {
  const saved = products.find(({ id }) => id === place)?.name ?? before.name;
  return changes.name?.trim() || saved || "Adsız ürün";
}
