import { z } from "zod";
import type { SearchGuide } from "../domain/search/search-guide.ts";
import type { Synonyms } from "../domain/search/synonyms.ts";
import type { HeroSlide } from "../domain/shop/hero-slide.ts";
import type { InfoPage } from "../domain/shop/info-page.ts";
import { INFO_PAGE_SLUGS } from "../domain/shop/info-page-slugs.ts";
import { LEGAL_FACT_NAMES, type LegalFacts } from "../domain/shop/legal-facts.ts";
import type { FirstSettings, Settings } from "../domain/shop/settings.ts";
import type { Reading, Store } from "./store.ts";

const HERO_SLIDES = "hero-slides";
const SYNONYMS = "synonyms";
const SEARCH_GUIDE = "search-guide";
const INFO_PAGES = "info-pages";
const LEGAL_FACTS = "legal-facts";

export const createSettings = (store: Store, first: FirstSettings): Settings => ({
  async listHeroSlides() {
    const value = await findSetting(store.read, HERO_SLIDES);
    return value === undefined ? first.heroSlides : heroSlides.parse(value);
  },
  saveHeroSlides: (slides) => saveSetting(store, HERO_SLIDES, slides),
  async listSynonyms() {
    const value = await findSetting(store.read, SYNONYMS);
    return value === undefined ? first.synonyms : [...first.synonyms, ...synonymGroups.parse(value)];
  },
  saveSynonyms: (synonyms) => saveSetting(store, SYNONYMS, synonyms),
  async readSearchGuide() {
    const value = await findSetting(store.read, SEARCH_GUIDE);
    if (value === undefined) return first.searchGuide;
    const { occasions, topics } = searchGuide.parse(value);
    return {
      occasions: [...first.searchGuide.occasions, ...occasions],
      topics: [...first.searchGuide.topics, ...topics],
    };
  },
  saveSearchGuide: (guide) => saveSetting(store, SEARCH_GUIDE, guide),
  async listInfoPages() {
    const value = await findSetting(store.read, INFO_PAGES);
    const own = value === undefined ? [] : infoPages.parse(value);
    return first.infoPages.map((page) => own.find(({ slug }) => slug === page.slug) ?? page);
  },
  saveInfoPages: (pages) => saveSetting(store, INFO_PAGES, pages),
  async readLegalFacts() {
    const value = await findSetting(store.read, LEGAL_FACTS);
    return value === undefined ? first.legalFacts : { ...first.legalFacts, ...writtenOnly(legalFacts.parse(value)) };
  },
  saveLegalFacts: (facts) => saveSetting(store, LEGAL_FACTS, facts),
});

async function findSetting(reading: Reading, key: string): Promise<unknown> {
  const row = await reading.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

const saveSetting = (store: Store, key: string, setting: unknown): Promise<void> =>
  store.write(async (trx) => {
    const value = JSON.stringify(setting);
    await trx
      .insertInto("settings")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  });

const heroSlides: z.ZodType<HeroSlide[]> = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    image: z.string(),
    buttonText: z.string(),
    link: z.string(),
  }),
);

const synonymGroups: z.ZodType<Synonyms> = z.array(z.array(z.string()));

const words = z.array(z.string());

const searchGuide: z.ZodType<SearchGuide> = z.object({
  occasions: z.array(z.object({ words, fitting: words })),
  topics: z.array(z.object({ words, page: z.string(), title: z.string(), text: z.string() })),
});

const infoBlock = z.union([z.string(), z.array(z.string())]);
const infoSection = z.object({ heading: z.string(), blocks: z.array(infoBlock) });

const infoPages: z.ZodType<InfoPage[]> = z.array(
  z.object({
    slug: z.enum(INFO_PAGE_SLUGS),
    title: z.string(),
    description: z.string(),
    sections: z.array(infoSection),
  }),
);

/** A fact that came later than the saved ones is missing among them. */
const legalFacts: z.ZodType<Partial<LegalFacts>> = z.partialRecord(z.enum(LEGAL_FACT_NAMES), z.string());

/** All facts are saved together: one she left empty does not hide what the shop began with. */
const writtenOnly = (facts: Partial<LegalFacts>): Partial<LegalFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, words]) => words.trim() !== ""));
