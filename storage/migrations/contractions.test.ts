import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-categories.ts";
import { type DatabaseLocation, ENGINES } from "../../tests/support/databases/engines.ts";
import { query } from "../../tests/support/databases/postgres-databases.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { openDatabase } from "../database.ts";
import type { Contraction, Migration } from "../engine/engine.ts";
import { PROGRAM, type Program, SCHEMA } from "./migrations.ts";

const WITHIN = { timeout: 20_000 };

/** The next program gives products a new column, and the one after it no longer needs the colors of categories. */
const expansion: Migration = ({ text }) => [`alter table products add column motto ${text} not null default ''`];
const contraction: Contraction = {
  oldest: SCHEMA + 1,
  migration: () => ["alter table categories drop column tint"],
};
const NEXT: Program = { ...PROGRAM, migrations: [...PROGRAM.migrations, expansion] };
const LAST: Program = { ...NEXT, contractions: [...PROGRAM.contractions, contraction] };

async function open(location: DatabaseLocation, program?: Program) {
  const heldBack: string[] = [];
  const opened = await openDatabase({ ...location, program, onHeldBack: (names) => void heldBack.push(...names) });
  onTestFinished(() => opened.close());
  const columnsOf = async (table: string) => {
    const tables = await opened.db.introspection.getTables();
    return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
  };
  return { ...opened, heldBack, columnsOf, catalog: readCatalog(opened.store) };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** As if its program had been killed some minutes ago. */
const forgetOthers = ({ db }: Opened) =>
  db
    .updateTable("instances")
    .set({ seen_at: new Date(Date.now() - 3 * 60_000).toISOString() })
    .where("schema", "=", SCHEMA)
    .execute();

describe.each(ENGINES)("two programs on $engine", ({ newEmptyLocation }) => {
  test("the earlier one starts and saves after the later one has expanded the database, and both read all of it", async () => {
    const location = await newEmptyLocation();
    const next = await open(location, NEXT);
    const earlier = await open(location);
    await earlier.catalog.addFirstCategories(FIRST_CATEGORIES);
    await earlier.catalog.createProduct(LABUBU);
    expect(await next.catalog.listProducts()).toMatchObject([{ name: LABUBU.name }]);
    await next.close();
    const again = await open(location);
    expect(await again.catalog.listProducts()).toMatchObject([{ name: LABUBU.name }]);
    expect(await again.columnsOf("products")).toContain("motto");
  });

  test("nothing is removed while a program runs that needs it, and the start names it", async () => {
    const location = await newEmptyLocation();
    const earlier = await open(location);
    const last = await open(location, LAST);
    expect(last.heldBack).toEqual([expect.stringContaining(`süreç ${process.pid}`)]);
    expect(await last.columnsOf("categories")).toContain("tint");
    expect([last.isOutdated(), earlier.isOutdated()]).toEqual([false, false]);
    await earlier.close();
    await last.contract();
    expect(last.heldBack).toHaveLength(1);
    expect(await last.columnsOf("categories")).not.toContain("tint");
  });

  test("a program below the minimum is refused and changes nothing; one at the minimum starts", async () => {
    const location = await newEmptyLocation();
    await (await open(location, LAST)).close();
    await expect(openDatabase(location)).rejects.toThrow(
      `daha yeni bir sürümle kullanılmış (en az ${SCHEMA + 1} numaralı şema gerekli, bu sürüm ${SCHEMA} biliyor)`,
    );
    const next = await open(location, NEXT);
    expect(await next.db.selectFrom("instances").select("schema").execute()).toEqual([{ schema: SCHEMA + 1 }]);
  });

  test("a program that was thought dead notices that the database needs a newer one, and is refused", async () => {
    const location = await newEmptyLocation();
    const earlier = await open(location);
    const next = await open(location, NEXT);
    await forgetOthers(next);
    const last = await open(location, LAST);
    expect(last.heldBack).toEqual([]);
    await vi.waitFor(() => expect(earlier.isOutdated()).toBe(true), WITHIN);
    const write = earlier.store.write(async () => {});
    await expect(write).rejects.toMatchObject({ code: "unavailable", message: /^Dükkân yenileniyor/ });
    await expect(sql`select 1`.execute(earlier.db)).rejects.toMatchObject({ code: "unavailable" });
    expect([next.isOutdated(), last.isOutdated()]).toEqual([false, false]);
    await next.store.write(async () => {});
  });

  test("a program leaves its name when it is closed", async () => {
    const location = await newEmptyLocation();
    await (await open(location, NEXT)).close();
    const { db } = await open(location);
    expect(await db.selectFrom("instances").select("schema").execute()).toEqual([{ schema: SCHEMA }]);
  });
});

test("on PostgreSQL a migration that waits for a long read holds up nobody else", async () => {
  const [, postgres] = ENGINES;
  const location = await postgres.newEmptyLocation();
  const earlier = await open(location);
  const aside = earlier.openAside();
  const reading = await aside.startTransaction().execute();
  await reading.selectFrom("products").select("id").execute();
  const waiting = Promise.withResolvers<unknown>();
  const opening = openDatabase({
    ...location,
    program: NEXT,
    onWaiting: (cause) => cause && waiting.resolve(cause),
  });
  expect(await waiting.promise).toMatchObject({ code: "55P03" });
  expect(await earlier.db.selectFrom("products").select("id").execute()).toEqual([]);
  await reading.rollback().execute();
  await aside.destroy();
  await (await opening).close();
  const { rows } = await query(location.databaseUrl, "select motto from products");
  expect(rows).toEqual([]);
});
