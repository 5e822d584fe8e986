import { NO_LEGAL_FACTS } from "../domain/shop/legal-facts.ts";
import type { SettingValues } from "../domain/shop/settings.ts";
import { FIRST_NOT_SOLD } from "./first-not-sold.ts";
import { FIRST_OCCASIONS } from "./first-occasions.ts";
import { FIRST_BUDGETS, FIRST_ORDERS } from "./first-orders.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";
import { FIRST_RECIPIENTS } from "./first-recipients.ts";
import { FIRST_HERO_SLIDES } from "./first-slides.ts";
import { FIRST_KINDS, FIRST_SYNONYMS } from "./first-synonyms.ts";
import { FIRST_TOPICS } from "./first-topics.ts";
import { FIRST_INFO_PAGES } from "./info/info-pages.ts";

/** The settings of a new shop. They are valid until the owner saves her own. */
export const FIRST_SETTINGS: SettingValues = {
  heroSlides: FIRST_HERO_SLIDES,
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
  infoPages: FIRST_INFO_PAGES,
  legalFacts: NO_LEGAL_FACTS,
  categoryQuestions: FIRST_QUESTIONS,
};
