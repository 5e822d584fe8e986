import { describe, expect, test } from "vitest";
import type { ManyChange } from "../../domain/catalog/product-patch.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { BILEKLIK, LABUBU, setValue } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("many products at once on $engine", ({ newLocation }) => {
  const openThree = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const ids: string[] = [];
    for (const name of ["a", "b", "c"]) ids.push((await catalog.createProduct({ ...LABUBU, name }, THE_SHOP)).id);
    const seen = async () => Promise.all(ids.map((id) => catalog.findProduct(id)));
    const change = (change: ManyChange) => catalog.changeMany(ids, change, THE_SHOP);
    return { catalog, store, ids, seen, change };
  };

  test.each([
    [{ inStock: false }, { inStock: false }],
    [{ featured: false }, { featured: false }],
    [{ category: "takilar" }, { category: "takilar" }],
    [
      { prices: { change: { percent: 12 }, rounding: "90", oldPrice: "keep" } },
      { price: 1007.9, originalPrice: 1199.9 },
    ],
    [{ prices: { change: { percent: -10 }, rounding: "90", oldPrice: "set" } }, { price: 809.9, originalPrice: 899.9 }],
    [{ prices: { change: { percent: 12 }, rounding: "90", oldPrice: "drop" } }, { price: 1007.9, originalPrice: null }],
  ] as [ManyChange, object][])("%j is done to all of them, as one write", async (wanted, result) => {
    const { store, seen, change } = await openThree();
    const before = store.revision();
    expect(await change(wanted)).toEqual({ step: expect.any(String), count: 3 });
    expect(store.revision()).toBe(before + 1);
    expect(await seen()).toMatchObject([result, result, result]);
  });

  test("values of a set are given to all of them, and one undo takes them back", async () => {
    const { catalog, store, ids, seen } = await openThree();
    const values = ["iphone-17", "iphone-18"].map((id) => setValue(id));
    const sets = [{ id: "model", name: "Telefon modeli", word: "model", values }];
    const asked = { set: "model", without: ["iphone-18"], extra: { "iphone-17": 20 } };
    await catalog.updateProduct(ids[0] ?? "", { ...LABUBU, name: "a", choices: [asked] }, { by: THE_SHOP });
    const given = { values: { set: "model", values: ["iphone-18"], isGiven: true } };
    const { step, count } = await catalog.changeMany(ids, given, THE_SHOP, undefined, sets);
    const alone = { choices: [{ set: "model", without: ["iphone-17"], extra: {} }] };
    expect(await seen()).toMatchObject([{ choices: [{ ...asked, without: [] }] }, alone, alone]);
    expect(count).toBe(3);
    await openLedger(store).undoStep(step, THE_SHOP);
    expect(await seen()).toMatchObject([{ choices: [asked] }, { choices: [] }, { choices: [] }]);
    await expect(catalog.changeMany(ids, given, THE_SHOP)).rejects.toMatchObject({ code: "not-found" });
  });

  test("removing takes all of them from the shop and keeps their addresses", async () => {
    const { catalog, seen, change } = await openThree();
    await change({ isRemoved: true });
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    expect(await catalog.findAddress("a")).toMatchObject({ state: "gone" });
  });

  test("unchanged and removed products are not counted", async () => {
    const { catalog, ids, change } = await openThree();
    const [first = "", second = ""] = ids;
    await catalog.patchProduct(first, { inStock: false }, THE_SHOP);
    await catalog.removeProduct(second, THE_SHOP);
    expect(await change({ inStock: false })).toMatchObject({ count: 1 });
  });

  test("one product that cannot be changed prevents the whole change", async () => {
    const { catalog, ids, seen, change } = await openThree();
    await catalog.updateProduct(ids[2] ?? "", { ...BILEKLIK, price: 5 }, { by: THE_SHOP });
    await expect(
      change({ prices: { change: { lira: -10 }, rounding: "none", oldPrice: "keep" } }),
    ).rejects.toMatchObject({
      code: "invalid",
      message: "“Çift bileklik” için fiyat 0'dan büyük kalmıyor ya da çok büyüyor",
    });
    await expect(change({ category: "yok" })).rejects.toMatchObject({ code: "invalid" });
    expect(await seen()).toMatchObject([{ price: 899.9 }, { price: 899.9 }, { price: 5 }]);
  });

  test("a change based on an older version of one of them is refused", async () => {
    const { catalog, store, ids, seen } = await openThree();
    const [first = ""] = ids;
    const seenAt = store.revision();
    await catalog.patchProduct(first, { featured: false }, THE_SHOP);
    const raise: ManyChange = { prices: { change: { lira: 10 }, rounding: "none", oldPrice: "keep" } };
    await expect(catalog.changeMany(ids, raise, THE_SHOP, seenAt)).rejects.toMatchObject({ code: "conflict" });
    expect(await seen()).toMatchObject([{ price: 899.9 }, { price: 899.9 }, { price: 899.9 }]);
    expect(await catalog.changeMany(ids, raise, THE_SHOP, store.revision())).toMatchObject({ count: 3 });
  });
});
