import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import type { CopiedRow, ShopContents } from "../../domain/backup/shop-copies.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { buildEarlier } from "../../tests/support/databases/earlier-schema.ts";
import { type DatabaseLocation, ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { BEFORE, DURING, HERS, inHours, openTwo } from "../../tests/support/databases/two-planned.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import { createShopCopies } from "../backup/stored-copies.ts";
import { openEngine, withDialect } from "../engine/engine.ts";
import { MIGRATIONS, migrateUpTo } from "../migrations/migrations.ts";
import type { Tables } from "../tables.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
const [{ newLocation: newFolder }] = ENGINES;

type Shop = Awaited<ReturnType<typeof openCatalogFor>>;

const OWNER = { name: "Derya", email: "derya@posta.example", passwordHash: null, role: "admin" } as const;

async function openOwned(location: DatabaseLocation): Promise<Shop> {
  const shop = await openCatalogFor(location);
  await createAccounts(shop.db).createAccount(OWNER);
  return shop;
}

async function restore(shop: Shop, contents: ShopContents): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-scratch-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await createShopCopies(shop, FIRST).check(contents, folder, ({ restore }) =>
    restore({ userId: undefined, roles: [] }, () => {}),
  );
}

async function contentsOf(shop: Shop): Promise<ShopContents> {
  const contents = await createShopCopies(shop, FIRST).open(false);
  onTestFinished(() => contents.close());
  return contents;
}

async function pricesIn({ catalog }: Shop) {
  const products = (await catalog.listProducts()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return products.map(({ price, originalPrice }) => ({ price, originalPrice }));
}

/** How many migrations had run when plans were JSON. */
async function earlierSchema(): Promise<number> {
  const engine = await openEngine(await newFolder());
  onTestFinished(() => engine.stop());
  return MIGRATIONS.findIndex((migration) => migration(engine.words).join().includes("create table planned_prices"));
}

type EarlierPlan = Tables["price_plans"];

/** The copy as the version before made it. */
function asEarlier(contents: ShopContents, schema: number, plans: readonly EarlierPlan[]): ShopContents {
  return {
    ...contents,
    schema,
    tables: contents.tables.filter((name) => name !== "planned_prices"),
    async *rows(name): AsyncGenerator<CopiedRow> {
      if (name === "price_plans") return yield* plans;
      for await (const { priced_by: _, ...row } of contents.rows(name)) yield row;
    },
  };
}

const moment = (hours: number) => inHours(hours).toISOString();

describe.each(ENGINES)("a copy that is restored on $engine", ({ engine, newLocation, newEmptyLocation }) => {
  const newSource = ENGINES.find((other) => other.engine !== engine)?.newLocation ?? newFolder;

  test("has the running and waiting prices of the other engine, with their steps", async () => {
    const source = await openTwo(await newSource());
    await source.plan(null, 2);
    const waiting = await source.plan(3, 5);
    await source.catalog.changePrices(source.two, DURING, HERS, THE_SHOP);
    const contents = await contentsOf(source);
    const shop = await openOwned(await newLocation());
    await restore(shop, contents);
    const open = [
      { hasStarted: true, count: 1 },
      { hasStarted: false, count: 1 },
    ];
    expect(await shop.catalog.listPricePlans()).toMatchObject(open);
    await shop.catalog.turnDuePrices(inHours(4));
    expect(await pricesIn(shop)).toEqual([DURING, HERS]);
    await openLedger(shop.store).undoStep(waiting, THE_SHOP);
    expect(await pricesIn(shop)).toEqual([BEFORE, HERS]);
  });

  test("has the plans of a version whose plans were no rows yet", async () => {
    const source = await openTwo(await newFolder());
    const { catalog, ledger, one, two, ids } = source;
    const before = { price_kurus: 100_00, original_price_kurus: 120_00 };
    const during = { price_kurus: 50_00, original_price_kurus: null };
    const products = JSON.stringify(ids.map((id) => ({ id, before, during })));
    const halved = { price: 50, originalPrice: null };
    for (const id of ids) await catalog.changePrices(id, BEFORE, halved, THE_SHOP);
    const started = source.store.revision();
    const { step } = await catalog.changePrices(one, halved, HERS, THE_SHOP);
    await ledger.undoStep(step, THE_SHOP);
    await catalog.changePrices(two, halved, HERS, THE_SHOP);
    await catalog.changePrices(two, HERS, halved, THE_SHOP);
    const later = JSON.stringify([
      { id: two, before: during, during: before },
      { id: "gone", before, during },
    ]);
    const contents = asEarlier(await contentsOf(source), await earlierSchema(), [
      { id: "running", starts_at: moment(-1), ends_at: moment(2), started, products },
      { id: "waiting", starts_at: moment(3), ends_at: moment(5), started: null, products: later },
    ]);
    const shop = await openOwned(await newLocation());
    await restore(shop, contents);
    expect(await shop.catalog.listPricePlans()).toMatchObject([
      { id: "running", hasStarted: true, name: "Bir", count: 1 },
      { id: "waiting", hasStarted: false, name: "İki", count: 1 },
    ]);
    expect(await shop.db.selectFrom("price_plans").selectAll().execute()).toEqual([]);
    await shop.catalog.turnDuePrices(inHours(4));
    expect(await pricesIn(shop)).toEqual([BEFORE, BEFORE]);
    await shop.catalog.turnDuePrices(inHours(6));
    expect(await pricesIn(shop)).toEqual([BEFORE, halved]);
  });

  test("is like a database of that version, whose plans become rows at the next start", async () => {
    const location = await newEmptyLocation();
    await buildEarlier(location, 10);
    const opened = await openEngine(location);
    await withDialect(opened.migrations.dialect, async (db) => migrateUpTo(await earlierSchema(), db, opened));
    await withDialect(opened.dialect, async (db) => {
      const during = { price_kurus: 100_00, original_price_kurus: null };
      const products = JSON.stringify([{ id: "kolye", before: { ...during, price_kurus: 200_00 }, during }]);
      const plan = { id: "running", starts_at: moment(-1), ends_at: moment(2), started: 2, products };
      await db.insertInto("price_plans").values(plan).execute();
    });
    await opened.stop();
    const { catalog } = await openCatalogFor(location);
    expect(await catalog.listPricePlans()).toMatchObject([{ id: "running", name: "Gümüş kolye", hasStarted: true }]);
    await catalog.turnDuePrices(inHours(3));
    expect(await catalog.findProduct("kolye")).toMatchObject({ price: 200, originalPrice: null });
  });
});
