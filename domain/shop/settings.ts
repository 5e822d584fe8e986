import type { SearchGuide } from "../search/search-guide.ts";
import type { Synonyms } from "../search/synonyms.ts";
import type { HeroSlide } from "./hero-slide.ts";
import type { InfoPage } from "./info-page.ts";
import type { LegalFacts } from "./legal-facts.ts";

/** What the shop says of itself and knows of words: what it begins with, or what holds now. */
export type SettingValues = {
  heroSlides: readonly HeroSlide[];
  synonyms: Synonyms;
  searchGuide: SearchGuide;
  infoPages: readonly InfoPage[];
  legalFacts: LegalFacts;
};

/** What an owner may change about the shop besides its catalogue. */
export type Settings = {
  saveHeroSlides(slides: readonly HeroSlide[]): Promise<void>;
  /** The owner's own, beside the shop's first ones. */
  saveSynonyms(synonyms: Synonyms): Promise<void>;
  /** The owner's own, beside the shop's first ones. */
  saveSearchGuide(guide: SearchGuide): Promise<void>;
  /** The owner's own words; a page that is left out is the shop's first one again. */
  saveInfoPages(pages: readonly InfoPage[]): Promise<void>;
  /** A fact that is left empty is what the shop began with. */
  saveLegalFacts(facts: LegalFacts): Promise<void>;
};
