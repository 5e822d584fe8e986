import type { Kysely } from "kysely";
import type { CopyPreview } from "../../domain/backup/shop-copies.ts";
import type { Tables } from "../tables.ts";
import { KEPT_SETTINGS } from "./copied-tables.ts";

/** Settings that hold the text of a page begin with this. */
const PAGE = "page-";

/** Counts only; a shop of ten thousand products is compared by the ids of its products. */
export async function previewOf(copy: Kysely<Tables>, now: Kysely<Tables>): Promise<CopyPreview> {
  const [inCopy, today] = [await countsOf(copy), await countsOf(now)];
  const kept = new Set(inCopy.products);
  const ownersNow = new Set(today.owners);
  const both = (count: (counts: Counts) => number) => ({ inCopy: count(inCopy), now: count(today) });
  return {
    products: both(({ products }) => products.length),
    categories: both(({ categories }) => categories),
    pages: both(({ settings }) => settings.filter(isPage).length),
    settings: both(({ settings }) => settings.filter((key) => !isPage(key)).length),
    pictures: both(({ pictures }) => pictures),
    orders: both(({ orders }) => orders),
    people: both(({ people }) => people),
    leavingProducts: today.products.filter((id) => !kept.has(id)).length,
    newOwners: inCopy.owners.filter((email) => !ownersNow.has(email)),
  };
}

type Counts = Awaited<ReturnType<typeof countsOf>>;

async function countsOf(db: Kysely<Tables>) {
  const products = await db.selectFrom("products").select("id").where("deleted_at", "is", null).execute();
  const categories = await db.selectFrom("categories").select("id").execute();
  const settings = await db.selectFrom("settings").select("key").where("key", "not in", KEPT_SETTINGS).execute();
  const pictures = await db.selectFrom("media").select("hash").execute();
  const orders = await db.selectFrom("orders").select("id").where("deleted_at", "is", null).execute();
  const people = await db.selectFrom("users").select(["email", "role"]).execute();
  return {
    products: products.map(({ id }) => id),
    categories: categories.length,
    settings: settings.map(({ key }) => key),
    pictures: pictures.length,
    orders: orders.length,
    people: people.length,
    owners: people.filter(({ role }) => role === "admin").map(({ email }) => email),
  };
}

const isPage = (key: string): boolean => key.startsWith(PAGE);
