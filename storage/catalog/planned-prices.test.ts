import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES } from "../../tests/support/databases/engines.ts";
import { BEFORE, DURING, HERS, openTwo } from "../../tests/support/databases/two-planned.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

/** A choice that makes the product cheaper by so much. */
const cheaperBy = (lira: number) => [{ set: "telefon-modeli", without: [], extra: { "iphone-13": -lira } }];

describe.each(ENGINES)("of prices for a while, on $engine,", ({ newLocation }) => {
  const open = async () => openTwo(await newLocation());

  test("an undone plan never starts, and undone again it waits", async () => {
    const { catalog, plan, undo, turn, seen } = await open();
    const undone = await undo(await plan(1, 3));
    expect([await catalog.listPricePlans(), await turn(2)]).toEqual([[], []]);
    await undo(undone);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: false, count: 2 }]);
    await turn(2);
    expect(await seen()).toEqual([DURING, DURING]);
  });

  test("a plan that is undone while it runs gives the prices back, at once or by its start", async () => {
    const { catalog, plan, undo, turn, seen } = await open();
    const atOnce = await undo(await plan(null, 2));
    expect([await seen(), await catalog.listPricePlans()]).toEqual([[BEFORE, BEFORE], []]);
    await undo(await undo(atOnce));
    const later = await plan(1, 3);
    await turn(2);
    const undone = await undo(later);
    expect([await seen(), await catalog.listPricePlans(), await turn(2)]).toEqual([[BEFORE, BEFORE], [], []]);
    await undo(undone);
    expect(await seen()).toEqual([DURING, DURING]);
    await turn(4);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("an undone start gives the prices back and does not start again; undone again, the prices have their end", async () => {
    const { catalog, ledger, plan, undo, turn, seen } = await open();
    await plan(1, 3);
    const [started] = await turn(2);
    const preview = await ledger.previewUndo(started?.step ?? "", THE_SHOP);
    expect(preview.changed).toMatchObject([
      {
        subject: "product",
        count: 2,
        isReleased: true,
        changes: { price: { before: DURING.price, after: BEFORE.price } },
      },
    ]);
    const undone = await undo(started?.step ?? "");
    expect([await seen(), await catalog.listPricePlans(), await turn(2)]).toEqual([[BEFORE, BEFORE], [], []]);
    await undo(undone);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: true, count: 2 }]);
    await turn(4);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("an undone end leaves the prices as the products' own, without an end", async () => {
    const { catalog, plan, undo, turn, seen } = await open();
    const planned = await plan(null, 2);
    const [ended] = await turn(3);
    const undone = await undo(ended?.step ?? "");
    expect([await seen(), await catalog.listPricePlans(), await turn(4)]).toEqual([[DURING, DURING], [], []]);
    await undo(planned);
    expect([await seen(), await turn(4)]).toEqual([[DURING, DURING], []]);
    await undo(undone);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("taken back, they wait or run again when that is undone, also after their moments", async () => {
    const { catalog, plan, undo, turn, takeBack, seen } = await open();
    await plan(null, 2);
    const running = await takeBack();
    expect([await seen(), await catalog.listPricePlans()]).toEqual([[BEFORE, BEFORE], []]);
    await undo(running);
    expect(await catalog.listPricePlans()).toMatchObject([{ hasStarted: true, count: 2 }]);
    const late = await takeBack();
    await undo(late);
    await turn(3);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
    await plan(4, 6);
    const waiting = await takeBack();
    expect(await turn(5)).toEqual([]);
    await undo(waiting);
    expect(await turn(5)).toMatchObject([{ turned: "started" }]);
  });

  test("what was taken back does not return beside another one of the same days", async () => {
    const { plan, undo, takeBack } = await open();
    await plan(2, 4);
    const taken = await takeBack();
    await plan(3, 5);
    await expect(undo(taken)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("o günlerde"),
    });
    await takeBack();
    await undo(taken);
  });

  test("a price that somebody writes is the product's own, also where it is the same, until the writing is undone", async () => {
    const { catalog, one, two, plan, undo, turn, seen } = await open();
    await plan(null, 2);
    await catalog.changePrices(one, DURING, HERS, THE_SHOP);
    await catalog.changePrices(one, HERS, DURING, THE_SHOP);
    const { step } = await catalog.changePrices(two, DURING, HERS, THE_SHOP);
    expect(await catalog.listPricePlans()).toEqual([]);
    await undo(step);
    expect(await catalog.listPricePlans()).toMatchObject([{ name: "İki", count: 1 }]);
    await turn(3);
    expect(await seen()).toEqual([DURING, BEFORE]);
  });

  test("a writing that is undone after the end brings the price before back", async () => {
    const { catalog, one, plan, undo, turn, seen } = await open();
    await plan(null, 2);
    const { step } = await catalog.changePrices(one, DURING, HERS, THE_SHOP);
    await turn(3);
    expect(await seen()).toEqual([HERS, BEFORE]);
    await undo(step);
    await turn(3);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("an earlier change of a price is not undone under planned ones", async () => {
    const { catalog, one, plan, undo, turn, seen } = await open();
    const { step } = await catalog.changePrices(one, BEFORE, { price: 100, originalPrice: 200 }, THE_SHOP);
    await plan(null, 2, { prices: { change: { percent: -50 }, rounding: "none", oldPrice: "keep" } });
    await expect(undo(step)).rejects.toMatchObject({ code: "conflict" });
    await turn(3);
    expect((await seen())[0]).toEqual({ price: 100, originalPrice: 200 });
    await undo(step);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("a bulk price makes them the products' own, and its undo gives them their end again", async () => {
    const { catalog, ids, plan, undo, turn, seen } = await open();
    await plan(null, 2);
    const raise = { change: { lira: 10 }, rounding: "none", oldPrice: "keep" } as const;
    const { step } = await catalog.changeMany(ids, { prices: raise }, THE_SHOP);
    expect([await catalog.listPricePlans(), await turn(3)]).toEqual([[], []]);
    await undo(step);
    await turn(3);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("a version of those days has its prices as the product's own; one of today's price leaves the end", async () => {
    const { catalog, ledger, one, plan, turn, seen } = await open();
    await plan(null, 2);
    await catalog.patchProduct(one, { inStock: false }, THE_SHOP);
    const events = await ledger.listEvents(one);
    const running = events.find(({ changes }) => "price" in changes)?.id ?? "";
    await ledger.revertTo(one, running, THE_SHOP);
    expect(await catalog.listPricePlans()).toMatchObject([{ count: 2 }]);
    await turn(3);
    await ledger.revertTo(one, running, THE_SHOP);
    expect([await seen(), await turn(4)]).toEqual([[DURING, BEFORE], []]);
  });

  test("products in the trash have their own prices when they come back, also where they are brought back first", async () => {
    const { catalog, ledger, ids, one, two, plan, turn, seen } = await open();
    await plan(null, 2);
    for (const id of ids) await catalog.removeProduct(id, THE_SHOP);
    await ledger.restore([two], THE_SHOP);
    expect(await catalog.listPricePlans()).toMatchObject([{ name: "İki", count: 1 }]);
    await turn(3);
    await ledger.restore([one], THE_SHOP);
    expect(await seen()).toEqual([BEFORE, BEFORE]);
  });

  test("all of it stands in the product's history, and what did not change the product is no version of it", async () => {
    const { ledger, one, plan, turn, takeBack, undo } = await open();
    await undo(await plan(1, 3));
    await plan(null, 2);
    await takeBack();
    await plan(2, 4);
    await turn(3);
    await turn(5);
    const told = (await ledger.listEvents(one)).map(({ by, kind, planned, changes }) => [
      planned ? [planned.kind, planned.alone] : [by, kind],
      Object.keys(changes),
    ]);
    const prices = ["price", "originalPrice", "pricedBy"];
    expect(told).toEqual([
      [["Süreli fiyat bitti", "price"], prices.slice(0, 2)],
      [["Süreli fiyat başladı", "price"], prices],
      [["create", true], []],
      [["remove", false], prices],
      [["create", false], prices],
      [["undo", true], []],
      [["create", true], []],
      [["Dükkân", "create"], []],
    ]);
  });

  test("a product whose choices would cost nothing by then is left out and told, and the others start", async () => {
    const { catalog, ledger, one, plan, turn, seen } = await open();
    await plan(1, 3);
    await catalog.updateProduct(one, { ...LABUBU, name: "Bir", ...BEFORE, choices: cheaperBy(60) }, { by: THE_SHOP });
    expect(await turn(2)).toMatchObject([
      { turned: "started", count: 1 },
      { turned: "left-out", count: 1 },
    ]);
    expect(await seen()).toEqual([BEFORE, DURING]);
    expect((await ledger.listSteps())[0]).toMatchObject({ by: "Süreli fiyat başlayamadı", name: "Bir" });
    expect(await turn(2)).toEqual([]);
    await turn(4);
    await expect(plan(5, 6)).rejects.toMatchObject({ message: expect.stringMatching(/^“Bir”: Fiyat farklarıyla/) });
  });

  test("one whose prices cannot come back keeps those of the span as its own, is told, and holds up no other", async () => {
    const { catalog, ledger, one, plan, turn, seen } = await open();
    await plan(null, 2, { prices: { change: { lira: 100 }, rounding: "none", oldPrice: "keep" } });
    const raised = { price: 200, originalPrice: 120 };
    const changed = { ...LABUBU, name: "Bir", ...raised, choices: cheaperBy(150) };
    await catalog.updateProduct(one, changed, { by: THE_SHOP });
    expect(await turn(3)).toMatchObject([
      { turned: "ended", count: 1 },
      { turned: "left-out", count: 1 },
    ]);
    expect(await seen()).toEqual([raised, BEFORE]);
    expect((await ledger.listSteps())[0]).toMatchObject({
      by: "Süreli fiyat bitti, önceki fiyat geri gelemedi",
      what: "Bir için süreli fiyat",
    });
    expect([await turn(3), await catalog.listPricePlans()]).toEqual([[], []]);
  });
});
