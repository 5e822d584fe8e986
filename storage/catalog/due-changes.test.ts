import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

const TEN = "2026-03-28T07:00:00.000Z";
const at = (iso: string) => new Date(iso);

describe.each(ENGINES)("products that are shown later, on $engine", ({ newLocation }) => {
  const openShop = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const ledger = openLedger(store, () => new Date());
    const add = (name: string, shownFrom: string | null) =>
      catalog.createProduct({ ...LABUBU, name, shownFrom }, THE_SHOP);
    const shownFromOf = async ({ id }: { id: string }) => (await ledger.findPriced(id))?.product.shownFrom;
    return { catalog, store, ledger, add, shownFromOf };
  };

  test("what is due is shown in one step of the shop, what is hidden stays so, and nothing due writes nothing", async () => {
    const { catalog, store, ledger, add, shownFromOf } = await openShop();
    const [first, second] = [await add("Bir", TEN), await add("İki", TEN)];
    const later = await add("Üç", "2026-03-28T07:00:00.001Z");
    const hidden = await add("Dört", HIDDEN);
    const revision = store.revision();
    expect(await catalog.showDue(at("2026-03-28T06:59:59.999Z"))).toBeUndefined();
    expect(store.revision()).toBe(revision);
    expect(await catalog.showDue(at(TEN))).toMatchObject({ count: 2 });
    expect(await Promise.all([first, second, later, hidden].map(shownFromOf))).toEqual([
      null,
      null,
      later.shownFrom,
      HIDDEN,
    ]);
    expect((await ledger.listSteps())[0]).toMatchObject({ kind: "change", by: "Görüneceği an geldi", count: 2 });
    expect(await catalog.showDue(at(TEN))).toBeUndefined();
  });

  test("undone, a product is hidden: its moment does not come twice", async () => {
    const { catalog, ledger, add, shownFromOf } = await openShop();
    const product = await add("Bir", TEN);
    const done = await catalog.showDue(at(TEN));
    await ledger.undoStep(done?.step ?? "", THE_SHOP);
    expect(await shownFromOf(product)).toBe(HIDDEN);
    expect(await catalog.showDue(at("2027-01-01T00:00:00.000Z"))).toBeUndefined();
  });

  test("the trash is left alone, and several are hidden and shown at once", async () => {
    const { catalog, add, shownFromOf } = await openShop();
    const removed = await add("Bir", TEN);
    await catalog.removeProduct(removed.id, THE_SHOP);
    expect(await catalog.showDue(at(TEN))).toBeUndefined();
    const { id } = await catalog.createProduct(BILEKLIK, THE_SHOP);
    await catalog.changeMany([id], { isHidden: true }, THE_SHOP);
    expect(await shownFromOf({ id })).toBe(HIDDEN);
    await catalog.changeMany([id], { isHidden: false }, THE_SHOP);
    expect(await shownFromOf({ id })).toBeNull();
  });
});
