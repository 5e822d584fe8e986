import { z } from "zod";
import type { OwnGuide } from "../../domain/search/search-guide.ts";
import type { Synonyms } from "../../domain/search/search-terms.ts";
import {
  type FirstSettings,
  type Settings,
  type SettingValues,
  settingValues,
} from "../../domain/shop/setting-values.ts";
import type { Reading, Store } from "../store.ts";
import { readSections } from "./stored-sections.ts";

const SYNONYMS = "synonyms";
const SEARCH_GUIDE = "search-guide";

export const createSettings = (store: Store): Settings => ({
  saveSynonyms: (synonyms) => saveSetting(store, SYNONYMS, synonyms),
  saveSearchGuide: (guide) => saveSetting(store, SEARCH_GUIDE, guide),
});

/** The settings that apply: the owner's own, beside or in place of the shop's first ones. */
export async function readSettings(reading: Reading, first: FirstSettings): Promise<SettingValues> {
  const rows = await reading.selectFrom("settings").selectAll().execute();
  const saved = new Map(rows.map(({ key, value }) => [key, value]));
  const own = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
    const value = saved.get(key);
    return value === undefined ? undefined : schema.parse(JSON.parse(value));
  };
  const guide = own(SEARCH_GUIDE, searchGuide);
  return settingValues(await readSections(reading, first.sections), {
    ...first,
    synonyms: [...first.synonyms, ...(own(SYNONYMS, synonymGroups) ?? [])],
    searchGuide: {
      ...first.searchGuide,
      occasions: [...first.searchGuide.occasions, ...(guide?.occasions ?? [])],
      topics: [...first.searchGuide.topics, ...(guide?.topics ?? [])],
    },
  });
}

const saveSetting = (store: Store, key: string, setting: unknown): Promise<void> =>
  store.write(async (trx, revision) => {
    const value = JSON.stringify(setting);
    await trx
      .insertInto("settings")
      .values({ key, value, revision })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, revision }))
      .execute();
  });

const synonymGroups: z.ZodType<Synonyms> = z.array(z.array(z.string()));

const words = z.array(z.string());

const searchGuide: z.ZodType<OwnGuide> = z.object({
  occasions: z.array(z.object({ words, fitting: words })),
  topics: z.array(z.object({ words, page: z.string(), title: z.string(), text: z.string() })),
});
