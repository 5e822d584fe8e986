import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { CATEGORIES, newCategory } from "../catalog/category-subject.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { createSections } from "../stored-sections.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const NOTHING_LEFT = "Fiyat farklarıyla fiyat 0'dan büyük kalmıyor";

/** The cheapest model costs 50 less than the product. */
const CASE = {
  ...LABUBU,
  price: 100,
  originalPrice: null,
  images: [],
  colors: ["Pembe", "Mavi"],
  choices: [{ set: "telefon-modeli", without: [], extra: { "iphone-13": -50 } }],
};

const PLAIN = { ...CASE, name: "Kupa", choices: [] };

describe.each(ENGINES)("a row that breaks a rule is not written on $engine, by no way:", ({ newLocation }) => {
  async function openShelf() {
    const { catalog, store, db } = await openCatalogFor(await newLocation());
    const ledger = openLedger(store);
    const first = await catalog.createProduct({ ...CASE, name: "Kılıf" }, AYSE);
    const second = await catalog.createProduct({ ...CASE, name: "Kap" }, AYSE);
    const plain = await catalog.createProduct(PLAIN, AYSE);
    const prices = async () => (await catalog.listProducts()).map(({ name, price }) => `${name} ${price}`).toSorted();
    return { catalog, store, db, ledger, first, second, plain, prices };
  }

  const percent = (percent: number) => ({
    prices: { change: { percent }, rounding: "none", oldPrice: "keep" } as const,
  });

  test("many prices at once name the first products and change none", async () => {
    const { catalog, first, second, plain, prices } = await openShelf();
    const before = await prices();
    await expect(catalog.changeMany([first.id, second.id, plain.id], percent(-60), AYSE)).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(`^“(Kılıf”, “Kap|Kap”, “Kılıf)”: ${NOTHING_LEFT}. Hiçbiri değişmedi$`),
    });
    expect(await prices()).toEqual(before);
    await catalog.changeMany([plain.id], percent(-60), AYSE);
    expect(await prices()).toEqual(["Kap 100", "Kupa 40", "Kılıf 100"]);
  });

  test("the price in its row is refused at that field", async () => {
    const { catalog, first } = await openShelf();
    const seen = { price: 100, originalPrice: null };
    await expect(catalog.changePrices(first.id, seen, { price: 50, originalPrice: null }, AYSE)).rejects.toMatchObject({
      message: NOTHING_LEFT,
      field: "price",
    });
  });

  test("an undo says what to change first, and goes through after that", async () => {
    const { catalog, ledger, plain, prices } = await openShelf();
    const seen = { price: 100, originalPrice: null };
    const cheap = await catalog.changePrices(plain.id, seen, { price: 40, originalPrice: null }, AYSE);
    const dear = await catalog.changePrices(
      plain.id,
      { price: 40, originalPrice: null },
      { price: 200, originalPrice: null },
      AYSE,
    );
    await catalog.updateProduct(plain.id, { ...PLAIN, price: 200, choices: CASE.choices }, { by: AYSE });
    await expect(ledger.undoStep(dear.step, AYSE)).rejects.toMatchObject({
      code: "invalid",
      message: `“Kupa” geri alınamadı: ${NOTHING_LEFT}. Önce “Seçenekler” alanını değiştir`,
    });
    const event = (await ledger.listEvents(plain.id)).find(({ step }) => step === cheap.step);
    await catalog.updateProduct(plain.id, { ...PLAIN, price: 200 }, { by: AYSE });
    await ledger.revertTo(plain.id, event?.id ?? "", AYSE);
    expect(await prices()).toContain("Kupa 40");
    const { choices } = CASE;
    await expect(catalog.updateProduct(plain.id, { ...PLAIN, price: 40, choices }, { by: AYSE })).rejects.toMatchObject(
      {
        message: NOTHING_LEFT,
        field: "choices",
      },
    );
  });

  test("a color that goes takes its mark and its count along, and brings them back", async () => {
    const { catalog, ledger, first } = await openShelf();
    const marks = { soldOut: [["renk=Mavi"]], counts: { "renk=Mavi": 3, "renk=Pembe": 2 } };
    await catalog.patchProduct(first.id, marks, AYSE);
    await catalog.updateProduct(first.id, { ...CASE, name: "Kılıf", ...marks, colors: ["Pembe"] }, { by: AYSE });
    const [{ step } = { step: "" }] = await ledger.listEvents(first.id);
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({ soldOut: [], counts: { "renk=Pembe": 2 } });
    await ledger.undoStep(step, AYSE);
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({ colors: ["Pembe", "Mavi"], ...marks });
  });

  test("a color that comes back is sold out and counted as before, whatever others have changed since (B6)", async () => {
    const { catalog, ledger, first } = await openShelf();
    const marks = { soldOut: [["renk=Pembe"]], counts: { "renk=Pembe": 0, "renk=Mavi": 5 } };
    await catalog.patchProduct(first.id, marks, AYSE);
    const [{ id: event } = { id: "" }] = await ledger.listEvents(first.id);
    const without = { ...CASE, name: "Kılıf", colors: ["Mavi"], counts: { "renk=Mavi": 5 } };
    await catalog.updateProduct(first.id, without, { by: AYSE });
    const [{ step } = { step: "" }] = await ledger.listEvents(first.id);
    await catalog.patchProduct(first.id, { counts: { "renk=Mavi": 4 }, soldOut: [["renk=Mavi"]] }, AYSE);
    const undone = await ledger.undoStep(step, AYSE);
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({
      colors: ["Pembe", "Mavi"],
      counts: { "renk=Pembe": 0, "renk=Mavi": 4 },
      soldOut: [["renk=Mavi"], ["renk=Pembe"]],
    });
    await ledger.undoStep(undone.step, AYSE);
    await ledger.revertTo(first.id, event, AYSE);
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({
      colors: ["Pembe", "Mavi"],
      counts: { "renk=Pembe": 0, "renk=Mavi": 4 },
      soldOut: [["renk=Pembe"]],
    });
  });

  test("a mark of a color that the product does not have is no change, and no step", async () => {
    const { catalog, first } = await openShelf();
    expect(await catalog.patchProduct(first.id, { soldOut: [["renk=Gri"]] }, AYSE)).toMatchObject({
      product: { soldOut: [] },
      step: undefined,
    });
  });

  test("two undos of a section's days cannot end it before it begins (B1)", async () => {
    const { store, ledger } = await openShelf();
    const sections = createSections(store, FIRST_SETTINGS.sections);
    const save = (days: { from: string; until: string }) =>
      sections.save("notice", { ...FIRST_SETTINGS.sections.notice, text: "Bayram", ...days }, { by: AYSE });
    await save({ from: "2026-03-10", until: "2026-03-20" });
    const earlier = await save({ from: "2026-03-01", until: "2026-03-20" });
    await save({ from: "2026-03-01", until: "2026-03-05" });
    await expect(ledger.undoStep(earlier.step ?? "", AYSE)).rejects.toMatchObject({
      code: "invalid",
      message:
        "“Duyuru satırı” geri alınamadı: Son gün ilk günden önce olamaz. Önce “Göründüğü son gün” alanını değiştir",
    });
    expect((await sections.find("notice")).values).toMatchObject({ from: "2026-03-01", until: "2026-03-05" });
    await save({ from: "2026-03-01", until: "2026-03-15" });
    await ledger.undoStep(earlier.step ?? "", AYSE);
    expect((await sections.find("notice")).values).toMatchObject({ from: "2026-03-10", until: "2026-03-15" });
  });

  test("a row that was in trouble before changes in other ways, goes to the trash and comes back", async () => {
    const { catalog, ledger, db, first } = await openShelf();
    await db.updateTable("products").set({ price_kurus: 4000 }).where("id", "=", first.id).execute();
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({ price: 40, shownFrom: "hidden" });
    await catalog.patchProduct(first.id, { featured: true }, AYSE);
    await catalog.removeProduct(first.id, AYSE);
    await ledger.restore([first.id], THE_SHOP);
    await catalog.changePrices(first.id, { price: 40, originalPrice: null }, { price: 60, originalPrice: null }, AYSE);
    expect((await ledger.findPriced(first.id))?.product).toMatchObject({ price: 60, shownFrom: null });
  });
});

test.each([
  [null, null, true],
  [HIDDEN, HIDDEN, true],
  ["2026-12-01T09:00:00.000Z", "2026-12-01T09:00:00.000Z", true],
  ["{", HIDDEN, false],
  ["", HIDDEN, false],
])("a product stored as shown from %j is read as %j", (stored, read, isReadable) => {
  const { shown_from } = OWNERS_COLUMNS;
  expect([shown_from.read(stored), shown_from.isReadable?.(stored)]).toEqual([read, isReadable]);
});

test("a category without a name is told", () => {
  const category = newCategory({ id: "1", slug: "takilar", name: " ", tint: "rose", position: 1, revision: 1 });
  expect(CATEGORIES.trouble?.(category)?.words).toBe("adı boş");
  expect(CATEGORIES.trouble?.({ ...category, name: "Takılar" })).toBeUndefined();
});
