import { describe, expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { queryPlan } from "../../tests/support/databases/query-plan.ts";
import { BEFORE, DURING, HERS, inHours, openTwo } from "../../tests/support/databases/two-planned.ts";
import { randomRuns, seededRandom } from "../../tests/support/thorough.ts";
import { openIn } from "./planned-prices.ts";
import { createCatalog } from "./stored-catalog.ts";

const HELPER: Author = { id: "h", name: "Ece", reach: "products-without-prices" };

describe.each(ENGINES)("prices for a while on $engine", ({ engine, newLocation }) => {
  test("a cut from now on goes back at its end, each as one step", async () => {
    const { catalog, store, ledger, one, plan, seen, turn } = await openTwo(await newLocation());
    const step = await plan(null, 2);
    expect(await seen()).toEqual([DURING, DURING]);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: true, count: 2 }]);
    expect(await catalog.findPricePlans(one)).toMatchObject([{ hasStarted: true, back: BEFORE }]);
    expect(await catalog.findPricePlans("başka")).toEqual([]);
    const revision = store.revision();
    expect(await turn(1)).toEqual([]);
    expect(store.revision()).toBe(revision);
    expect(await turn(3)).toMatchObject([{ count: 2, turned: "ended" }]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    expect(await catalog.listPricePlans()).toEqual([]);
    expect((await ledger.listSteps()).slice(0, 2)).toMatchObject([
      { kind: "price", subject: "product", by: "Süreli fiyat bitti", count: 2 },
      { id: step, kind: "create", subject: "planned-price", what: "2 ürün için süreli fiyat", count: 2 },
    ]);
  });

  test("one for later begins at its hour; what was priced meanwhile or is in the trash is left out, and told", async () => {
    const { catalog, ledger, one, two, plan, seen, turn } = await openTwo(await newLocation());
    await plan(1, 3);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: false, count: 2 }]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    await catalog.changePrices(two, BEFORE, HERS, THE_SHOP);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: false, name: "Bir", count: 1 }]);
    expect(await turn(2)).toMatchObject([
      { count: 1, turned: "started" },
      { count: 1, turned: "left-out" },
    ]);
    expect((await ledger.listSteps()).slice(0, 2)).toMatchObject([
      { by: "Süreli fiyat başlayamadı", what: "İki için süreli fiyat", kind: "remove" },
      { by: "Süreli fiyat başladı", what: "Bir", kind: "price" },
    ]);
    expect(await seen()).toEqual([DURING, HERS]);
    await catalog.removeProduct(one, THE_SHOP);
    expect(await catalog.listPricePlans()).toEqual([]);
    await turn(4);
    await ledger.restore([one], THE_SHOP);
    expect(await seen()).toEqual([BEFORE, HERS]);
  });

  test("one waits behind another, begins from the prices that come back there, and starts when that has ended", async () => {
    const { catalog, one, plan, seen, turn } = await openTwo(await newLocation());
    await plan(null, 2);
    const fifth = { change: { percent: -20 }, rounding: "none", oldPrice: "set" } as const;
    await plan(2, 5, { prices: fifth });
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: true }, { hasStarted: false, count: 2 }]);
    expect(await catalog.findPricePlans(one)).toMatchObject([
      { hasStarted: true, back: BEFORE },
      { hasStarted: false, back: BEFORE },
    ]);
    expect(await turn(3)).toMatchObject([{ turned: "ended" }, { turned: "started" }]);
    expect(await seen()).toEqual(Array(2).fill({ price: 80, originalPrice: 100 }));
    await turn(6);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("late by days, the moments that have passed are made up for, and what is over does not start", async () => {
    const { plan, seen, turn } = await openTwo(await newLocation());
    await plan(null, 2);
    await plan(3, 5);
    await plan(50, 90);
    expect(await turn(60)).toMatchObject([
      { turned: "ended" },
      { turned: "left-out", count: 2 },
      { turned: "started" },
    ]);
    expect(await seen()).toEqual([DURING, DURING]);
    expect(await turn(100)).toMatchObject([{ turned: "ended", count: 2 }]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("two at once are refused by the product's name, as are an end before its start and a helper without the right", async () => {
    const { catalog, ledger, plan, takeBack } = await openTwo(await newLocation());
    await expect(plan(1, 2, { by: HELPER })).rejects.toMatchObject({ code: "invalid" });
    await expect(plan(2, 1)).rejects.toMatchObject({ message: "Bitiş başlangıçtan sonra olmalı" });
    await expect(plan(null, -1)).rejects.toMatchObject({ message: "Bitiş şimdiden sonra olmalı" });
    await expect(plan(null, 24 * 181)).rejects.toMatchObject({ code: "invalid" });
    const step = await plan(2, 4);
    for (const [from, until] of [
      [null, 3],
      [3, 5],
      [1, 9],
    ] as const) {
      await expect(plan(from, until)).rejects.toMatchObject({
        message: expect.stringMatching(/^“(Bir|İki)” o günlerde/),
      });
    }
    await plan(4, 5);
    await expect(ledger.undoStep(step, HELPER)).rejects.toMatchObject({ code: "invalid" });
    const [{ id = "" } = {}] = await catalog.listPricePlans();
    await expect(catalog.endPricePlan(id, HELPER)).rejects.toMatchObject({ code: "invalid" });
    await takeBack();
    await expect(catalog.endPricePlan(id, THE_SHOP)).rejects.toMatchObject({ code: "not-found" });
  });

  test("of several processes one starts and one ends it", async () => {
    const location = await newLocation();
    const { catalog, ledger, plan, seen } = await openTwo(location);
    const other = createCatalog((await openFor(location)).store);
    await plan(1, 3);
    const started = await Promise.all([catalog, other, catalog].map((one) => one.turnDuePrices(inHours(2))));
    const ended = await Promise.all([other, catalog, other].map((one) => one.turnDuePrices(inHours(4))));
    expect([started.flat().length, ended.flat().length]).toEqual([1, 1]);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    expect((await ledger.listSteps()).filter(({ kind }) => kind === "price")).toHaveLength(2);
  });

  test.runIf(engine === "sqlite")("the list and the scheduler read by their indexes", async () => {
    const { db } = await openTwo(await newLocation());
    const plan = await queryPlan(db, openIn(db).select("id"));
    expect(plan).toContain("products_by_owner");
    expect(plan).toContain("planned_prices_waiting");
  });
});

const [{ newLocation }] = ENGINES;

/** Planned prices have kuruş, prices written by hand have none. No end is undone, because that would leave planned prices. */
test("in whatever order prices are planned, written, taken back and undone, no product keeps a planned one", async () => {
  for (let seed = 0; seed < randomRuns(30); seed += 1) {
    const { catalog, ledger, db, ids } = await openTwo(await newLocation());
    const random = seededRandom(seed);
    let clock = 0;
    const anId = () => ids[random(ids.length)] ?? "";
    const works = [
      async function plan() {
        const from = random(3) === 0 ? null : clock + random(4);
        const until = (from ?? clock) + 1 + random(4);
        const span = { from: from === null ? null : inHours(from).toISOString(), until: inHours(until).toISOString() };
        const prices = { change: { lira: -20.37 }, rounding: "none", oldPrice: "set" } as const;
        const chosen = random(2) === 0 ? ids : [anId()];
        await catalog.planPrices(chosen, { prices, span }, { by: THE_SHOP, now: inHours(clock) });
      },
      async function write() {
        const id = anId();
        const seen = await catalog.findProduct(id);
        if (seen) await catalog.changePrices(id, seen, { price: 50 + random(3) * 40, originalPrice: null }, THE_SHOP);
      },
      async function takeBack() {
        const plans = await catalog.listPricePlans();
        await catalog.endPricePlan(plans[random(plans.length)]?.id ?? "", THE_SHOP);
      },
      async function undo() {
        const steps = (await ledger.listSteps()).filter(({ by }) => by !== "Süreli fiyat bitti");
        await ledger.undoStep(steps[random(Math.min(5, steps.length))]?.id ?? "", THE_SHOP);
      },
      async function turn() {
        clock += random(4);
        await catalog.turnDuePrices(inHours(clock));
      },
      async function bin() {
        const id = anId();
        await ((await catalog.findProduct(id)) ? catalog.removeProduct(id, THE_SHOP) : ledger.restore([id], THE_SHOP));
      },
    ];
    const done: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      const work = works[[0, 0, 1, 2, 3, 3, 3, 4, 4, 5][random(10)] ?? 0] ?? works[0];
      try {
        await work?.();
        done.push(`${work?.name} ${clock}`);
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
      }
    }
    await catalog.turnDuePrices(inHours(clock + 100));
    const rows = await db.selectFrom("products").select(["price_kurus", "priced_by"]).execute();
    const left = rows.filter(({ price_kurus, priced_by }) => price_kurus % 100 !== 0 || priced_by !== null);
    expect(left, `seed ${seed}: ${done.join(", ")}`).toEqual([]);
  }
}, 120_000);
