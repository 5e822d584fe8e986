import { beforeEach, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

let shop: AppOfAdmin;
beforeEach(async () => {
  shop = await openForAdmin();
});

describe("an admin", () => {
  test("creates a product and finds it in the list (§7)", async () => {
    const created = await shop.call("POST", "/api/products", { token: shop.admin, body: LABUBU_SENT });
    expect(created.status).toBe(201);
    expect(created.json.product).toMatchObject(LABUBU_SENT);
    const listed = await shop.call("GET", "/api/products");
    expect(listed.json).toEqual({ products: [created.json.product], total: 1 });
  });

  test("finds every field of a product in the OpenAPI document", async () => {
    const product = await shop.addLabubu();
    const { json } = await shop.call("GET", "/api/openapi.json");
    const { schema } = json.paths["/api/products/{id}"].put.responses[200].content["application/json"];
    const fields: Record<string, { type?: unknown }> = schema.properties.product.properties;
    const followed = ["needs", "startsAt", "isOnlyPrice", "stockSwitch"];
    expect(Object.keys(fields).toSorted()).toEqual([...Object.keys(product), ...followed].toSorted());
    for (const field of Object.values(fields)) expect(field.type).toBeDefined();
  });

  test("changes a product with the same payload (§7)", async () => {
    const { id } = await shop.addLabubu();
    const body = { ...LABUBU_SENT, price: 450, originalPrice: null, inStock: false };
    const updated = await shop.call("PUT", `/api/products/${id}`, { token: shop.admin, body });
    expect(updated).toMatchObject({ status: 200, json: { product: { id, ...body } } });
  });

  test("deletes a product (§7)", async () => {
    const { id } = await shop.addLabubu();
    expect(await shop.call("DELETE", `/api/products/${id}`, { token: shop.admin })).toMatchObject({
      status: 200,
      json: {},
    });
    expect(await shop.productCount()).toBe(0);
    expect((await shop.call("DELETE", `/api/products/${id}`, { token: shop.admin })).status).toBe(404);
  });

  test("gets the defaults for optional fields: in stock, not featured, empty lists (§3)", async () => {
    const { name, price, category, image } = LABUBU_SENT;
    const { json } = await shop.call("POST", "/api/products", {
      token: shop.admin,
      body: { name, price, category, image },
    });
    expect(json.product).toMatchObject({
      inStock: true,
      featured: false,
      images: [],
      colors: [],
      description: "",
      originalPrice: null,
    });
  });

  test("adds a product once if it is sent twice with the same key", async () => {
    const headers = { "Idempotency-Key": "4f7c1d2e-labubu" };
    const [first, second] = [
      await shop.call("POST", "/api/products", { token: shop.admin, body: LABUBU_SENT, headers }),
      await shop.call("POST", "/api/products", { token: shop.admin, body: LABUBU_SENT, headers }),
    ];
    expect(second.json.product.id).toBe(first.json.product.id);
    expect(await shop.productCount()).toBe(1);
  });

  test("gets 409 for a used key with another product, or with one since deleted", async () => {
    const headers = { "Idempotency-Key": "4f7c1d2e-labubu" };
    const send = (body: object) => shop.call("POST", "/api/products", { token: shop.admin, body, headers });
    const { json } = await send(LABUBU_SENT);
    expect((await send({ ...LABUBU_SENT, price: 1 })).status).toBe(409);
    expect((await shop.snapshot()).findProduct(json.product.id)?.price).toBe(LABUBU_SENT.price);
    await shop.catalog.removeProduct(json.product.id, THE_SHOP);
    expect((await send(LABUBU_SENT)).status).toBe(409);
    expect(await shop.productCount()).toBe(0);
  });

  test("does not overwrite a version that somebody else saved in the meantime", async () => {
    const { id, revision } = await shop.addLabubu();
    const headers = { "If-Match": `"${revision}"` };
    const save = (name: string) =>
      shop.call("PUT", `/api/products/${id}`, { token: shop.admin, body: { ...LABUBU_SENT, name }, headers });
    expect((await save("Labubu büyük")).status).toBe(200);
    expect((await save("Labubu küçük")).status).toBe(409);
    const counted = { token: shop.admin, body: { counts: { "": 5 } }, headers };
    expect((await shop.call("PATCH", `/api/products/${id}`, counted)).status).toBe(409);
    expect((await shop.call("GET", "/api/products")).json.products[0].name).toBe("Labubu büyük");
  });

  test("sends and receives the shop's pictures as full URLs", async () => {
    const image = `https://fiyonk.example/media/${"a1".repeat(32)}.webp`;
    await shop.media.savePicture({ hash: "a1".repeat(32), width: 1, height: 1, bytes: new Uint8Array(1) });
    const { id } = await shop.addLabubu({ image, images: [image] });
    expect((await shop.snapshot()).findProduct(id)?.image).toBe(`/media/${"a1".repeat(32)}.webp`);
    const [product] = (await shop.call("GET", "/api/products")).json.products;
    expect(product).toMatchObject({ image, images: [image] });
  });

  test("cannot set id, dates, slug or revision", async () => {
    const product = await shop.addLabubu({ id: "benim", createdAt: "1999", revision: 99, slug: "benim" });
    expect(product.id).not.toBe("benim");
    expect(product.createdAt).not.toBe("1999");
    expect(product.revision).not.toBe(99);
  });
});

describe("the list", () => {
  test("is filtered and paged, and contains the total", async () => {
    await shop.addLabubu();
    await shop.addLabubu({ name: "Kolye", category: "takilar", featured: false });
    await shop.addLabubu({ name: "Küpe", category: "takilar", inStock: false });
    const total = async (query: string) => (await shop.call("GET", `/api/products?${query}`)).json.total;
    expect(await total("category=takilar")).toBe(2);
    expect(await total("featured=true")).toBe(2);
    expect(await total("inStock=false")).toBe(1);
    await shop.addLabubu({ name: "Taç", price: 99.9, originalPrice: null, colors: ["Gül kurusu"] });
    expect(await total("colors=G%C3%9CL+KURUSU,mavi")).toBe(4);
    expect(await total("colors=gul+kurusu")).toBe(1);
    expect(await total("minPrice=99.9&maxPrice=100")).toBe(1);
    expect(await total("maxPrice=99.89")).toBe(0);
    expect(await total("discounted=true&colors=pembe&category=takilar")).toBe(2);
    const page = await shop.call("GET", "/api/products?limit=1&offset=2&sort=recommended");
    expect(page.json.products).toHaveLength(1);
    expect(page.json.total).toBe(4);
  });

  test("is searched, and the hits are filtered and paged too", async () => {
    await shop.addLabubu();
    await shop.addLabubu({ name: "Kalpli Kolye", category: "takilar", price: 100 });
    await shop.addLabubu({ name: "İnce Kolye", category: "takilar", price: 300, inStock: false });
    await shop.addLabubu({ name: "Kolye Kutusu", category: "trend", price: 200 });
    const names = async (query: string) => {
      const { json } = await shop.call("GET", `/api/products?${query}`);
      return [json.products.map(({ name }: { name: string }) => name), json.total];
    };
    expect((await names("q=KOLYE"))[1]).toBe(3);
    expect(await names("q=kalpli")).toEqual([["Kalpli Kolye"], 1]);
    expect(await names("q=kolye&category=takilar&inStock=true")).toEqual([["Kalpli Kolye"], 1]);
    expect(await names("q=kolye&sort=price-desc&offset=1&limit=1")).toEqual([["Kolye Kutusu"], 3]);
    expect(await names("q=zzzzqqq")).toEqual([[], 0]);
    expect((await names("q=+"))[1]).toBe(4);
  });

  test("returns products by ids in the given order, without deleted ones", async () => {
    const [first, second, third] = [await shop.addLabubu(), await shop.addLabubu(), await shop.addLabubu()];
    await shop.call("DELETE", `/api/products/${second.id}`, { token: shop.admin });
    const ids = [third.id, second.id, "yok", first.id, third.id, "' or 1=1"];
    const { json } = await shop.call("GET", `/api/products?ids=${encodeURIComponent(ids.join(","))}`);
    expect(json).toEqual({ products: [third, first], total: 2, paints: { Pembe: "#f59ab8", Mavi: "#3d7be0" } });
    expect((await shop.call("GET", "/api/products?ids=")).json).toEqual({ products: [], total: 0, paints: {} });
  });

  test("returns the showcase of the home page with the paints of its colors (§9)", async () => {
    const products = [];
    for (let count = 0; count < 10; count += 1) {
      const kind = {
        featured: count < 5,
        category: count % 2 === 0 ? "takilar" : "trend",
        colors: ["Krem", "sedefli"],
      };
      products.unshift(await shop.addLabubu(kind));
    }
    const list = async (query: string) => (await shop.call("GET", `/api/products?${query}`)).json;
    expect(await list("showcase=all")).toEqual({
      products: products.slice(0, 8),
      total: 8,
      paints: { Krem: "#f5ead6" },
    });
    const takilar = products.filter(({ category }) => category === "takilar");
    expect(await list("showcase=takilar")).toMatchObject({ products: takilar, total: 5 });
    expect(await list("showcase=takilar&inStock=false")).toEqual({ products: [], total: 0, paints: {} });
    expect(await list("showcase=all&limit=1&offset=2")).toMatchObject({ products: [products[2]], total: 8 });
    expect(await list("showcase=yok")).toMatchObject({ products: [] });

    const sixth = await shop.addLabubu({ featured: true });
    const featured = [sixth, ...products.filter((product) => product.featured)];
    expect(await list("showcase=all")).toMatchObject({ products: featured, total: 6 });
    expect(await list("")).not.toHaveProperty("paints");
  });

  test("finds a product by its new name right after a save", async () => {
    const { id } = await shop.addLabubu();
    await shop.call("GET", "/api/products?q=labubu");
    await shop.call("PUT", `/api/products/${id}`, {
      token: shop.admin,
      body: { ...LABUBU_SENT, name: "Peluş Ayıcık" },
    });
    const { json } = await shop.call("GET", "/api/products?q=ayicik");
    expect(json.products).toMatchObject([{ id, name: "Peluş Ayıcık", slug: "pelus-ayicik" }]);
  });

  test.each([
    `ids=${Array.from({ length: 101 }, (_, index) => index).join(",")}`,
    "limit=0",
    "limit=-1",
    "limit=1e3",
    "limit=1001",
    "offset=x",
    "sort=name",
    "featured=yes",
    "category=%00",
    "category=",
    "showcase=",
    "showcase=Tak%C4%B1lar",
    "category=a&category=b",
    "inStock=%5B%5D",
    "minPrice=-1",
    "maxPrice=1e9",
    "maxPrice=12,50",
    "discounted=1",
    `colors=${Array.from({ length: 21 }, (_, index) => `ton${index}`).join(",")}`,
  ])("refuses ?%s", async (query) => {
    const answer = await shop.call("GET", `/api/products?${query}`);
    expect([400, 422]).toContain(answer.status);
    expect(answer.json.detail).toMatch(/^(?:Gönderilen bilgi geçersiz|Aynı parametre iki kez verilmiş)$/);
  });

  test("answers 304 to a client that has it already", async () => {
    const first = await shop.call("GET", "/api/products");
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    expect(await shop.call("GET", "/api/products", { headers })).toMatchObject({ status: 304, text: "" });
    await shop.addLabubu();
    expect((await shop.call("GET", "/api/products", { headers })).status).toBe(200);
  });

  test("of categories has full picture URLs (§3)", async () => {
    const { json } = await shop.call("GET", "/api/categories");
    expect(Object.keys(json.categories[0]).sort()).toEqual(["id", "image", "name", "slug", "tint"]);
    for (const { image } of json.categories) expect(image).toMatch(/^$|^https:\/\/fiyonk\.example\/media\//);
  });
});
