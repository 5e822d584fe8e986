import { describe, expect, test } from "vitest";
import { type Author, FIRST_VERSION } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { createSections } from "../stored-sections.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const first = FIRST_SETTINGS.sections;

describe.each(ENGINES)("what a step changed is told on $engine", ({ newLocation }) => {
  const openShop = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const ledger = openLedger(store);
    const sections = createSections(store, first);
    const saveContact = async (values: Partial<typeof first.contact>) => {
      const { values: now } = await sections.find("contact");
      const { step = "" } = await sections.save("contact", { ...now, ...values }, { by: AYSE });
      return step;
    };
    return { catalog, store, ledger, sections, saveContact };
  };

  test("the list names the item, and each field with its value before and after, the first ones too", async () => {
    const { ledger, saveContact } = await openShop();
    await saveContact({ phone: "905321234567", social: "@kurdele" });
    const [step] = await ledger.listSteps();
    expect(step).toMatchObject({
      item: "contact",
      changes: { phone: { before: first.contact.phone, after: "905321234567" }, social: { after: "@kurdele" } },
    });
    expect(Object.keys(step?.changes ?? {})).toEqual(["phone", "social"]);
  });

  test("the list names no values of many products at once, and none that are too long", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, AYSE);
    const other = await catalog.createProduct({ ...BILEKLIK, inStock: true }, AYSE);
    await catalog.updateProduct(id, { ...LABUBU, description: "uzun ".repeat(800), name: "Kupa" }, { by: AYSE });
    await catalog.changeMany([id, other.id], { featured: false, inStock: false }, AYSE);
    const [many, one] = await ledger.listSteps();
    expect(many).toMatchObject({ count: 2 });
    expect(many?.changes).toBeUndefined();
    expect(one?.changes).toMatchObject({ description: null, name: { after: "Kupa" } });
  });

  test("of several items one that stays is counted, and no field is said to stay", async () => {
    const { catalog, ledger } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, AYSE);
    const other = await catalog.createProduct({ ...BILEKLIK, inStock: true }, AYSE);
    const { step = "" } = await catalog.changeMany([id, other.id], { inStock: false }, AYSE);
    await catalog.patchProduct(other.id, { inStock: true }, AYSE);
    const preview = await ledger.previewUndo(step, AYSE);
    expect(preview).toMatchObject({ left: 1, changed: [{ count: 1, kept: [], again: [] }] });
  });

  test("who may not see persons reads none in the list, nor in what an undo did", async () => {
    const { store, ledger } = await openShop();
    const orders = openOrders(store);
    const { order } = await orders.create(ECES_ORDER, DERYA);
    const { step = "" } = await orders.update(
      order.id,
      { ...ECES_ORDER, phone: "905550000000", carrier: "Kurdele Kargo" },
      { by: DERYA },
    );
    const [seen] = await ledger.listSteps({ by: DERYA });
    const [hidden] = await ledger.listSteps({ by: CAN });
    expect(Object.keys(seen?.changes ?? {})).toEqual(["phone", "carrier"]);
    expect(Object.keys(hidden?.changes ?? {})).toEqual(["carrier"]);
    await expect(ledger.previewUndo(step, CAN)).rejects.toMatchObject({ code: "invalid" });
    expect((await ledger.previewUndo(step, DERYA)).changed[0]?.changes).toMatchObject({
      phone: { before: "905550000000", after: ECES_ORDER.phone },
    });
  });

  test("an undo is told before it is done: what stays because it was changed since, and what is undone although it was", async () => {
    const { ledger, sections, saveContact } = await openShop();
    const step = await saveContact({ name: "Kurdele", email: "a@kurdele.com", social: "@kurdele" });
    await saveContact({ social: "@fiyonk" });
    await saveContact({ name: "Başka" });
    await saveContact({ name: "Kurdele" });
    const preview = await ledger.previewUndo(step, AYSE);
    expect(preview).toMatchObject({
      left: 0,
      changed: [{ subject: "setting", id: "contact", kept: ["social"], again: ["name"] }],
    });
    expect((await sections.find("contact")).values.name).toBe("Kurdele");
    expect(await ledger.listSteps()).toHaveLength(4);
    const { changed } = await ledger.undoStep(step, AYSE);
    const [{ kept: _, again: __, ...foretold } = { kept: [], again: [] }] = preview.changed;
    expect(changed).toEqual([foretold]);
    expect(changed[0]?.changes).toMatchObject({ name: { before: "Kurdele", after: first.contact.name } });
    await expect(ledger.previewUndo(step, AYSE)).rejects.toMatchObject({ code: "conflict" });
  });

  test("of many products an undo tells the fields that all of them changed alike, and the others by name only", async () => {
    const { catalog, ledger } = await openShop();
    const one = await catalog.createProduct(LABUBU, AYSE);
    const other = await catalog.createProduct({ ...BILEKLIK, inStock: true }, AYSE);
    const { step } = await catalog.changeMany([one.id, other.id], { inStock: false }, AYSE);
    const { changed } = await ledger.undoStep(step, AYSE);
    expect(changed).toEqual([
      { subject: "product", what: "2 ürün", count: 2, changes: { inStock: { before: false, after: true } } },
    ]);
  });

  test("a section, a category and a product go back to how they were before their first change", async () => {
    const { ledger, sections, saveContact } = await openShop();
    await saveContact({ name: "Kurdele", social: "@kurdele" });
    await saveContact({ name: "Fiyonkçu" });
    const back = await sections.revertTo("contact", FIRST_VERSION, AYSE);
    expect(back.values).toEqual(first.contact);
    await ledger.undoStep(back.step, AYSE);
    expect((await sections.find("contact")).values).toMatchObject({ name: "Fiyonkçu", social: "@kurdele" });
  });
});
