import "../zod-without-eval.ts";
import { Link } from "react-router";
import { INFO_PAGE_SLUGS } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { pageSection, SECTION_KEYS, type SectionKey } from "../../../domain/settings/sections.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { settingAddress } from "../../../domain/web/setting-path.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";

type HalfDoneForm = { name: string; to: string };

const ELSEWHERE: Partial<Record<SectionKey, string>> = {
  helpers: panelAddresses.people,
  "order-texts": panelAddresses.orderTexts,
  slides: panelAddresses.showcase,
  ...Object.fromEntries(INFO_PAGE_SLUGS.map((slug) => [pageSection(slug), panelAddresses.text(slug)])),
};

/** The sections with changes that wait on this device. Kategoriler marks its own. */
export const unsavedForms = (userId: string): HalfDoneForm[] =>
  SECTION_KEYS.filter((section) => sectionDraftAt(userId, section).read()).map((section) => ({
    name: SECTION_NAMES[section],
    to: ELSEWHERE[section] ?? settingAddress(section),
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
