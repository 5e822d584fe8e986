import type { Kysely } from "kysely";
import type { ClientFile, ClientFiles } from "../domain/shop/processes.ts";
import { inBatches } from "./batches.ts";
import { daysAgo } from "./columns.ts";
import type { Tables } from "./tables.ts";

const KEPT_DAYS = 14;

/** Some hundred kilobytes: a slow connection still takes them within the time of one statement. */
const FILES_AT_ONCE = 10;

export const createClientFiles = (db: Kysely<Tables>): ClientFiles => ({
  async keep(files, now) {
    const names = files.map(({ name }) => name);
    if (names.length === 0) return;
    const kept = await db.selectFrom("client_files").select("name").where("name", "in", names).execute();
    const known = new Set(kept.map(({ name }) => name));
    await addFiles(
      db,
      files.filter(({ name }) => !known.has(name)),
      now,
    );
    await db
      .updateTable("client_files")
      .set({ used_at: now.toISOString() })
      .where("name", "in", names)
      .where("used_at", "<", daysAgo(1, now))
      .execute();
  },

  find: (name) =>
    db
      .selectFrom("client_files")
      .select(["name", "type", "bytes", "br", "gzip"])
      .where("name", "=", name)
      .executeTakeFirst(),

  async removeExpired(now) {
    await db.deleteFrom("client_files").where("used_at", "<", daysAgo(KEPT_DAYS, now)).execute();
  },
});

/** Another process of the same build may add them at the same time. */
async function addFiles(db: Kysely<Tables>, files: readonly ClientFile[], now: Date): Promise<void> {
  const used_at = now.toISOString();
  for await (const batch of inBatches(files, FILES_AT_ONCE)) {
    await db
      .insertInto("client_files")
      .values(batch.map((file) => ({ ...file, used_at })))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}
