import { describe, expect, test } from "vitest";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { seededRandom } from "../../tests/support/thorough.ts";
import { createOwnersCategories } from "./owners-categories.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const BY = { by: AYSE };

describe.each(ENGINES)("a removed category on $engine", ({ newLocation }) => {
  const open = async () => {
    const { catalog, store, db } = await openCatalogFor(await newLocation());
    const categories = createOwnersCategories(store);
    const ledger = openLedger(store);
    const categoryOf = async (id: string) => (await catalog.findProduct(id))?.category;
    const undo = (step = "") => ledger.undoStep(step, AYSE);
    /** Products whose category is removed. One in the trash may lose its own by an undo, and then comes back only after it. */
    const lost = async () => {
      const rows = await db
        .selectFrom("products")
        .innerJoin("categories", "categories.slug", "products.category")
        .select("products.deleted_at")
        .where("categories.deleted_at", "is not", null)
        .execute();
      const inTrash = rows.filter(({ deleted_at }) => deleted_at !== null).length;
      return { onSale: rows.length - inTrash, inTrash };
    };
    return { catalog, categories, ledger, categoryOf, undo, lost };
  };

  test("is refused while it has products, those in the trash too, and nobody says where they go", async () => {
    const { catalog, categories } = await open();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(id, THE_SHOP);
    await expect(categories.remove("labubu", undefined, BY)).rejects.toMatchObject({ field: "moveTo" });
    await expect(categories.remove("labubu", "labubu", BY)).rejects.toMatchObject({ field: "moveTo" });
    expect(await categories.list()).toHaveLength(5);
  });

  test("takes one step with its products, and one undo brings all of them back", async () => {
    const { catalog, categories, ledger, categoryOf, undo } = await open();
    const [kept, removed] = [
      await catalog.createProduct(LABUBU, THE_SHOP),
      await catalog.createProduct(LABUBU, THE_SHOP),
    ];
    await catalog.removeProduct(removed.id, THE_SHOP);
    const { step, count } = await categories.remove("labubu", "takilar", BY);
    expect(count).toBe(2);
    expect(await categoryOf(kept.id)).toBe("takilar");
    expect((await categories.find("takilar")).formerSlugs).toEqual(["labubu"]);
    const [last] = await ledger.listSteps();
    expect(last).toMatchObject({ id: step, subject: "category", kind: "remove", count: 1 });
    expect((await ledger.listEvents(kept.id))[0]).toMatchObject({ kind: "change", by: "Ayşe" });
    expect(await undo(step)).toMatchObject({ count: 3, left: 0 });
    expect(await categoryOf(kept.id)).toBe("labubu");
    expect(await categories.find("labubu")).toMatchObject({ products: 1, removedProducts: 1 });
    expect((await ledger.listSteps())[0]).toMatchObject({ kind: "undo", subject: "category", count: 1 });
  });

  test("comes back without the products that were moved on since", async () => {
    const { catalog, categories, categoryOf, undo } = await open();
    const [one, other] = [await catalog.createProduct(LABUBU, THE_SHOP), await catalog.createProduct(LABUBU, THE_SHOP)];
    const { step } = await categories.remove("labubu", "takilar", BY);
    await catalog.changeMany([one.id], { category: "telefon" }, AYSE);
    expect(await undo(step)).toMatchObject({ left: 1 });
    expect([await categoryOf(one.id), await categoryOf(other.id)]).toEqual(["telefon", "labubu"]);
  });

  test("is not removed again by undoing twice while a new product is in it", async () => {
    const { catalog, categories, undo } = await open();
    const first = await categories.remove("labubu", "takilar", BY);
    const back = await undo(first.step);
    await catalog.createProduct(LABUBU, THE_SHOP);
    await expect(undo(back.step)).rejects.toMatchObject({ code: "conflict" });
    expect((await categories.find("labubu")).products).toBe(1);
  });

  test("leads its forms, earlier versions and undone steps to its new place", async () => {
    const { catalog, categories, ledger, categoryOf, undo } = await open();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    const { step } = await catalog.changeMany([id], { category: "telefon" }, AYSE);
    await categories.remove("labubu", "takilar", BY);
    expect((await catalog.createProduct(LABUBU, THE_SHOP)).category).toBe("takilar");
    await undo(step);
    expect(await categoryOf(id)).toBe("takilar");
    const created = (await ledger.listEvents(id)).at(-1);
    await catalog.changeMany([id], { category: "telefon" }, AYSE);
    expect((await ledger.revertTo(id, created?.id ?? "", AYSE)).product.category).toBe("takilar");
  });

  test("that was empty takes no product back: the form and the undo say so", async () => {
    const { catalog, categories, undo } = await open();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    const { step } = await catalog.changeMany([id], { category: "telefon" }, AYSE);
    await categories.remove("labubu", undefined, BY);
    await expect(catalog.createProduct(LABUBU, THE_SHOP)).rejects.toMatchObject({ code: "invalid", field: "category" });
    await expect(undo(step)).rejects.toMatchObject({ code: "conflict", message: /Labubu & Pop Mart/ });
  });

  test("is never the last one; only an undo leaves a shop without products as it was before its first", async () => {
    const { categories, undo } = await open();
    const { step } = await categories.create({ name: "Mumlar", tint: "mint", image: "", isHidden: false }, AYSE);
    for (const id of ["labubu", "takilar", "telefon", "trend"]) await categories.remove(id, undefined, BY);
    await categories.remove("cift-urunleri", undefined, BY);
    const [last] = await categories.list();
    await expect(categories.remove(last?.id ?? "", undefined, BY)).rejects.toMatchObject({ code: "conflict" });
    await undo(step);
    expect(await categories.list()).toEqual([]);
  });

  test("keeps its products in the trash when an undo has taken it back, and the undo of their removal too", async () => {
    const { catalog, categories, undo, lost } = await open();
    const made = await categories.create({ name: "Yeniler", image: "", tint: "rose", isHidden: false }, AYSE);
    const { id } = await catalog.createProduct({ ...LABUBU, category: made.category.slug }, THE_SHOP);
    const removal = await catalog.removeProduct(id, THE_SHOP);
    const { step } = await undo(made.step);
    await expect(undo(removal.step)).rejects.toMatchObject({
      message: "“Yeniler” kategorisi silindi, önce onu geri al",
    });
    expect(await lost()).toEqual({ onSale: 0, inTrash: 1 });
    await undo(step);
    await undo(removal.step);
    expect(await lost()).toEqual({ onSale: 0, inTrash: 0 });
  });

  test("of two panels at once loses no product, and leaves none without a category", async () => {
    const { catalog, categories, ledger, undo, lost } = await open();
    const random = seededRandom(82);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)];
    const names = ["Labubu", "Mumlar", "Kupalar", "Takılar", "Yeniler"];
    const slugs = new Set((await categories.list()).map(({ slug }) => slug));
    const ids: string[] = [];
    const act = async (): Promise<void> => {
      const list = await categories.list();
      for (const { slug } of list) slugs.add(slug);
      const [one, other] = [pick(list), pick(list)];
      const input = { ...LABUBU, category: pick([...slugs]) ?? "" };
      const deed = random(100);
      if (!one || !other) return;
      if (deed < 20) await categories.update(one.id, { ...one, name: pick(names) ?? "" }, BY);
      else if (deed < 40) await categories.remove(one.id, other.id, BY);
      else if (deed < 50) await categories.create({ ...one, name: pick(names) ?? "" }, AYSE);
      else if (deed < 65) await undo(pick(await ledger.listSteps())?.id);
      else if (deed < 70) await catalog.removeProduct(pick(ids) ?? "", THE_SHOP);
      else if (deed < 85) await catalog.updateProduct(pick(ids) ?? "", input, { by: AYSE });
      else ids.push((await catalog.createProduct(input, THE_SHOP)).id);
    };
    const refusals = new Set<unknown>();
    for (let round = 0; round < 25; round += 1) {
      const done = await Promise.allSettled([act(), act(), act()]);
      for (const one of done) if (one.status === "rejected") refusals.add(one.reason.code ?? one.reason);
      expect(await lost()).toMatchObject({ onSale: 0 });
    }
    expect([...refusals].filter((code) => !["conflict", "invalid", "not-found"].includes(String(code)))).toEqual([]);
    const counted = (await categories.list()).reduce((sum, one) => sum + one.products + one.removedProducts, 0);
    expect(counted).toBe(ids.length - (await lost()).inTrash);
  });
});
