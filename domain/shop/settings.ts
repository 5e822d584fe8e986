import type { Synonyms } from "../search/synonyms.ts";
import type { HeroSlide } from "./hero-slide.ts";
import type { InfoPage } from "./info-page.ts";
import type { LegalFacts } from "./legal-facts.ts";

/** What an owner may change about the shop besides its catalogue. Saving raises the catalogue's revision. */
export type Settings = {
  listHeroSlides(): Promise<readonly HeroSlide[]>;
  saveHeroSlides(slides: readonly HeroSlide[]): Promise<void>;
  /** The owner's own, besides the shop's first ones. */
  listSynonyms(): Promise<Synonyms>;
  saveSynonyms(synonyms: Synonyms): Promise<void>;
  /** Always all of them: a page without words of the owner's own has the shop's first ones. */
  listInfoPages(): Promise<readonly InfoPage[]>;
  /** The owner's own words; a page that is left out is the shop's first one again. */
  saveInfoPages(pages: readonly InfoPage[]): Promise<void>;
  readLegalFacts(): Promise<LegalFacts>;
  saveLegalFacts(facts: LegalFacts): Promise<void>;
};
