import { ShopError } from "../../domain/error.ts";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import type { GivenSettings, StoredSections } from "../../domain/settings/section-store.ts";
import { SECTION_KEYS, type SectionKey } from "../../domain/settings/sections.ts";

type Store = Pick<StoredSections, "find" | "save">;

/** Saves the environment's values in the sections that nobody has saved (decision 16). Answers the names of these sections. */
export async function keepGivenSettings(sections: Store, given: GivenSettings): Promise<string[]> {
  const kept: string[] = [];
  for (const key of SECTION_KEYS) if (await keepSection(sections, key, given)) kept.push(key);
  return kept;
}

async function keepSection<Key extends SectionKey>(sections: Store, key: Key, given: GivenSettings): Promise<boolean> {
  if (Object.keys(given[key] ?? {}).length === 0) return false;
  const { revision, values } = await sections.find(key);
  if (revision > 0) return false;
  const saving = sections.save(key, { ...values, ...given[key] }, { by: THE_SHOP, expectedRevision: revision });
  return (await saving.catch(savedByAnother))?.step !== undefined;
}

/** Another process has started at the same time. */
function savedByAnother(error: unknown): undefined {
  if (!(error instanceof ShopError && error.code === "conflict")) throw error;
}
