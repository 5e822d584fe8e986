import { beforeEach, describe, expect, test } from "vitest";
import { type AppOfAdmin, openForAdmin } from "../../tests/support/admin-api.ts";

let shop: AppOfAdmin;
let token: string;
beforeEach(async () => {
  shop = await openForAdmin();
  token = shop.admin;
  await shop.addLabubu({ name: "Zarif Kolye", category: "takilar", price: 89.9, featured: false });
  await shop.addLabubu({ name: "Işıklı Kalp", category: "takilar", price: 249, inStock: false });
  await shop.addLabubu({ name: "Çift Kupa", category: "cift-urunleri", price: 149.5, description: "kolye değil" });
});

const list = async (query = "") => {
  const { status, json } = await shop.call("GET", `/api/admin/products${query}`, { token });
  expect(status).toBe(200);
  return json;
};
const namesIn = async (query: string) => (await list(query)).rows.map(({ name }: { name: string }) => name);
const change = (body: object) => shop.call("POST", "/api/admin/products/change", { token, body });
const preview = (body: object) => shop.call("POST", "/api/admin/products/price-preview", { token, body });

describe("the owner's list", () => {
  test("has the newest products first, with page numbers and counters", async () => {
    const { rows, ...rest } = await list();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(["Çift Kupa", "Işıklı Kalp", "Zarif Kolye"]);
    expect(rest).toEqual({
      matches: 3,
      page: 1,
      pages: 1,
      mayChangePrices: true,
      plans: [],
      counts: { all: 3, categories: 5, featured: 2 },
    });
  });

  test.each([
    ["?q=kolye", ["Zarif Kolye"]],
    ["?q=isikli&stock=out", ["Işıklı Kalp"]],
    ["?category=takilar&sort=name-up", ["Işıklı Kalp", "Zarif Kolye"]],
    ["?featured=true&sort=price-down", ["Işıklı Kalp", "Çift Kupa"]],
    ["?page=9", ["Çift Kupa", "Işıklı Kalp", "Zarif Kolye"]],
  ])("%s", async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  test.each(["stock=maybe", "featured=belki", "sort=color-up", "page=0", "category=../x"])(
    "%s is refused with the name of its field",
    async (query) => {
      const [field] = query.split("=");
      const answer = await shop.call("GET", `/api/admin/products?${query}`, { token });
      expect(answer).toMatchObject({ status: 422, json: { field } });
    },
  );
});

describe("a change of many products", () => {
  test("applies to all matches except some in one step, and is undone in one step", async () => {
    const { rows } = await list("?q=kolye");
    const chosen = { matching: {}, except: [rows[0].id] };
    const done = await change({ chosen, change: { featured: true } });
    expect(done).toMatchObject({ status: 200, json: { count: 0 } });
    const all = await change({ chosen: { matching: { category: "takilar" } }, change: { isRemoved: true } });
    expect(all.json.count).toBe(2);
    expect(await namesIn("")).toEqual(["Çift Kupa"]);
    const undone = await shop.call("POST", `/api/admin/steps/${all.json.step}/undo`, { token });
    expect(undone.json).toMatchObject({ count: 2, left: 0 });
    expect(await namesIn("")).toEqual(["Çift Kupa", "Işıklı Kalp", "Zarif Kolye"]);
  });

  test("is refused as a whole if the number of matches is not the confirmed one", async () => {
    const chosen = { matching: { category: "takilar" }, except: [], counted: 2 };
    await shop.addLabubu({ name: "Yeni Kolye", category: "takilar" });
    expect(await change({ chosen, change: { isRemoved: true } })).toMatchObject({
      status: 409,
      json: { detail: "Seçtiklerin bu arada değişti: 2 değil 3 ürün; yeniden bak" },
    });
    expect((await list()).matches).toBe(4);
    const done = await change({ chosen: { ...chosen, counted: 3 }, change: { isRemoved: true } });
    expect(done.json.count).toBe(3);
  });

  test("is refused with a sentence if no product is selected or none is left", async () => {
    for (const chosen of [{ ids: [] }, {}, { ids: ["a b"] }]) {
      expect((await change({ chosen, change: { inStock: true } })).status).toBe(422);
    }
    expect(await change({ chosen: { ids: ["yok"] }, change: { inStock: true } })).toMatchObject({
      status: 404,
      json: { detail: "Seçilen ürünler artık yok" },
    });
    expect((await shop.call("POST", "/api/admin/products/change", { body: {} })).status).toBe(401);
  });
});

describe("what is there of a product", () => {
  const patch = (id: string, body: object) => shop.call("PATCH", `/api/products/${id}`, { token, body });

  test("is changed without its other fields, and undone in one step", async () => {
    const [{ id, price, colors }] = (await list("?q=kolye")).rows;
    const gone = { soldOut: [[`renk=${colors[0]}`]], counts: { "": 3 } };
    const { json } = await patch(id, gone);
    expect(json.product).toMatchObject({ ...gone, price, inStock: true });
    expect((await patch(id, gone)).json.step).toBeUndefined();
    await shop.call("POST", `/api/admin/steps/${json.step}/undo`, { token });
    expect((await list("?q=kolye")).rows[0]).toMatchObject({ soldOut: [], counts: {} });
  });

  test.each([
    [{ counts: { "": -1 } }, "Adet 0'dan küçük olamaz"],
    [{ soldOut: [["a", "b", "c"]] }, "Gönderilen seçenekler okunamadı"],
    [{}, "Değişiklik eksik"],
  ])("%j is refused with a sentence", async (body, detail) => {
    const [{ id }] = (await list("?q=kolye")).rows;
    expect(await patch(id, body)).toMatchObject({ status: 422, json: { detail } });
  });
});

describe("a change of prices", () => {
  const prices = { change: { percent: 12 }, rounding: "90" };
  const chosen = { matching: { category: "takilar" } };

  test("is previewed with old and new prices, and applied as previewed", async () => {
    const { json } = await preview({ chosen, prices });
    expect(json).toMatchObject({
      count: 2,
      raised: 2,
      lowered: 0,
      unchanged: 0,
      vanishedDiscounts: 0,
      impossible: { count: 0, names: [], most: null },
    });
    expect(json.changes.map(({ before, after }: { before: number; after: number }) => [before, after])).toEqual([
      [249, 278.9],
      [89.9, 100.9],
    ]);
    const done = await change({ chosen, change: { prices }, expected: json.fingerprint });
    expect(done.json.count).toBe(2);
    const { rows } = await list("?category=takilar");
    expect(rows.map(({ price }: { price: number }) => price)).toEqual([278.9, 100.9]);
  });

  test("sets or drops the struck price, and the preview says how many discounts vanish", async () => {
    const rings = { matching: { q: "yüzük" } };
    await shop.addLabubu({ name: "Gümüş Yüzük", price: 689.9, originalPrice: 849.9 });
    const raise = await preview({ chosen: rings, prices: { change: { percent: 60 } } });
    expect(raise.json).toMatchObject({ vanishedDiscounts: 1 });
    const lower = { change: { percent: -10 }, oldPrice: "set" };
    expect((await change({ chosen: rings, change: { prices: lower } })).status).toBe(200);
    expect((await list("?q=yüzük")).rows[0]).toMatchObject({ price: 620.91, originalPrice: 689.9 });
    await change({ chosen: rings, change: { prices: { ...lower, oldPrice: "drop" } } });
    expect((await list("?q=yüzük")).rows[0]).toMatchObject({ price: 558.82, originalPrice: null });
  });

  test("is refused if a product has changed since the preview", async () => {
    const { json } = await preview({ chosen, prices });
    const { rows } = await list("?q=kalp");
    await shop.call("PATCH", `/api/products/${rows[0].id}`, { token, body: { inStock: true } });
    const refused = await change({ chosen, change: { prices }, expected: json.fingerprint });
    expect(refused).toMatchObject({
      status: 409,
      json: { detail: "Bazı ürünler bu arada değişti; fiyatlara yeniden bak" },
    });
    expect((await list("?q=kolye")).rows[0].price).toBe(89.9);
  });

  test("names products whose price would not be positive, and is refused as a whole", async () => {
    const cheaper = { change: { lira: -100 }, rounding: "none" };
    const { json } = await preview({ chosen, prices: cheaper });
    expect(json.impossible).toEqual({ count: 1, names: ["Zarif Kolye"], most: 89.89 });
    expect((await change({ chosen, change: { prices: cheaper } })).status).toBe(422);
    expect((await list("?q=kalp")).rows[0].price).toBe(249);
  });
});

describe("prices for a while", () => {
  const until = "2025-11-21T10:00:00.000Z";
  const cut = async (span: object) => {
    const ids = (await list("?q=kolye")).rows.map(({ id }: { id: string }) => id);
    return change({ chosen: { ids }, change: { prices: { change: { percent: -50 }, oldPrice: "set" }, span } });
  };
  const priceNow = async () => (await list("?q=kolye")).rows[0].price;

  test("are listed with their end to those who may change prices, and can be ended", async () => {
    expect((await cut({ until })).json).toMatchObject({ step: expect.any(String), count: 1 });
    expect(await priceNow()).toBe(44.95);
    const { plans } = await list();
    expect(plans).toMatchObject([{ name: "Zarif Kolye", count: 1, endsAt: until, hasStarted: true }]);
    const helper = await shop.tokenOf("helper");
    const own = `/api/admin/products/${(await list("?q=kolye")).rows[0].id}`;
    const plan = { startsAt: expect.any(String), endsAt: until, hasStarted: true };
    const back = { price: 89.9, originalPrice: 650 };
    expect((await shop.call("GET", own, { token })).json.plans).toEqual([{ ...plan, back }]);
    expect((await shop.call("GET", own, { token: helper })).json.plans).toEqual([]);
    const seen = await shop.call("GET", "/api/admin/products", { token: helper });
    expect(seen.json).toMatchObject({ mayChangePrices: false, plans: [] });
    const path = `/api/admin/price-plans/${plans[0].id}`;
    expect((await shop.call("DELETE", path, { token: helper })).status).toBe(422);
    expect((await shop.call("DELETE", path, { token })).json).toMatchObject({ count: 1 });
    expect([await priceNow(), (await list()).plans]).toEqual([89.9, []]);
  });

  test("wait behind others, and are previewed from the prices that are back by then", async () => {
    await cut({ until });
    const ids = (await list("?q=kolye")).rows.map(({ id }: { id: string }) => id);
    const body = { chosen: { ids }, prices: { change: { percent: -50 }, oldPrice: "set" } };
    const seen = async (from: string | null) =>
      (await shop.call("POST", "/api/admin/products/price-preview", { token, body: { ...body, from } })).json;
    expect(await seen(null)).toMatchObject({ changes: [{ before: 44.95 }] });
    expect(await seen(until)).toMatchObject({ changes: [{ before: 89.9, after: 44.95, struckAfter: 89.9 }] });
    expect((await cut({ until: "2025-11-25T10:00:00Z" })).json.detail).toMatch(/^“Zarif Kolye” o günlerde/);
    expect((await cut({ from: until, until: "2025-11-25T10:00:00Z" })).json).toMatchObject({ count: 1 });
    expect((await list()).plans).toMatchObject([{ hasStarted: true }, { hasStarted: false, startsAt: until }]);
  });

  test("end by themselves", async () => {
    await cut({ until });
    await shop.plans.run("", async () => {});
    expect(await priceNow()).toBe(44.95);
    shop.clock.now = new Date(until);
    await shop.plans.run("", async () => {});
    const { products } = (await shop.call("GET", "/api/products?category=takilar&inStock=true")).json;
    expect(products.find(({ name }: { name: string }) => name === "Zarif Kolye").price).toBe(89.9);
  });

  test("are refused without an end, in words", async () => {
    expect(await cut({})).toMatchObject({ status: 422 });
    expect((await cut({ until: "2020-01-01T00:00:00Z" })).json.detail).toBe("Bitiş şimdiden sonra olmalı");
  });
});
