import type { FirstSettings, Site } from "../domain/shop/setting-values.ts";
import { FIRST_NOT_SOLD } from "./first-not-sold.ts";
import { FIRST_BUDGETS, FIRST_OCCASIONS, FIRST_ORDERS, FIRST_TOPICS } from "./first-phrases.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";
import { FIRST_RECIPIENTS } from "./first-recipients.ts";
import { firstSections } from "./first-sections.ts";
import { FIRST_KINDS, FIRST_SYNONYMS } from "./first-synonyms.ts";

/** The settings of a new shop. They are valid until the owner saves her own. */
export const firstSettings = (site: Site): FirstSettings => ({
  site,
  sections: firstSections(site.isTrial),
  synonyms: FIRST_SYNONYMS,
  searchGuide: {
    occasions: FIRST_OCCASIONS,
    topics: FIRST_TOPICS,
    recipients: FIRST_RECIPIENTS,
    orders: FIRST_ORDERS,
    notSold: FIRST_NOT_SOLD,
    kinds: FIRST_KINDS,
    budgets: FIRST_BUDGETS,
  },
  categoryQuestions: FIRST_QUESTIONS,
});
