import type { Kysely } from "kysely";
import { z } from "zod";
import { FIRST_INFO_PAGES } from "../content/info/info-pages.ts";
import type { Synonyms } from "../domain/search/synonyms.ts";
import { FIRST_HERO_SLIDES, type HeroSlide } from "../domain/shop/hero-slide.ts";
import type { InfoPage } from "../domain/shop/info-page.ts";
import { INFO_PAGE_SLUGS } from "../domain/shop/info-page-slugs.ts";
import { FIRST_LEGAL_FACTS, LEGAL_FACT_NAMES, type LegalFacts } from "../domain/shop/legal-facts.ts";
import type { Settings } from "../domain/shop/settings.ts";
import { raisingRevision } from "./revision.ts";
import type { Tables } from "./tables.ts";

const HERO_SLIDES = "hero-slides";
const SYNONYMS = "synonyms";
const INFO_PAGES = "info-pages";
const LEGAL_FACTS = "legal-facts";

export const createSettings = (db: Kysely<Tables>): Settings => ({
  async listHeroSlides() {
    const value = await findSetting(db, HERO_SLIDES);
    return value === undefined ? FIRST_HERO_SLIDES : heroSlides.parse(value);
  },
  saveHeroSlides: (slides) => saveSetting(db, HERO_SLIDES, slides),
  async listSynonyms() {
    const value = await findSetting(db, SYNONYMS);
    return value === undefined ? [] : synonymGroups.parse(value);
  },
  saveSynonyms: (synonyms) => saveSetting(db, SYNONYMS, synonyms),
  async listInfoPages() {
    const value = await findSetting(db, INFO_PAGES);
    const own = value === undefined ? [] : infoPages.parse(value);
    return FIRST_INFO_PAGES.map((first) => own.find(({ slug }) => slug === first.slug) ?? first);
  },
  saveInfoPages: (pages) => saveSetting(db, INFO_PAGES, pages),
  async readLegalFacts() {
    const value = await findSetting(db, LEGAL_FACTS);
    return value === undefined ? FIRST_LEGAL_FACTS : { ...FIRST_LEGAL_FACTS, ...legalFacts.parse(value) };
  },
  saveLegalFacts: (facts) => saveSetting(db, LEGAL_FACTS, facts),
});

async function findSetting(db: Kysely<Tables>, key: string): Promise<unknown> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

const saveSetting = (db: Kysely<Tables>, key: string, setting: unknown): Promise<void> =>
  raisingRevision(db, async (trx) => {
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
