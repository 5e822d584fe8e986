import { describe, expect, test } from "vitest";
import { type Author, STEPS_PER_PAGE, THE_SHOP } from "../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../tests/support/databases/engines.ts";
import { openLedger } from "../tests/support/databases/open-ledger.ts";
import { BILEKLIK, LABUBU } from "../tests/support/sample-products.ts";
import { CATEGORIES } from "./catalog/category-subject.ts";
import { PRODUCTS } from "./catalog/product-subject.ts";
import { rowsInWords } from "./ledger/told-changes.ts";
import { SETTINGS } from "./stored-sections.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const DENIZ: Author = { id: "deniz", name: "Deniz", reach: "shop" };

describe.each(ENGINES)("the ledger on $engine", ({ newLocation }) => {
  const openShop = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    return { catalog, store, ledger: openLedger(store), shelf: catalog.listProducts };
  };

  test("a removed product comes back with its address, its position and its history", async () => {
    const { catalog, ledger, shelf } = await openShop();
    await catalog.createProduct(BILEKLIK, THE_SHOP);
    const { id } = await catalog.createProduct(LABUBU, AYSE);
    const before = (await shelf()).map(({ updatedAt: _, revision: __, ...product }) => product);
    const { step } = await catalog.removeProduct(id, DENIZ);
    expect(await ledger.listRemoved()).toMatchObject({
      removed: [{ product: { id }, removedAt: expect.any(String) }],
      total: 1,
    });
    expect(await ledger.undoStep(step, DENIZ)).toMatchObject({ count: 1, left: 0 });
    expect(await shelf()).toMatchObject(before);
    expect(await ledger.listRemoved()).toEqual({ removed: [], total: 0 });
    const events = await ledger.listEvents(id);
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ["undo", "Deniz"],
      ["remove", "Deniz"],
      ["create", "Ayşe"],
    ]);
  });

  test("a restored product shares its position with no product created in the meantime", async () => {
    const { catalog, ledger, shelf } = await openShop();
    const first = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(first.id, THE_SHOP);
    const second = await catalog.createProduct(BILEKLIK, THE_SHOP);
    await ledger.restore([first.id], AYSE);
    expect((await shelf()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test("a step is undone once, and the undoing can be undone", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    const { step } = await catalog.changeMany([id], { inStock: false }, AYSE);
    const undone = await ledger.undoStep(step, AYSE);
    expect(await catalog.findProduct(id)).toMatchObject({ inStock: true });
    await expect(ledger.undoStep(step, AYSE)).rejects.toMatchObject({ code: "conflict" });
    await ledger.undoStep(undone.step, AYSE);
    expect(await catalog.findProduct(id)).toMatchObject({ inStock: false });
    await expect(ledger.undoStep("yok", AYSE)).rejects.toMatchObject({ code: "not-found" });
  });

  test("a product can be reverted to any earlier version", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.updateProduct(id, { ...LABUBU, name: "İkinci", price: 5, colors: ["mavi"] }, { by: THE_SHOP });
    await catalog.updateProduct(id, { ...BILEKLIK, name: "Üçüncü" }, { by: THE_SHOP });
    const [third, second, created] = await ledger.listEvents(id);
    expect(second?.changes).toMatchObject({
      name: { before: LABUBU.name, after: "İkinci" },
      price: { before: 899.9, after: 5 },
      colors: { before: LABUBU.colors, after: ["mavi"] },
    });
    expect((await ledger.revertTo(id, second?.id ?? "", AYSE)).product).toMatchObject({
      name: "İkinci",
      price: 5,
      slug: "ikinci",
    });
    expect((await ledger.revertTo(id, created?.id ?? "", AYSE)).product).toMatchObject({
      ...LABUBU,
      slug: "labubu-anahtarlik",
    });
    expect((await ledger.revertTo(id, third?.id ?? "", AYSE)).product).toMatchObject({ ...BILEKLIK, name: "Üçüncü" });
    await expect(ledger.revertTo(id, "yok", AYSE)).rejects.toMatchObject({ code: "not-found" });
  });

  test("the list of steps shows each step's kind, author and number of products, and whether it was undone", async () => {
    const { catalog, ledger } = await openShop();
    const [one, two] = [await catalog.createProduct(LABUBU, THE_SHOP), await catalog.createProduct(BILEKLIK, THE_SHOP)];
    const { step } = await catalog.changeMany([one.id, two.id], { isRemoved: true }, AYSE);
    await ledger.undoStep(step, DENIZ);
    expect(await ledger.listSteps()).toMatchObject([
      { kind: "undo", by: "Deniz", count: 2, isUndone: false },
      { id: step, kind: "remove", by: "Ayşe", count: 2, isUndone: true },
      { kind: "create", by: "Dükkân", count: 1, name: BILEKLIK.name },
      { kind: "create", by: "Dükkân", count: 1, name: LABUBU.name },
    ]);
  });

  test("steps are listed a page at a time, the newest first", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    for (let step = 0; step < STEPS_PER_PAGE; step += 1)
      await catalog.patchProduct(id, { featured: step % 2 > 0 }, AYSE);
    const newest = await ledger.listSteps();
    expect(newest.map(({ kind }) => kind)).toEqual(Array(STEPS_PER_PAGE).fill("change"));
    await catalog.createProduct(BILEKLIK, THE_SHOP);
    const older = await ledger.listSteps({ before: newest.at(-1)?.id });
    expect(older).toMatchObject([{ kind: "create", name: LABUBU.name }]);
    expect(await ledger.listSteps({ before: older[0]?.id })).toEqual([]);
    expect(await ledger.listSteps({ before: "yok" })).toEqual([]);
  });

  test("a product that returns to the trash by undoing stays there for thirty days again", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(id, AYSE);
    const [before] = (await ledger.listRemoved()).removed;
    const { step } = await ledger.restore([id, id], AYSE);
    await ledger.undoStep(step, AYSE);
    const [after] = (await ledger.listRemoved()).removed;
    expect(String(after?.removedAt) >= String(before?.removedAt)).toBe(true);
    expect((await ledger.listEvents(id)).map(({ kind }) => kind)).toEqual(["undo", "bring-back", "remove", "create"]);
  });

  test("a save that changes nothing adds no event", async () => {
    const { catalog, ledger } = await openShop();
    const created = await catalog.createProduct(LABUBU, THE_SHOP);
    expect(await catalog.updateProduct(created.id, LABUBU, { by: THE_SHOP })).toEqual(created);
    const patched = await catalog.patchProduct(created.id, { inStock: LABUBU.inStock }, AYSE);
    expect(patched).toEqual({ product: created, step: undefined });
    expect(await ledger.listEvents(created.id)).toHaveLength(1);
  });

  test("prices are known with their revisions, since the oldest event, in the trash too", async () => {
    const { catalog, ledger } = await openShop();
    expect((await ledger.revisedPrices([])).since).toBeUndefined();
    const first = await catalog.createProduct(LABUBU, THE_SHOP);
    const second = await catalog.updateProduct(first.id, { ...LABUBU, price: 700 }, { by: THE_SHOP });
    await catalog.updateProduct(first.id, { ...LABUBU, price: 700, name: "Başka" }, { by: THE_SHOP });
    const third = await catalog.updateProduct(first.id, { ...LABUBU, price: 800 }, { by: THE_SHOP });
    const choices = [{ set: "beden", without: [], extra: { xl: 20 } }];
    const fourth = await catalog.updateProduct(first.id, { ...LABUBU, price: 800, choices }, { by: THE_SHOP });
    await catalog.removeProduct(first.id, THE_SHOP);
    const { prices, since } = await ledger.revisedPrices([first]);
    expect(since).toEqual({ revision: first.revision, at: expect.any(String) });
    expect(prices.get(first.id)).toMatchObject({
      price: { price: 800, choices },
      changes: [
        { revision: second.revision, before: { price: 899.9 }, after: { price: 700 } },
        { revision: third.revision, before: { price: 700 }, after: { price: 800 } },
        { revision: fourth.revision, before: { price: 800, choices: [] }, after: { price: 800, choices } },
      ],
    });
  });

  test("the price history is complete, even after the product was shifted often", async () => {
    const { catalog, ledger } = await openShop();
    const shifted = await catalog.createProduct(LABUBU, THE_SHOP);
    const others = [
      await catalog.createProduct({ ...LABUBU, name: "b" }, THE_SHOP),
      await catalog.createProduct({ ...LABUBU, name: "c" }, THE_SHOP),
    ];
    await catalog.updateProduct(shifted.id, { ...LABUBU, price: 700 }, { by: THE_SHOP });
    for (let move = 0; move < 6; move += 1) await catalog.placeProduct(others[move % 2]?.id ?? "", shifted.id, AYSE);
    await catalog.updateProduct(shifted.id, { ...LABUBU, price: 800 }, { by: THE_SHOP });
    const found = await ledger.findPriced(shifted.id);
    expect(found?.product).toMatchObject({ price: 800 });
    expect(found?.prices).toMatchObject({
      price: 800,
      since: shifted.createdAt,
      changes: [
        { before: 899.9, after: 700 },
        { before: 700, after: 800 },
      ],
    });
    expect((await ledger.listEvents(shifted.id)).map(({ kind }) => kind)).toEqual(["change", "change", "create"]);
    expect(await ledger.findPriced("yok")).toBeUndefined();
  });

  test("the trash and the steps are listed for thirty days, by the given clock", async () => {
    const { catalog, store } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(id, THE_SHOP);
    const ledgerIn = (days: number) => openLedger(store, () => new Date(Date.now() + days * 24 * 3600 * 1000));
    expect(await ledgerIn(29).listRemoved()).toMatchObject({ total: 1 });
    expect(await ledgerIn(29).listSteps()).toHaveLength(2);
    expect([(await ledgerIn(31).listRemoved()).total, await ledgerIn(31).listSteps()]).toEqual([0, []]);
    await expect(ledgerIn(31).restore(undefined, AYSE)).rejects.toMatchObject({ code: "not-found" });
    expect(await ledgerIn(29).restore(undefined, AYSE)).toMatchObject({ count: 1 });
  });

  test("after thirty days removed products are deleted, and their addresses are free", async () => {
    const { catalog, ledger } = await openShop();
    const [kept, removed] = [
      await catalog.createProduct(BILEKLIK, THE_SHOP),
      await catalog.createProduct(LABUBU, THE_SHOP),
    ];
    const { step } = await catalog.removeProduct(removed.id, THE_SHOP);
    const later = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
    await ledger.removeExpired(later(29));
    expect(await ledger.listRemoved()).toMatchObject({ total: 1 });
    await ledger.removeExpired(new Date("2038-01-19T03:14:08Z"));
    expect(await ledger.listRemoved(), "a clock that jumped").toMatchObject({ total: 1 });
    await ledger.removeExpired(later(31));
    expect(await catalog.findAddress(removed.slug)).toBeUndefined();
    await expect(ledger.undoStep(step, AYSE)).rejects.toMatchObject({ code: "not-found" });
    expect(await catalog.findProduct(kept.id)).toEqual(kept);
  });
});

test.each([
  [PRODUCTS, "Kupa", 1, "Kupa"],
  [PRODUCTS, "Kupa", 1312, "1.312 ürün"],
  [CATEGORIES, "Takılar", 1, "Takılar kategorisi"],
  [CATEGORIES, "Takılar", 2, "2 kategori"],
  [SETTINGS, "Slaytlar", 1, "Slaytlar"],
  [SETTINGS, "Slaytlar", 3, "3 ayar bölümü"],
  [undefined, "Bir şey", 3, "3 kayıt"],
])("a step names its row, or says how many there are (%#)", (subject, name, count, words) => {
  expect(rowsInWords(subject, { name, count })).toBe(words);
});
