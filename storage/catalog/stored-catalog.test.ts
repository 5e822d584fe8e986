import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

const UNKNOWN = { code: "not-found", message: "Ürün bulunamadı" };
const NO_CATEGORY = { code: "invalid", message: "Bir kategori seç" };

describe.each(ENGINES)("the catalogue on $engine", ({ newLocation }) => {
  const openCatalog = async () => openCatalogFor(await newLocation());

  test("a product comes back as it was sent, with the fields that the shop adds (§3)", async () => {
    const { catalog, store } = await openCatalog();
    const labubu = await catalog.createProduct(LABUBU, THE_SHOP);
    expect(labubu).toEqual({
      ...LABUBU,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: "labubu-anahtarlik",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: labubu.createdAt,
      revision: store.revision(),
    });
    expect(await catalog.findProduct(labubu.id)).toEqual(labubu);
    expect(await catalog.findAddress("labubu-anahtarlik")).toEqual({ state: "here", product: labubu });
    expect(await catalog.listProducts()).toEqual([labubu]);
  });

  test.each([0.01, 0.1 + 0.2, 1.1, 19.99, 1234.5, 9_999_999.99])(
    "a price of %d is stored to the kuruş",
    async (price) => {
      const { catalog } = await openCatalog();
      const { id } = await catalog.createProduct({ ...LABUBU, price, originalPrice: price }, THE_SHOP);
      const rounded = Math.round(price * 100) / 100;
      expect(await catalog.findProduct(id)).toMatchObject({ price: rounded, originalPrice: rounded });
    },
  );

  test.each([
    "Robert'); drop table products; --",
    `' or "1"='1`,
    "$1 ? :id @id %s \\ \\0 \\' {{name}}",
    "<script>alert('Kalp')</script> & ]]>",
    "👩‍❤️‍👨 🎀 ﷽ é é İıŞşĞğ Ω",
    "true",
    "null",
    "0012",
  ])("%j is stored unchanged in every field", async (text) => {
    const { catalog } = await openCatalog();
    const input = { ...LABUBU, name: text, description: text, image: text, images: [text, text], colors: [text] };
    const { id } = await catalog.createProduct(input, THE_SHOP, text);
    expect(await catalog.findProduct(id)).toMatchObject(input);
    expect(await catalog.updateProduct(id, input, { by: THE_SHOP })).toMatchObject(input);
  });

  test.each(["boş\u0000luk", "yarım \ud800 harf"])("%j cannot be stored and is refused", async (name) => {
    const { catalog } = await openCatalog();
    await expect(catalog.createProduct({ ...LABUBU, name }, THE_SHOP)).rejects.toMatchObject({ code: "invalid" });
    expect(await catalog.listProducts()).toEqual([]);
  });

  test("an update replaces every field that an owner edits, and keeps id and creation time", async () => {
    const { catalog, store } = await openCatalog();
    const created = await catalog.createProduct(LABUBU, THE_SHOP);
    const updated = await catalog.updateProduct(created.id, BILEKLIK, { by: THE_SHOP });
    expect(updated).toEqual({
      ...BILEKLIK,
      id: created.id,
      slug: "cift-bileklik",
      createdAt: created.createdAt,
      updatedAt: expect.any(String),
      revision: store.revision(),
    });
    expect(await catalog.findProduct(created.id)).toEqual(updated);
  });

  test("products with the same name have different addresses, also beside one in the trash", async () => {
    const { catalog } = await openCatalog();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(id, THE_SHOP);
    const created = await Promise.all([
      catalog.createProduct(LABUBU, THE_SHOP),
      catalog.createProduct(LABUBU, THE_SHOP),
      catalog.createProduct({ ...LABUBU, name: "Labubu anahtarlık büyük" }, THE_SHOP),
    ]);
    expect(created.map(({ slug }) => slug).toSorted()).toEqual([
      "labubu-anahtarlik-2",
      "labubu-anahtarlik-3",
      "labubu-anahtarlik-buyuk",
    ]);
  });

  test("a removed product is not found, and cannot be removed again", async () => {
    const { catalog } = await openCatalog();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.removeProduct(id, THE_SHOP);
    expect(await catalog.findProduct(id)).toBeUndefined();
    expect(await catalog.listProducts()).toEqual([]);
    await expect(catalog.removeProduct(id, THE_SHOP)).rejects.toMatchObject(UNKNOWN);
    await expect(catalog.updateProduct(id, LABUBU, { by: THE_SHOP })).rejects.toMatchObject(UNKNOWN);
  });

  test("a product without one of the shop's categories is refused (§5)", async () => {
    const { catalog, store } = await openCatalog();
    await expect(catalog.createProduct({ ...LABUBU, category: "yok" }, THE_SHOP)).rejects.toMatchObject(NO_CATEGORY);
    const { id, revision } = await catalog.createProduct(LABUBU, THE_SHOP);
    await expect(catalog.updateProduct(id, { ...LABUBU, category: "yok" }, { by: THE_SHOP })).rejects.toMatchObject(
      NO_CATEGORY,
    );
    expect(store.revision()).toBe(revision);
  });

  test("requests with the same key create one product, also at the same time", async () => {
    const { catalog } = await openCatalog();
    const many = await Promise.all(
      Array.from({ length: 5 }, () => catalog.createProduct(LABUBU, THE_SHOP, "ayni-anahtar")),
    );
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    await expect(catalog.createProduct(BILEKLIK, THE_SHOP, "ayni-anahtar")).rejects.toMatchObject({ code: "conflict" });
    await catalog.createProduct(LABUBU, THE_SHOP, "baska-anahtar");
    expect(await catalog.listProducts()).toHaveLength(2);
  });

  test("a refused product does not use up its key", async () => {
    const { catalog } = await openCatalog();
    await expect(catalog.createProduct({ ...LABUBU, category: "yok" }, THE_SHOP, "anahtar")).rejects.toMatchObject(
      NO_CATEGORY,
    );
    expect(await catalog.createProduct(LABUBU, THE_SHOP, "anahtar")).toMatchObject(LABUBU);
  });

  test("each write raises the revision by one, reads and refused writes do not", async () => {
    const { catalog, store } = await openCatalog();
    const before = store.revision();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    await catalog.updateProduct(id, BILEKLIK, { by: THE_SHOP });
    await catalog.removeProduct(id, THE_SHOP);
    expect(store.revision()).toBe(before + 3);

    await Promise.all([catalog.listProducts(), catalog.listCategories(), catalog.findProduct(id)]);
    await expect(catalog.removeProduct(id, THE_SHOP)).rejects.toMatchObject(UNKNOWN);
    expect(store.revision()).toBe(before + 3);
  });
});
