import { expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES } from "../../tests/support/databases/engines.ts";
import { inHours, openTwo } from "../../tests/support/databases/two-planned.ts";
import { seededRandom } from "../../tests/support/seeded-random.ts";
import { randomRuns } from "../../tests/support/thorough.ts";

const [{ newLocation }] = ENGINES;

/** Planned prices have kuruş, and whatever somebody writes by hand has none. An undone end leaves the planned ones, so none is undone. */
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
