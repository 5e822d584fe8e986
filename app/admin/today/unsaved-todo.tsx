import "../zod-without-eval.ts";
import { Link } from "react-router";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { SECTION_KEYS } from "../../../domain/settings/sections.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import { sectionAddress } from "../shop-settings/shop-groups.ts";

type HalfDoneForm = { name: string; to: string };

/** The sections with changes that wait on this device. Kategoriler marks its own. */
export const unsavedForms = (userId: string): HalfDoneForm[] =>
  SECTION_KEYS.filter((section) => sectionDraftAt(userId, section).read()).map((section) => ({
    name: SECTION_NAMES[section],
    to: sectionAddress(section),
  }));

/** Settings and pages that were changed and not saved. */
export const UnsavedTodo = ({ forms }: { forms: readonly HalfDoneForm[] }) =>
  forms.length > 0 && (
    <section className="today-page-todo" aria-labelledby="unsaved">
      <h3 id="unsaved">
        {forms.length === 1 ? "Bir değişikliğin kaydedilmedi" : `${forms.length} değişikliğin kaydedilmedi`}
      </h3>
      <p>Yazdıkların bu cihazda duruyor; açıp kaydedene kadar dükkânda görünmez.</p>
      <ul>
        {forms.map(({ name, to }) => (
          <li key={to}>
            <Link className="button button-plain button-small" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
