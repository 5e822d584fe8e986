import type { Kysely } from "kysely";
import type { Both, CopyPreview, Differences, OpenContents, ShopCopies } from "../../domain/backup/shop-copies.ts";
import type { PictureFiles } from "../../domain/catalog/media.ts";
import type { FirstSettings } from "../../domain/shop/setting-values.ts";
import type { Database } from "../database.ts";
import { SCHEMA } from "../migrations/migrations.ts";
import { erasePersons } from "../order-book/blotted-persons.ts";
import { bytesOf } from "../pictures/picture-places.ts";
import { readRevision } from "../store.ts";
import { photosOfPersons } from "../stored-media.ts";
import type { Tables } from "../tables.ts";
import { bringOrders, lackingOrders } from "./brought-orders.ts";
import { replaceShop, savePictures } from "./replaced-shop.ts";
import { rolesGained } from "./restored-people.ts";
import { openScratch, withEmptyShop } from "./scratch-shop.ts";
import {
  COPIED_TABLES,
  columnsByTable,
  copiedRow,
  inCopy,
  KEPT_SETTINGS,
  omittedColumns,
  rowsIn,
} from "./table-rows.ts";

/** Copies of the whole shop. `first` are the settings of a shop whose owner has changed none. */
export const createShopCopies = (database: Database, first: FirstSettings, files?: PictureFiles): ShopCopies => ({
  async open(isFull) {
    const contents = await openContents(database.openAside(), isFull, files);
    return {
      ...contents,
      async close() {
        await contents.close();
        // The copy's snapshot kept SQLite from emptying its log. The log may hold persons who were blotted out during a slow download.
        await erasePersons(database.store, []);
      },
    };
  },

  async check(contents, folder, use) {
    const scratch = await openScratch(contents, folder, first);
    try {
      return await use({
        preview: await previewOf(scratch.db, database.db, contents.isFull),
        async restore(restoring, tell) {
          await savePictures({ db: database.db, files }, scratch.db, contents, tell);
          return replaceShop(database, { scratch: scratch.db, contents, restoring, first: first.sections });
        },
        bringOrders: (by) => bringOrders(database.store, scratch.db, by),
      });
    } finally {
      await scratch.close();
    }
  },
});

/** Settings that hold the text of a page begin with this. */
const PAGE = "page-";

/** A preview names at most this many products or categories. */
const NAMES = 10;

async function previewOf(copy: Kysely<Tables>, now: Kysely<Tables>, isFull: boolean): Promise<CopyPreview> {
  const [inCopy, today] = [await contentsOf(copy), await contentsOf(now)];
  const both = (count: (contents: Contents) => number) => ({ inCopy: count(inCopy), now: count(today) });
  return {
    products: compared(inCopy.products, today.products),
    categories: compared(inCopy.categories, today.categories),
    pages: both(({ settings }) => settings.filter(isPage).length),
    settings: both(({ settings }) => settings.filter((key) => !isPage(key)).length),
    pictures: both(({ pictures }) => pictures),
    orders: both(({ orders }) => orders),
    // Without their persons orders are of no use to a book.
    newOrders: isFull ? (await lackingOrders({ here: now, copy })).length : 0,
    people: both(({ people }) => people.length),
    roles: rolesGained(inCopy.people, today.people).map(({ id: _, ...person }) => person),
  };
}

type Contents = Awaited<ReturnType<typeof contentsOf>>;

async function contentsOf(db: Kysely<Tables>) {
  const named = (table: "products" | "categories") =>
    db.selectFrom(table).select(["id", "name", "revision"]).where("deleted_at", "is", null).orderBy("name").execute();
  const settings = await db.selectFrom("settings").select("key").where("key", "not in", KEPT_SETTINGS).execute();
  const pictures = await db.selectFrom("media").select("hash").execute();
  const orders = await db.selectFrom("orders").select("id").where("deleted_at", "is", null).execute();
  return {
    products: await named("products"),
    categories: await named("categories"),
    settings: settings.map(({ key }) => key),
    pictures: pictures.length,
    orders: orders.length,
    people: await db.selectFrom("users").select(["id", "name", "email", "role"]).execute(),
  };
}

type NamedRow = { id: string; name: string; revision: number };

function compared(inCopy: readonly NamedRow[], now: readonly NamedRow[]): Both & Differences {
  const [copied, today] = [revisionsOf(inCopy), revisionsOf(now)];
  return {
    inCopy: inCopy.length,
    now: now.length,
    leaving: named(now.filter(({ id }) => !copied.has(id))),
    returning: named(inCopy.filter(({ id }) => !today.has(id))),
    changing: named(inCopy.filter(({ id, revision }) => (today.get(id) ?? revision) !== revision)),
  };
}

const revisionsOf = (rows: readonly NamedRow[]) => new Map(rows.map(({ id, revision }) => [id, revision]));

const named = (rows: readonly NamedRow[]) => ({
  count: rows.length,
  names: rows.slice(0, NAMES).map(({ name }) => name),
});

const isPage = (key: string): boolean => key.startsWith(PAGE);

/** Everything is read in one snapshot, on a connection of its own, so that neither visitors nor owners wait for it. */
async function openContents(
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
  const withheld = isFull ? new Set<string>() : await photosOfPersons(snapshot);
  const hashes = media.map(({ hash }) => hash).filter((hash) => !withheld.has(hash));
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
        const kept = name === "media" ? batch.filter(({ hash }) => !withheld.has(String(hash))) : batch;
        yield* kept.map((row) => copiedRow(name, row, isFull));
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

/** The columns that this program knows. A later program may have added others, which the copy does not claim to have. */
async function knownColumns(aside: Kysely<Tables>): Promise<Map<string, string[]>> {
  const [stored, own] = [await columnsByTable(aside), await withEmptyShop(":memory:", SCHEMA, columnsByTable)];
  return new Map(
    [...stored].map(([table, columns]) => [table, columns.filter((name) => own.get(table)?.includes(name))]),
  );
}
