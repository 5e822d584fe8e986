import "../zod-without-eval.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { SECTION_KEYS } from "../../../domain/settings/sections.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { sharedAt } from "../../../domain/web/panel-addresses.ts";
import { recentMoment } from "../../ui/moment.ts";
import type { HalfDone } from "../product-form/half-done-forms.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { sectionAddress } from "../shop-settings/shop-groups.ts";

type Place = { name: string; to: string };

type TodoProps = { id: string; title: string; children: ReactNode };

export const TodoBlock = ({ id, title, children }: TodoProps) => (
  <section className="kit-card today-page-todo" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
);

export const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="today-page-places">
    {places.map(({ name, to }) => (
      <li key={to}>
        <PlaceLink name={name} to={to} />
      </li>
    ))}
  </ul>
);

export const PlaceLink = ({ name, to }: Place) => (
  <Link className="kit-links-plain" to={to}>
    {name}
  </Link>
);

/** The forms of products that are half done on this device. The panel's list of products continues them. */
export const HalfDoneTodo = ({ forms }: { forms: readonly HalfDone[] }) =>
  forms.length > 0 && (
    <TodoBlock
      id="half-done"
      title={forms.length === 1 ? "Yarım kalan bir form var" : `${forms.length} form yarım kaldı`}
    >
      <p>Bu cihazda duruyorlar: {namesIn(forms)}.</p>
      {forms[0]?.at && <p>En son {recentMoment(forms[0].at)} yazdın.</p>}
      <PlaceLink name="Devam et" to={addresses.admin} />
    </TodoBlock>
  );

/** Those without a name are counted, last. */
export function namesIn(forms: readonly Pick<HalfDone, "changes" | "before">[]): string {
  const names = forms.map(({ changes, before }) => changes.name || before.name).filter(Boolean);
  const nameless = forms.length - names.length;
  return [...names, nameless > 0 && (nameless === 1 ? "adsız bir ürün" : `adsız ${nameless} ürün`)]
    .filter(Boolean)
    .join(", ");
}

/** Leads to the shares that wait on this device. */
export const SharedTodo = ({ count }: { count: number }) =>
  count > 0 && (
    <TodoBlock id="shared-waits" title="Panele paylaştıkların bekliyor">
      <p>Bu cihazda {count} paylaşım duruyor.</p>
      <PlaceLink name="Göster" to={sharedAt()} />
    </TodoBlock>
  );

/** The sections with changes that wait on this device. Kategoriler marks its own. */
export const unsavedForms = (userId: string): Place[] =>
  SECTION_KEYS.filter((section) => halfDoneAt(userId, section).read()).map((section) => ({
    name: SECTION_NAMES[section],
    to: sectionAddress(section),
  }));

/** Settings and pages that were changed and not saved. */
export const UnsavedTodo = ({ forms }: { forms: readonly Place[] }) =>
  forms.length > 0 && (
    <TodoBlock
      id="unsaved"
      title={forms.length === 1 ? "Bir değişikliğin kaydedilmedi" : `${forms.length} değişikliğin kaydedilmedi`}
    >
      <p>Yazdıkların bu cihazda duruyor; açıp kaydedene kadar dükkânda görünmez.</p>
      <Places places={forms} />
    </TodoBlock>
  );
