import { describe, expect, test } from "vitest";
import type { PlannedPrices } from "../../domain/catalog/product-patch.ts";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { createCatalog } from "./stored-catalog.ts";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const CUT: PlannedPrices["prices"] = { change: { percent: -50 }, rounding: "none", oldPrice: "set" };
const HELPER: Author = { id: "h", name: "Ece", reach: "products-without-prices" };

const BEFORE = { price: 100, originalPrice: 120 };
const DURING = { price: 50, originalPrice: 100 };

describe.each(ENGINES)("prices for a while on $engine", ({ newLocation }) => {
  const openTwo = async () => {
    const location = await newLocation();
    const { catalog, store } = await openCatalogFor(location);
    const one = await catalog.createProduct({ ...LABUBU, name: "Bir", ...BEFORE }, THE_SHOP);
    const two = await catalog.createProduct({ ...BILEKLIK, name: "İki", ...BEFORE }, THE_SHOP);
    const ids = [one.id, two.id];
    const plan = (from: Date | null, until: Date, by: Author = THE_SHOP) =>
      catalog.planPrices(
        ids,
        { prices: CUT, span: { from: from?.toISOString() ?? null, until: until.toISOString() } },
        { by, now: new Date() },
      );
    const seen = async () => {
      const found = await Promise.all(ids.map((id) => catalog.findProduct(id)));
      return found.map((product) => ({ price: product?.price, originalPrice: product?.originalPrice }));
    };
    return { location, catalog, store, ledger: openLedger(store), ids, plan, seen };
  };

  test("a cut from now on goes back at its end, each as one step that can be undone", async () => {
    const { catalog, store, ledger, ids, plan, seen } = await openTwo();
    const { step } = await plan(null, inHours(2));
    expect(await seen()).toEqual([DURING, DURING]);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: true, count: 2 }]);
    expect(await catalog.findPricePlan(ids[1] ?? "")).toMatchObject({ hasStarted: true, back: BEFORE });
    expect(await catalog.findPricePlan("başka")).toBeUndefined();
    const revision = store.revision();
    expect(await catalog.turnDuePrices(inHours(1))).toEqual([]);
    expect(store.revision()).toBe(revision);
    expect(await catalog.turnDuePrices(inHours(3))).toMatchObject([{ count: 2 }]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    expect(await catalog.listPricePlans()).toEqual([]);
    const steps = await ledger.listSteps();
    expect(steps.slice(0, 2)).toMatchObject([
      { kind: "price", by: "Süreli fiyat bitti", count: 2 },
      { id: step, kind: "price", count: 2 },
    ]);
    await ledger.undoStep(steps[0]?.id ?? "", THE_SHOP);
    expect(await seen()).toEqual([DURING, DURING]);
  });

  test("one for later begins at its hour, without products that were priced meanwhile or are in the trash", async () => {
    const { catalog, ledger, ids, plan, seen } = await openTwo();
    expect(await plan(inHours(1), inHours(3))).toEqual({ step: undefined, count: 2 });
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    const [one = "", two = ""] = ids;
    const hers = { price: 90, originalPrice: null };
    await catalog.changePrices(two, BEFORE, hers, THE_SHOP);
    expect(await catalog.turnDuePrices(inHours(2))).toMatchObject([{ count: 1 }]);
    expect((await ledger.listSteps())[0]).toMatchObject({ by: "Süreli fiyat başladı" });
    expect(await seen()).toEqual([DURING, hers]);
    await catalog.removeProduct(one, THE_SHOP);
    expect(await catalog.listPricePlans()).toEqual([]);
    await catalog.turnDuePrices(inHours(4));
    await ledger.restore([one], THE_SHOP);
    expect(await seen()).toEqual([BEFORE, hers]);
  });

  test("a price written by hand stays at the end, also where it is the same, until the writing is undone", async () => {
    const { catalog, ledger, ids, plan, seen } = await openTwo();
    await plan(null, inHours(2));
    const [one = "", two = ""] = ids;
    const other = { price: 70, originalPrice: 100 };
    await catalog.changePrices(one, DURING, other, THE_SHOP);
    await catalog.changePrices(one, other, DURING, THE_SHOP);
    const { step } = await catalog.changePrices(two, DURING, other, THE_SHOP);
    expect(await catalog.listPricePlans()).toEqual([]);
    await ledger.undoStep(step, THE_SHOP);
    expect(await catalog.listPricePlans()).toMatchObject([{ name: "İki", count: 1 }]);
    await catalog.turnDuePrices(inHours(3));
    expect(await seen()).toEqual([DURING, BEFORE]);
  });

  test("ended early, prices go back in a step; undone, they have their end again", async () => {
    const { catalog, ledger, plan, seen } = await openTwo();
    await plan(null, inHours(2));
    const [{ id = "" } = {}] = await catalog.listPricePlans();
    await expect(catalog.endPricePlan(id, HELPER)).rejects.toMatchObject({ code: "invalid" });
    const { step = "" } = await catalog.endPricePlan(id, THE_SHOP);
    expect([await seen(), await catalog.listPricePlans()]).toEqual([[BEFORE, BEFORE], []]);
    await expect(catalog.endPricePlan(id, THE_SHOP)).rejects.toMatchObject({ code: "not-found" });
    await ledger.undoStep(step, THE_SHOP);
    expect(await catalog.listPricePlans()).toMatchObject([{ id, count: 2 }]);
    await catalog.turnDuePrices(inHours(3));
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("one that has not begun is forgotten when it is ended, or when both moments have passed", async () => {
    const { catalog, plan, seen } = await openTwo();
    await plan(inHours(1), inHours(2));
    const [{ id = "" } = {}] = await catalog.listPricePlans();
    expect(await catalog.endPricePlan(id, THE_SHOP)).toEqual({ step: undefined, count: 2 });
    await plan(inHours(1), inHours(2));
    expect(await catalog.turnDuePrices(inHours(3))).toEqual([]);
    expect([await seen(), await catalog.listPricePlans()]).toEqual([[BEFORE, BEFORE], []]);
  });

  test("a second one for the same product is refused, as are an end before its start and a helper without the right", async () => {
    const { plan } = await openTwo();
    await expect(plan(inHours(1), inHours(2), HELPER)).rejects.toMatchObject({ code: "invalid" });
    await expect(plan(inHours(2), inHours(1))).rejects.toMatchObject({ message: "Bitiş başlangıçtan sonra olmalı" });
    await expect(plan(null, inHours(-1))).rejects.toMatchObject({ message: "Bitiş şimdiden sonra olmalı" });
    await expect(plan(null, inHours(24 * 181))).rejects.toMatchObject({ code: "invalid" });
    await plan(null, inHours(2));
    await expect(plan(inHours(3), inHours(4))).rejects.toMatchObject({ code: "conflict" });
  });

  test("one that cannot be turned holds up no other, and is told", async () => {
    const { catalog, store, plan, seen } = await openTwo();
    await plan(null, inHours(2));
    const broken = { id: "bozuk", starts_at: inHours(-2).toISOString(), ends_at: inHours(1).toISOString(), started: 1 };
    await store.write((trx) =>
      trx
        .insertInto("price_plans")
        .values({ ...broken, products: "[{}]" })
        .execute(),
    );
    await expect(catalog.turnDuePrices(inHours(3))).rejects.toThrow();
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("of several processes one starts and one ends it", async () => {
    const { location, catalog, ledger, plan, seen } = await openTwo();
    const other = createCatalog((await openFor(location)).store);
    await plan(inHours(1), inHours(3));
    const started = await Promise.all([catalog, other, catalog].map((one) => one.turnDuePrices(inHours(2))));
    const ended = await Promise.all([other, catalog, other].map((one) => one.turnDuePrices(inHours(4))));
    expect([started.flat().length, ended.flat().length]).toEqual([1, 1]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    expect((await ledger.listSteps()).filter(({ kind }) => kind === "price")).toHaveLength(2);
  });
});
