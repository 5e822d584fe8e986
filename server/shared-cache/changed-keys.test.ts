import { beforeEach, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { changedKeys } from "./changed-keys.ts";

let shop: OpenApp;
let id: string;
beforeEach(async () => {
  shop = await openApp();
  ({ id } = await shop.catalog.createProduct(LABUBU));
});

async function keysOf(write: () => Promise<unknown>): Promise<string[]> {
  const before = await shop.snapshot();
  await write();
  return changedKeys(before, await shop.snapshot()).toSorted();
}

const ofProduct = (...categories: string[]) => [
  ...categories.map((slug) => `category-${slug}`),
  `product-${id}`,
  "products",
];

test("a new product clears the shelf of its category and what any product can change", async () => {
  const cleared = await keysOf(async () => {
    ({ id } = await shop.catalog.createProduct(BILEKLIK));
  });
  expect(cleared).toEqual(ofProduct("cift-urunleri"));
});

test("so does a price or a stock, a removal and a return from the trash", async () => {
  const { catalog, ledger } = shop;
  for (const write of [
    () => catalog.updateProduct(id, { ...LABUBU, price: 950 }),
    () => catalog.patchProduct(id, { inStock: false }, THE_SHOP),
    () => catalog.updateProduct(id, { ...LABUBU, name: "Labubu çanta süsü" }),
    () => catalog.removeProduct(id),
    () => ledger.restore([id], THE_SHOP),
  ]) {
    expect(await keysOf(write)).toEqual(ofProduct("labubu"));
  }
});

test("another category clears the old shelf and the new one", async () => {
  expect(await keysOf(() => shop.catalog.updateProduct(id, { ...LABUBU, category: "trend" }))).toEqual(
    ofProduct("labubu", "trend"),
  );
});

test("another place clears the shelf, which has another order", async () => {
  const other = await shop.catalog.createProduct(LABUBU);
  const cleared = await keysOf(() => shop.catalog.placeProduct(other.id, id, THE_SHOP));
  expect(cleared).toContain("category-labubu");
  expect(cleared).toContain("products");
});

test("a change of many clears each of them, and of very many everything", async () => {
  const ids = [id];
  while (ids.length < 3) ids.push((await shop.catalog.createProduct(LABUBU)).id);
  const change = (isFeatured: boolean) => shop.catalog.changeMany(ids, { featured: isFeatured }, THE_SHOP);
  expect(await keysOf(() => change(false))).toEqual(
    ["category-labubu", ...ids.map((one) => `product-${one}`), "products"].toSorted(),
  );
  while (ids.length < 110) ids.push((await shop.catalog.createProduct({ ...LABUBU, featured: false })).id);
  expect(await keysOf(() => change(true))).toEqual(["shop"]);
});

test("a setting, a text, a category and the words of the search clear everything", async () => {
  const { sections, categories, settings } = shop;
  const slides = [{ id: "1", title: "Yeni", subtitle: "", buttonText: "Bak", link: "#labubu", image: "" }];
  const [category] = await categories.list();
  const own = await categories.find(category?.id ?? "");
  for (const write of [
    () => sections.save("contact", { ...sections.first("contact"), name: "Kurdele" }, { by: THE_SHOP }),
    () => sections.save("slides", { slides }, { by: THE_SHOP }),
    () => sections.save("page-hakkimizda", { ...sections.first("page-hakkimizda"), title: "Biz" }, { by: THE_SHOP }),
    () => categories.update(own.id, { ...own, name: "Bambaşka" }, { by: THE_SHOP }),
    () => categories.create({ name: "Mumlar", tint: "mint", image: "", isHidden: false }, THE_SHOP),
    () => settings.saveSynonyms([["tesbih", "tespih"]]),
  ]) {
    expect(await keysOf(write)).toEqual(["shop"]);
  }
});

test("another epoch clears everything; a write that visitors do not see clears nothing", async () => {
  const before = await shop.snapshot();
  expect(changedKeys(before, { ...before, epoch: "other" })).toEqual(["shop"]);
  expect(await keysOf(() => shop.store.write(async () => {}))).toEqual([]);
});
