import { sql, type Transaction } from "kysely";
import { TRASH_DAYS } from "../domain/ledger/ledger.ts";
import { inBatches } from "./batches.ts";
import { daysAgo } from "./columns.ts";
import { EVERY_TABLE } from "./every-table.ts";
import type { Reading, Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * Removes the pictures that are named by no product (in the trash and in earlier versions too), category, setting or
 * picture cut from them. New ones stay, because an unsaved form on a phone may name them. Returns the removed hashes.
 */
export async function removeUnusedPictures(store: Store, now: Date): Promise<string[]> {
  if ((await unusedPictures(store.read, now)).length === 0) return [];
  // Searched again inside the write: no other write can start to use a picture now.
  return store.write(async (trx) => {
    const unused = await unusedPictures(trx, now);
    for await (const batch of inBatches(unused)) await remove(trx, batch, now);
    return unused;
  });
}

/** A picture uploaded again in the meantime counts as new. */
const remove = (trx: Transaction<Tables>, hashes: readonly string[], now: Date) =>
  trx.deleteFrom("media").where("hash", "in", hashes).where("created_at", "<=", daysAgo(TRASH_DAYS, now)).execute();

async function unusedPictures(reading: Reading, now: Date): Promise<string[]> {
  const pictures = await reading.selectFrom("media").select(["hash", "created_at", "made_from"]).execute();
  const old = pictures.filter((picture) => picture.created_at <= daysAgo(TRASH_DAYS, now));
  if (old.length === 0) return [];
  const used = await usedPictures(reading);
  // Repeats until nothing is added: a cut picture may have been cut again.
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { hash, made_from } of pictures) if (made_from && used.has(hash)) used.add(made_from);
  }
  return old.filter(({ hash }) => !used.has(hash)).map(({ hash }) => hash);
}

/** By the columns that storage/every-table.ts names. */
async function usedPictures(reading: Reading): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of EVERY_TABLE) {
    for (const column of "pictures" in table ? table.pictures : []) {
      const text = sql.ref<string>(column);
      const rows = await reading
        .selectFrom(sql<unknown>`${sql.table(table.name)}`.as("rows"))
        .select(text.as("text"))
        .where(text, "like", "%/media/%")
        .execute();
      for (const { text } of rows) for (const [, hash = ""] of text.matchAll(PICTURE)) used.add(hash);
    }
  }
  return used;
}

const PICTURE = /\/media\/([0-9a-f]{64})\./g;
