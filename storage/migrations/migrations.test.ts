import { describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { ROWS } from "../../tests/support/databases/row-of-each-table.ts";
import { createCatalog } from "../catalog/stored-catalog.ts";
import { openDatabase, reachDatabase } from "../database.ts";
import { EVERY_TABLE } from "../every-table.ts";
import { readMeta } from "../meta.ts";
import { baseline } from "./baseline.ts";
import { MIGRATIONS, SCHEMA } from "./migrations.ts";

test("every column that names a picture is among those whose pictures the night keeps", () => {
  for (const table of EVERY_TABLE) {
    const named = Object.entries(ROWS[table.name]).flatMap(([name, value]) =>
      /\/media\//.test(String(value)) ? name : [],
    );
    expect("pictures" in table ? table.pictures : [], table.name).toEqual(expect.arrayContaining(named));
  }
});

describe.each(ENGINES)("the migrated tables on $engine", ({ newLocation }) => {
  test("have exactly the columns of their row types, and every column stores its value", async () => {
    const { db } = await openFor(await newLocation());
    const tables = db.withTables<Record<string, Record<string, unknown>>>();
    for (const [table, row] of Object.entries(ROWS)) {
      await tables.insertInto(table).values(row).execute();
      const stored = await tables.selectFrom(table).selectAll().execute();
      // The clone makes a Uint8Array of pg's Buffer.
      expect(structuredClone(stored), table).toContainEqual(row);
    }
  });
});

/** The indexes that the last migration before the baseline had left. */
const EARLIER_INDEXES = [
  "drop index products_by_place",
  "drop index events_by_revision",
  "create index products_by_price on products (price_kurus, position, id) where deleted_at is null",
  "create index products_by_creation on products (created_at desc, position, id) where deleted_at is null",
  "create index products_by_position on products (position, id) where deleted_at is null",
];

/** How many migrations come before the one that gives orders their pages. */
const WITHOUT_PAGES = 6;

describe.each(ENGINES)("a database of an earlier version on $engine", ({ newEmptyLocation }) => {
  const readSchema = async (location: DatabaseLocation) => readMeta((await openFor(location)).db, "schema");

  test("goes on with its rows, where its number is that of the baseline", async () => {
    const location = await newEmptyLocation();
    const { db, store, close } = await openDatabase({ ...location, migrations: [baseline, () => EARLIER_INDEXES] });
    await createCatalog(store).addFirstCategories(FIRST_CATEGORIES);
    await db.updateTable("meta").set({ value: 30 }).where("key", "=", "schema").execute();
    await close();
    expect(await readSchema(location)).toBe(SCHEMA);
    expect(await readCatalog((await openFor(location)).store).listCategories()).toHaveLength(5);
  });

  test("keeps what orders were paid, as one payment of the whole, and says of no ended order that money is to go back", async () => {
    const location = await newEmptyLocation();
    const { db, close } = await openDatabase({ ...location, migrations: MIGRATIONS.slice(0, 2) });
    const orders: string = "orders";
    const {
      payments: _p,
      discounts: _d,
      told: _t,
      left_kurus: _l,
      page_key: _k,
      handle: _h,
      customer: _c,
      customer_note: _n,
      ...before
    } = ROWS.orders;
    const tables = db.withTables<Record<string, Record<string, unknown>>>();
    await tables
      .insertInto(orders)
      .values([
        before,
        { ...before, id: "u", number: 13, paid: 0, request_id: null },
        { ...before, id: "c", number: 14, state: "cancelled", request_id: null },
      ])
      .execute();
    await close();
    const { store } = await openFor(location);
    const rows = await store.read.selectFrom("orders").selectAll().orderBy("number").execute();
    const sum = 24_690 + 4990 + (before.fee_kurus ?? 0);
    expect(rows.map(({ payments, left_kurus }) => [JSON.parse(payments), left_kurus])).toEqual([
      [[{ id: "whole", kurus: sum, way: "at-door", day: "2026-01-02" }], 0],
      [[], sum],
      [[], 0],
    ]);
  });

  test("takes products of the version before, which knows no counts of values together, and keeps theirs beside it", async () => {
    const { db } = await openFor(await newEmptyLocation());
    const { counts_together, ...before } = ROWS.products;
    const tables = db.withTables<Record<string, Record<string, unknown>>>();
    const products: string = "products";
    await db.insertInto("categories").values(ROWS.categories).execute();
    await tables.insertInto(products).values(before).execute();
    const read = () => db.selectFrom("products").select(["counts", "counts_together"]).executeTakeFirst();
    expect(await read()).toEqual({ counts: before.counts, counts_together: "{}" });
    await db.updateTable("products").set({ counts_together }).execute();
    await tables.updateTable(products).set({ counts: "{}" }).execute();
    expect(await read()).toEqual({ counts: "{}", counts_together });
  });

  test("gets a page of its own for each order, but not for one without a person", async () => {
    const location = await newEmptyLocation();
    const { db, close } = await openDatabase({ ...location, migrations: MIGRATIONS.slice(0, WITHOUT_PAGES) });
    const orders: string = "orders";
    const { page_key: _k, handle: _h, customer: _c, customer_note: _n, ...before } = ROWS.orders;
    const open = { ...before, blotted_at: null, deleted_at: null };
    const rows = [before, ...[13, 14].map((number) => ({ ...open, id: `${number}`, number, request_id: null }))];
    await db.withTables<Record<string, Record<string, unknown>>>().insertInto(orders).values(rows).execute();
    await close();
    const { store } = await openFor(location);
    const found = await store.read.selectFrom("orders").select("page_key").orderBy("number").execute();
    const [none, ...keys] = found.map(({ page_key }) => page_key);
    expect(none).toBe("");
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{32,}$/), expect.stringMatching(/^[0-9a-f-]{32,}$/)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test("knows the orders of one phone number as those of one customer", async () => {
    const location = await newEmptyLocation();
    const { db, close } = await openDatabase({ ...location, migrations: MIGRATIONS.slice(0, WITHOUT_PAGES) });
    const orders: string = "orders";
    const { page_key: _k, handle: _h, customer: _c, customer_note: _n, ...row } = ROWS.orders;
    const rows = [
      { id: "a", is_gift: 0, phone: "905321234567", sender_phone: "", blotted_at: null },
      { id: "b", is_gift: 1, phone: "905339998877", sender_phone: "905321234567", blotted_at: null },
      { id: "c", is_gift: 0, phone: "905339998877", sender_phone: "", blotted_at: null },
      { id: "d", is_gift: 0, phone: "", sender_phone: "", blotted_at: null },
      { id: "e", is_gift: 0, phone: "", sender_phone: "", blotted_at: "2026-01-04T00:00:00.000Z" },
    ].map((changes, number) => ({ ...row, deleted_at: null, request_id: null, number, ...changes }));
    await db.withTables<Record<string, Record<string, unknown>>>().insertInto(orders).values(rows).execute();
    await close();
    const { store } = await openFor(location);
    const found = await store.read.selectFrom("orders").select(["id", "customer"]).orderBy("number").execute();
    expect(found.map(({ id, customer }) => id + customer)).toEqual(["aa", "ba", "cc", "dd", "e"]);
  });

  test("is refused and not changed, where it is from before the baseline", async () => {
    const location = { databaseUrl: undefined, ...(await newEmptyLocation()) };
    const { db } = await openFor(location);
    await db.updateTable("meta").set({ value: 29 }).where("key", "=", "schema").execute();
    for (const open of [openDatabase, reachDatabase]) {
      await expect(open(location)).rejects.toThrow("önce Fiyonk 1.0 ile bir kez aç");
    }
    expect(await readMeta(db, "schema")).toBe(29);
  });
});
