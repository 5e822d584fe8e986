import type { OwnGuide, SearchGuide } from "../search/search-guide.ts";
import type { Synonyms } from "../search/synonyms.ts";
import type { CategoryQuestions } from "./category-questions.ts";
import type { HeroSlide } from "./hero-slide.ts";
import type { InfoPage } from "./info-page.ts";
import type { LegalFacts } from "./legal-facts.ts";

/** The values of all settings: those of a new shop, or the current ones. */
export type SettingValues = {
  heroSlides: readonly HeroSlide[];
  synonyms: Synonyms;
  searchGuide: SearchGuide;
  infoPages: readonly InfoPage[];
  legalFacts: LegalFacts;
  categoryQuestions: CategoryQuestions;
};

/** Writes the settings that an owner may change. */
export type Settings = {
  saveHeroSlides(slides: readonly HeroSlide[]): Promise<void>;
  /** Replaces the owner's synonyms. The shop's own ones stay. */
  saveSynonyms(synonyms: Synonyms): Promise<void>;
  /** Replaces the owner's occasions and topics. The shop's own ones stay. */
  saveSearchGuide(guide: OwnGuide): Promise<void>;
  /** Replaces the owner's pages. A page that is left out has its first text again. */
  saveInfoPages(pages: readonly InfoPage[]): Promise<void>;
  /** An empty fact has its first value again. */
  saveLegalFacts(facts: LegalFacts): Promise<void>;
};
