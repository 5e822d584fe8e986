import type { SearchGuide } from "../search/search-guide.ts";
import type { Synonyms } from "../search/synonyms.ts";
import type { HeroSlide } from "./hero-slide.ts";
import type { InfoPage } from "./info-page.ts";
import type { LegalFacts } from "./legal-facts.ts";

/** What a shop begins with. */
export type FirstSettings = {
  heroSlides: readonly HeroSlide[];
  synonyms: Synonyms;
  searchGuide: SearchGuide;
  infoPages: readonly InfoPage[];
  legalFacts: LegalFacts;
};

/** What an owner may change about the shop besides its catalogue. */
export type Settings = {
  listHeroSlides(): Promise<readonly HeroSlide[]>;
  saveHeroSlides(slides: readonly HeroSlide[]): Promise<void>;
  /** The shop's first ones and the owner's own. */
  listSynonyms(): Promise<Synonyms>;
  /** The owner's own. */
  saveSynonyms(synonyms: Synonyms): Promise<void>;
  /** The shop's first occasions and topics and the owner's own. */
  readSearchGuide(): Promise<SearchGuide>;
  /** The owner's own. */
  saveSearchGuide(guide: SearchGuide): Promise<void>;
  /** Always all of them: a page without words of the owner's own has the shop's first ones. */
  listInfoPages(): Promise<readonly InfoPage[]>;
  /** The owner's own words; a page that is left out is the shop's first one again. */
  saveInfoPages(pages: readonly InfoPage[]): Promise<void>;
  /** The shop's first ones, as far as the owner has saved no others. */
  readLegalFacts(): Promise<LegalFacts>;
  saveLegalFacts(facts: LegalFacts): Promise<void>;
};
