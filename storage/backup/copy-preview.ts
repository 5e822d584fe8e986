import type { Kysely } from "kysely";
import type { Both, CopyPreview, Differences } from "../../domain/backup/shop-copies.ts";
import type { Tables } from "../tables.ts";
import { rolesGained } from "./restored-people.ts";
import { KEPT_SETTINGS } from "./table-rows.ts";

/** Settings that hold the text of a page begin with this. */
const PAGE = "page-";

/** Names of products and categories are told for the first few. */
const NAMES = 10;

export async function previewOf(copy: Kysely<Tables>, now: Kysely<Tables>): Promise<CopyPreview> {
  const [inCopy, today] = [await contentsOf(copy), await contentsOf(now)];
  const both = (count: (contents: Contents) => number) => ({ inCopy: count(inCopy), now: count(today) });
  return {
    products: compared(inCopy.products, today.products),
    categories: compared(inCopy.categories, today.categories),
    pages: both(({ settings }) => settings.filter(isPage).length),
    settings: both(({ settings }) => settings.filter((key) => !isPage(key)).length),
    pictures: both(({ pictures }) => pictures),
    orders: both(({ orders }) => orders),
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
