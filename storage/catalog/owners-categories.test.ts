import { describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import type { CategoryInput } from "../../domain/catalog/category-input.ts";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { createOwnersCategories } from "./owners-categories.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const CANDLES: CategoryInput = { name: "Kokulu Mumlar", tint: "mint", image: "", isHidden: false };
const BY = { by: AYSE };

describe.each(ENGINES)("the owner's categories on $engine", ({ newLocation }) => {
  const open = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const categories = createOwnersCategories(store);
    const ledger = openLedger(store);
    const rename = async (id: string, name: string) =>
      categories.update(id, { ...(await categories.find(id)), name }, BY);
    const slugs = async () => (await categories.list()).map(({ slug }) => slug);
    const undo = (step = "") => ledger.undoStep(step, AYSE);
    return { catalog, categories, ledger, rename, slugs, undo };
  };

  test("a new one comes last, with an address of its name", async () => {
    const { catalog, categories, slugs } = await open();
    const { category } = await categories.create(CANDLES, AYSE);
    expect(category).toMatchObject({ slug: "kokulu-mumlar", tint: "mint", products: 0, isHidden: false });
    expect((await slugs()).at(-1)).toBe("kokulu-mumlar");
    expect(await catalog.createProduct({ ...LABUBU, category: category.slug }, THE_SHOP)).toMatchObject({
      category: category.slug,
    });
  });

  test("two of one name are refused, and so is an address that the home page uses itself", async () => {
    const { categories } = await open();
    await expect(categories.create({ ...CANDLES, name: "TAKILAR" }, AYSE)).rejects.toMatchObject({ field: "name" });
    expect((await categories.create({ ...CANDLES, name: "Ürünler" }, AYSE)).category.slug).toBe("urunler-2");
  });

  test("neither an undo nor an earlier version makes two of one name", async () => {
    const { categories, rename, undo } = await open();
    const { step } = await rename("labubu", "Pop Mart");
    await categories.create({ ...CANDLES, name: "Labubu & Pop Mart" }, AYSE);
    const refusal = { code: "conflict", message: expect.stringContaining("adında iki kategori olur") };
    await expect(undo(step)).rejects.toMatchObject(refusal);
    expect((await categories.find("labubu")).name).toBe("Pop Mart");
  });

  test("a renamed one takes its products along, those in the trash too, without a new version of them", async () => {
    const { catalog, categories, ledger, rename } = await open();
    const [kept, removed] = [
      await catalog.createProduct(LABUBU, THE_SHOP),
      await catalog.createProduct(LABUBU, THE_SHOP),
    ];
    await catalog.removeProduct(removed.id, THE_SHOP);
    const { category } = await rename("labubu", "Pop Mart");
    expect(category).toMatchObject({ id: "labubu", slug: "pop-mart", products: 1, removedProducts: 1 });
    expect(category.formerSlugs).toEqual(["labubu"]);
    expect(await catalog.findProduct(kept.id)).toEqual({ ...kept, category: "pop-mart" });
    await ledger.restore([removed.id], AYSE);
    expect(await catalog.findProduct(removed.id)).toMatchObject({ category: "pop-mart" });
    expect(await categories.list()).toHaveLength(5);
  });

  test("a form that was opened before the rename is saved under the new address", async () => {
    const { catalog, rename } = await open();
    const product = await catalog.createProduct(LABUBU, THE_SHOP);
    await rename("labubu", "Pop Mart");
    const saved = await catalog.updateProduct(
      product.id,
      { ...LABUBU, price: 5 },
      { by: AYSE, expectedRevision: product.revision },
    );
    expect(saved).toMatchObject({ category: "pop-mart", price: 5 });
    expect(await catalog.createProduct(LABUBU, THE_SHOP, "anahtar-1")).toMatchObject({ category: "pop-mart" });
    expect(await catalog.createProduct(LABUBU, THE_SHOP, "anahtar-1")).toMatchObject({ category: "pop-mart" });
  });

  test("an undone rename gives the address of the specification back", async () => {
    const { catalog, categories, rename, slugs, undo } = await open();
    const product = await catalog.createProduct(LABUBU, THE_SHOP);
    const { step } = await rename("labubu", "Pop Mart");
    await undo(step);
    expect(await slugs()).toContain("labubu");
    expect((await categories.find("labubu")).formerSlugs).toEqual(["pop-mart"]);
    expect(await catalog.findProduct(product.id)).toMatchObject({ category: "labubu" });
  });

  test("a former address is given to no other category", async () => {
    const { categories, rename } = await open();
    await rename("takilar", "Mücevher");
    expect((await categories.create({ ...CANDLES, name: "Takılar" }, AYSE)).category.slug).toBe("takilar-2");
  });

  test("an earlier step of a product is undone across a rename", async () => {
    const { catalog, ledger, rename, undo } = await open();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    const { step } = await catalog.changeMany([id], { category: "takilar" }, AYSE);
    await rename("labubu", "Pop Mart");
    await rename("takilar", "Mücevher");
    const [last] = await ledger.listEvents(id);
    expect(last?.changes).toEqual({ category: { before: "pop-mart", after: "mucevher" } });
    expect(await undo(step)).toMatchObject({ count: 1, left: 0 });
    expect(await catalog.findProduct(id)).toMatchObject({ category: "pop-mart" });
  });
});

describe.each(ENGINES)("categories on $engine", ({ newLocation }) => {
  test("an empty shop gets the five categories of the home page, once (§2)", async () => {
    const { db, store } = await openFor(await newLocation());
    const catalog = readCatalog(store);
    await Promise.all([catalog.addFirstCategories(FIRST_CATEGORIES), catalog.addFirstCategories(FIRST_CATEGORIES)]);
    const categories = await catalog.listCategories();
    expect(categories.map(({ slug }) => slug)).toEqual(FIRST_CATEGORIES.map(({ slug }) => slug));
    expect(categories[1]).toEqual({
      id: "labubu",
      slug: "labubu",
      name: "Labubu & Pop Mart",
      image: "",
      tint: "butter",
    });

    await db.deleteFrom("categories").where("slug", "=", "trend").execute();
    await catalog.addFirstCategories(FIRST_CATEGORIES);
    expect(await catalog.listCategories()).toHaveLength(4);
  });

  test("setting a picture raises the revision", async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const before = store.revision();
    await catalog.setCategoryImage("labubu", "/media/labubu.webp");
    expect(await catalog.listCategories()).toContainEqual(expect.objectContaining({ image: "/media/labubu.webp" }));
    expect(store.revision()).toBe(before + 1);
    await expect(catalog.setCategoryImage("yok", "")).rejects.toMatchObject({ code: "not-found" });
  });

  test("a category with products cannot be deleted", async () => {
    const { catalog, db } = await openCatalogFor(await newLocation());
    await catalog.createProduct(LABUBU, THE_SHOP);
    await expect(db.deleteFrom("categories").where("slug", "=", "labubu").execute()).rejects.toThrow(/foreign key/i);
  });
});
