import type { Transaction } from "kysely";
import { TRASH_DAYS } from "../domain/ledger/ledger.ts";
import { daysAgo } from "./days-ago.ts";
import { inTurns } from "./in-turns.ts";
import type { Reading, Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * Pictures that nothing names any more: no product, also in the trash or in an earlier version, no category, no setting,
 * and no picture that was cut from them. The young ones stay, for a form that lies half done on somebody's phone.
 * Answers their hashes.
 */
export async function forgetUnusedPictures(store: Store, now: Date): Promise<string[]> {
  if ((await unusedPictures(store.read, now)).length === 0) return [];
  // Looked at again where nobody can begin to use one meanwhile.
  return store.write(async (trx) => {
    const unused = await unusedPictures(trx, now);
    for await (const some of inTurns(unused)) await remove(trx, some, now);
    return unused;
  });
}

/** One that was brought again meanwhile is young again. */
const remove = (trx: Transaction<Tables>, hashes: readonly string[], now: Date) =>
  trx.deleteFrom("media").where("hash", "in", hashes).where("created_at", "<=", daysAgo(TRASH_DAYS, now)).execute();

async function unusedPictures(reading: Reading, now: Date): Promise<string[]> {
  const pictures = await reading.selectFrom("media").select(["hash", "created_at", "made_from"]).execute();
  const old = pictures.filter((picture) => picture.created_at <= daysAgo(TRASH_DAYS, now));
  if (old.length === 0) return [];
  const used = await namedPictures(reading);
  // What was cut may have been cut again.
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { hash, made_from } of pictures) if (made_from && used.has(hash)) used.add(made_from);
  }
  return old.filter(({ hash }) => !used.has(hash)).map(({ hash }) => hash);
}

async function namedPictures(reading: Reading): Promise<Set<string>> {
  const products = await reading.selectFrom("products").select(["image", "images", "color_images"]).execute();
  const categories = await reading.selectFrom("categories").select("image").execute();
  const settings = await reading.selectFrom("settings").select("value").execute();
  const events = await reading.selectFrom("events").select("changes").where("changes", "like", "%/media/%").execute();
  const texts = [products, categories, settings, events].flat().flatMap((row) => Object.values(row));
  return new Set(texts.flatMap((text) => [...text.matchAll(PICTURE)].map(([, hash = ""]) => hash)));
}

const PICTURE = /\/media\/([0-9a-f]{64})\./g;
