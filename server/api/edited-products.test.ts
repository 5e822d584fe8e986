import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";
import { openApp } from "../../tests/support/open-app.ts";

let shop: AppOfAdmin;

beforeEach(async () => {
  shop = await openForAdmin();
});

afterEach(() => shop.close());

const asAdmin = () => ({ token: shop.admin });

describe("the product form gets", () => {
  test("the current product and every earlier price", async () => {
    const labubu = await shop.addLabubu();
    for (const price of [300, 350]) {
      const body = { ...LABUBU_SENT, price };
      await shop.call("PUT", `/api/products/${labubu.id}`, { ...asAdmin(), body });
    }
    const { json } = await shop.call("GET", `/api/admin/products/${labubu.id}`, asAdmin());
    expect(json.product).toMatchObject({ id: labubu.id, price: 350 });
    expect(json.prices).toMatchObject({
      price: 350,
      since: labubu.createdAt,
      changes: [
        { before: 499.9, after: 300 },
        { before: 300, after: 350 },
      ],
    });
  });

  test("nothing about a deleted product", async () => {
    const { id } = await shop.addLabubu();
    await shop.call("DELETE", `/api/products/${id}`, asAdmin());
    const gone = await shop.call("GET", `/api/admin/products/${id}`, asAdmin());
    expect(gone).toMatchObject({ status: 404, json: { detail: "Ürün bulunamadı" } });
  });

  test("the colors in use, and the configured number of days for the lowest price", async () => {
    await shop.addLabubu({ colors: ["Mavi", "Lila"] });
    await shop.addLabubu({ colors: ["Mavi"] });
    const { json } = await shop.call("GET", "/api/admin/product-form", asAdmin());
    expect(json).toEqual({ colors: ["Mavi", "Lila"], priceDays: 30 });
    const other = await openApp({ env: { PRICE_HISTORY_DAYS: "10" } });
    const token = await other.tokenOf("admin");
    expect((await other.call("GET", "/api/admin/product-form", { token })).json.priceDays).toBe(10);
    await other.close();
  });
});

describe("the trash", () => {
  test("counts all products, lists up to the limit, and restores all of them at once", async () => {
    const ids = await Promise.all(["Bir", "İki", "Üç"].map(async (name) => (await shop.addLabubu({ name })).id));
    for (const id of ids) await shop.call("DELETE", `/api/products/${id}`, asAdmin());
    const { json } = await shop.call("GET", "/api/admin/trash?limit=1", asAdmin());
    expect(json).toMatchObject({ total: 3, removed: [{ product: { id: ids[2] } }] });
    const back = await shop.call("POST", "/api/admin/trash/bring-back", { ...asAdmin(), body: {} });
    expect(back.json).toMatchObject({ count: 3 });
    expect(await shop.productCount()).toBe(3);
    expect((await shop.call("GET", "/api/admin/trash", asAdmin())).json).toEqual({ removed: [], total: 0 });
  });
});

describe("prices edited in the list", () => {
  const seen = { price: 499.9, originalPrice: 650 };
  const edit = (id: string, body: object) =>
    shop.call("PUT", `/api/admin/products/${id}/prices`, { ...asAdmin(), body });

  test("are saved as one step, by the rules of the form", async () => {
    const { id } = await shop.addLabubu();
    const saved = await edit(id, { seen, prices: { price: 450, originalPrice: null } });
    expect(saved).toMatchObject({
      status: 200,
      json: { product: { price: 450, originalPrice: null, colors: ["Pembe", "Mavi"] } },
    });
    expect(saved.json.step).toEqual(expect.any(String));
    const refused = await edit(id, { seen, prices: { price: 0, originalPrice: null } });
    expect(refused).toMatchObject({ status: 422, json: { detail: "Fiyat 0'dan büyük olmalı" } });
  });

  test("are refused when they are no longer those the owner saw", async () => {
    const { id } = await shop.addLabubu({ price: 480 });
    const body = { seen, prices: { price: 450, originalPrice: 650 } };
    expect(await edit(id, body)).toMatchObject({
      status: 409,
      json: {
        detail: "Fiyat bu arada değişti: şimdi ₺480,00, eski fiyat ₺650,00. Tekrar kaydedersen seninki yazılır.",
      },
    });
  });
});
