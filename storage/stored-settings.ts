import { z } from "zod";
import type { OwnGuide } from "../domain/search/search-guide.ts";
import type { Synonyms } from "../domain/search/synonyms.ts";
import { heroSlideSchema } from "../domain/shop/hero-slide.ts";
import type { InfoPage } from "../domain/shop/info-page.ts";
import { INFO_PAGE_SLUGS } from "../domain/shop/info-page-slugs.ts";
import { type LegalFacts, legalFactsSchema } from "../domain/shop/legal-facts.ts";
import type { Settings, SettingValues } from "../domain/shop/settings.ts";
import type { Reading, Store } from "./store.ts";

const HERO_SLIDES = "hero-slides";
const SYNONYMS = "synonyms";
const SEARCH_GUIDE = "search-guide";
const INFO_PAGES = "info-pages";
const LEGAL_FACTS = "legal-facts";

export const createSettings = (store: Store): Settings => ({
  saveHeroSlides: (slides) => saveSetting(store, HERO_SLIDES, slides),
  saveSynonyms: (synonyms) => saveSetting(store, SYNONYMS, synonyms),
  saveSearchGuide: (guide) => saveSetting(store, SEARCH_GUIDE, guide),
  saveInfoPages: (pages) => saveSetting(store, INFO_PAGES, pages),
  saveLegalFacts: (facts) => saveSetting(store, LEGAL_FACTS, facts),
});

/** The settings that apply: the owner's own, beside or in place of the shop's first ones. */
export async function readSettings(reading: Reading, first: SettingValues): Promise<SettingValues> {
  const rows = await reading.selectFrom("settings").selectAll().execute();
  const saved = new Map(rows.map(({ key, value }) => [key, value]));
  const own = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
    const value = saved.get(key);
    return value === undefined ? undefined : schema.parse(JSON.parse(value));
  };
  const guide = own(SEARCH_GUIDE, searchGuide);
  const pages = own(INFO_PAGES, infoPages);
  return {
    heroSlides: own(HERO_SLIDES, z.array(heroSlideSchema)) ?? first.heroSlides,
    synonyms: [...first.synonyms, ...(own(SYNONYMS, synonymGroups) ?? [])],
    searchGuide: {
      ...first.searchGuide,
      occasions: [...first.searchGuide.occasions, ...(guide?.occasions ?? [])],
      topics: [...first.searchGuide.topics, ...(guide?.topics ?? [])],
    },
    infoPages: first.infoPages.map((page) => pages?.find(({ slug }) => slug === page.slug) ?? page),
    categoryQuestions: first.categoryQuestions,
    legalFacts: { ...first.legalFacts, ...filledIn(own(LEGAL_FACTS, legalFactsSchema) ?? {}) },
  };
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

const synonymGroups: z.ZodType<Synonyms> = z.array(z.array(z.string()));

const words = z.array(z.string());

const searchGuide: z.ZodType<OwnGuide> = z.object({
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

/** All facts are saved together, so an empty one must not replace the shop's first one. */
const filledIn = (facts: Partial<LegalFacts>): Partial<LegalFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, words]) => words.trim() !== ""));
