import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { recentMoment } from "../../ui/moment.ts";
import type { HalfDone } from "../product-form/half-done-forms.ts";

/** The forms of products that are half done on this device. The panel's list of products continues them. */
export const HalfDoneTodo = ({ forms }: { forms: readonly HalfDone[] }) =>
  forms.length > 0 && (
    <section className="today-page-todo" aria-labelledby="half-done">
      <h3 id="half-done">{forms.length === 1 ? "Yarım kalan bir form var" : `${forms.length} form yarım kaldı`}</h3>
      <p>Bu cihazda duruyorlar: {namesIn(forms)}.</p>
      {forms[0]?.at && <p>En son {recentMoment(forms[0].at)} yazdın.</p>}
      <Link className="button button-plain button-small" to={addresses.admin}>
        Devam et
      </Link>
    </section>
  );

/** Those without a name are counted, last. */
export function namesIn(forms: readonly Pick<HalfDone, "changes" | "before">[]): string {
  const names = forms.map(({ changes, before }) => changes.name || before.name).filter(Boolean);
  const nameless = forms.length - names.length;
  return [...names, nameless > 0 && (nameless === 1 ? "adsız bir ürün" : `adsız ${nameless} ürün`)]
    .filter(Boolean)
    .join(", ");
}
