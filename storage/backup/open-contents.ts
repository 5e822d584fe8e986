import { Kysely } from "kysely";
import type { OpenContents } from "../../domain/backup/shop-copies.ts";
import type { PictureFiles } from "../../domain/catalog/media.ts";
import { openSqlite } from "../engine/sqlite.ts";
import { migrateUpTo, SCHEMA } from "../migrations/migrations.ts";
import { bytesOf } from "../pictures/picture-places.ts";
import { readRevision } from "../revision.ts";
import type { Tables } from "../tables.ts";
import { COPIED_TABLES, columnsByTable, copiedRow, inCopy, omittedColumns, rowsIn } from "./table-rows.ts";

/** Everything is read in one snapshot, on a connection of its own, so that neither visitors nor owners wait for it. */
export async function openContents(
  aside: Kysely<Tables>,
  isFull: boolean,
  files: PictureFiles | undefined,
): Promise<OpenContents> {
  const columns = await knownColumns(aside);
  const snapshot = await aside
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const media = await snapshot.selectFrom("media").select("hash").orderBy("hash").execute();
  const hashes = media.map(({ hash }) => hash);
  return {
    schema: SCHEMA,
    revision: await readRevision(snapshot),
    isFull,
    tables: inCopy(isFull).map(({ name }) => name),
    hashes,

    async *rows(name) {
      const table = COPIED_TABLES.find((copied) => copied.name === name);
      if (!table) throw new Error(`no copy holds the table ${name}`);
      const omitted = omittedColumns(table, isFull);
      const copied = (columns.get(name) ?? []).filter((column) => !omitted.has(column));
      for await (const batch of rowsIn(snapshot, table, copied)) {
        yield* batch.map((row) => copiedRow(name, row, isFull));
      }
    },

    async *pictures() {
      for (const hash of hashes) {
        const picture = snapshot.selectFrom("media").select(["bytes", "place"]).where("hash", "=", hash);
        yield { hash, bytes: await bytesOf(await picture.executeTakeFirstOrThrow(), files) };
      }
    },

    async close() {
      await snapshot.rollback().execute();
      await aside.destroy();
    },
  };
}

/** Only what this program knows: a later one may have expanded the database, and the copy says that it is of this one. */
async function knownColumns(aside: Kysely<Tables>): Promise<Map<string, string[]>> {
  const [stored, own] = [await columnsByTable(aside), await ownColumns()];
  return new Map(
    [...stored].map(([table, columns]) => [table, columns.filter((name) => own.get(table)?.includes(name))]),
  );
}

async function ownColumns(): Promise<Map<string, string[]>> {
  const engine = await openSqlite(":memory:");
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  try {
    await migrateUpTo(SCHEMA, new Kysely<Tables>(engine.migrations), engine);
    return await columnsByTable(db);
  } finally {
    await engine.stop();
    await db.destroy();
  }
}
