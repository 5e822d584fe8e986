import type { Kysely } from "kysely";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type { Restoring, ShopContents, Tell } from "../../domain/backup/shop-copies.ts";
import type { Media, PictureFiles } from "../../domain/catalog/media.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { daysAgo } from "../columns.ts";
import type { Database } from "../database.ts";
import { SECTION_OF_WORDS } from "../shared-word-rows.ts";
import { createMedia } from "../stored-media.ts";
import type { MediaRow, Tables } from "../tables.ts";
import { eraseTakenDown } from "../taken-down-words.ts";
import { blotOutCopied, countAgain, restoreOrders } from "./restored-orders.ts";
import { restorePeople, withPerson } from "./restored-people.ts";
import { columnsByTable, insertRows, KEPT_SETTINGS, rowsIn, tablesOf } from "./table-rows.ts";

const MEDIA = "media";

type Target = { db: Kysely<Tables>; files: PictureFiles | undefined };

/**
 * Adds the pictures before the transaction, because pictures never change. If the restore ends here, the nightly clean-up removes the
 * unused ones after a month. A picture that is here already counts as new, so that the clean-up leaves it alone meanwhile.
 */
export async function savePictures(
  { db, files }: Target,
  scratch: Kysely<Tables>,
  contents: ShopContents,
  tell: Tell,
): Promise<void> {
  let done = 0;
  for await (const pictures of inBatches(contents.pictures())) {
    const rows = await Promise.all(pictures.map((picture) => rowOf(scratch, picture)));
    await (files ? saveInFiles(createMedia(db, files), rows) : insertPictures(db, rows));
    done += pictures.length;
    tell({ done, total: contents.hashes.length });
  }
}

async function saveInFiles(media: Media, rows: readonly MediaRow[]): Promise<void> {
  await Promise.all(rows.map((row) => media.savePicture(row, row.made_from ?? undefined)));
}

async function insertPictures(db: Kysely<Tables>, rows: readonly MediaRow[]): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto("media")
    .values(rows.map((row) => ({ ...row, created_at })))
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({ created_at }).where("media.created_at", "<", daysAgo(1)),
    )
    .execute();
}

type CopiedPicture = { hash: string; bytes: Uint8Array };

async function rowOf(scratch: Kysely<Tables>, { hash, bytes }: CopiedPicture): Promise<MediaRow> {
  const described = await scratch.selectFrom("media").selectAll().where("hash", "=", hash).executeTakeFirst();
  if (!described) throw refusedCopy.inconsistent();
  return { ...described, bytes };
}

/** The pictures of one statement, in bytes. A statement waits for the disk once, so it saves several pictures; the limit bounds their memory. */
const BATCH_BYTES = 4 * 1024 ** 2;

async function* inBatches(pictures: AsyncIterable<CopiedPicture>): AsyncGenerator<CopiedPicture[]> {
  let batch: CopiedPicture[] = [];
  let bytes = 0;
  for await (const picture of pictures) {
    batch.push(picture);
    bytes += picture.bytes.byteLength;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

type Parts = { scratch: Kysely<Tables>; contents: ShopContents; restoring: Restoring; first: Sections };

/** Replaces everything in one transaction. A process that is killed leaves the old shop or the new one. */
export async function replaceShop({ store }: Database, { scratch, contents, restoring, first }: Parts) {
  const columns = await columnsByTable(scratch);
  // A copy without persons has no words of customers, so that those that are here stay.
  const kept = contents.isFull ? KEPT_SETTINGS : [...KEPT_SETTINGS, SECTION_OF_WORDS];
  const replaced = tablesOf("shop").filter(({ name }) => name !== MEDIA);
  return store.replace(contents.revision, async (trx, revision) => {
    const { ids, raised } = await restorePeople(trx, { scratch, columns, isFull: contents.isFull, restoring });
    const tables = trx.withTables<Record<string, { key: string }>>();
    const { restoreEvent, newer } = await restoreOrders(trx, { scratch, isFull: contents.isFull });
    for (const { name } of replaced.toReversed()) {
      if (name === "events") continue;
      const rows = tables.deleteFrom(name);
      await (name === "settings" ? rows.where("key", "not in", kept) : rows).execute();
    }
    for (const table of replaced) {
      for await (const batch of rowsIn(scratch, table, columns.get(table.name) ?? [])) {
        await insertRows(
          trx,
          table.name,
          batch.flatMap((row) => {
            if (table.name === "settings" && kept.includes(String(row.key))) return [];
            const restored = table.name === "events" ? restoreEvent(row) : row;
            return restored ? [withPerson(restored, ids)] : [];
          }),
        );
      }
    }
    const after = Math.max(revision, contents.revision);
    await countAgain(trx, after, newer, first);
    await blotOutCopied(trx, after, scratch);
    await eraseTakenDown(trx, after);
    return raised;
  });
}
