import { beforeEach, describe, expect, test } from "vitest";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";

const LABUBU = {
  name: "Labubu anahtarlık",
  price: 499.9,
  originalPrice: 650,
  category: "labubu",
  image: "https://resim.example/labubu.jpg",
  images: ["https://resim.example/labubu-2.jpg"],
  colors: ["Pembe", "Mavi"],
  description: "Çantana takılır.",
  inStock: true,
  featured: true,
};

let shop: OpenApp;
let admin: string;
beforeEach(async () => {
  shop = await openApp();
  admin = await shop.tokenOf("admin");
});

const addLabubu = async (changes: object = {}) =>
  (await shop.call("POST", "/api/products", { token: admin, body: { ...LABUBU, ...changes } })).json.product;

const productCount = async () => (await shop.shelf.products()).length;

describe("bad input is a 4xx with one Turkish sentence and nothing is written", () => {
  const withPrice = (price: string) => JSON.stringify(LABUBU).replace("499.9", price);
  test.each<[string, unknown, number]>([
    ["no fields", {}, 422],
    ["a list", [], 422],
    ["null", "null", 422],
    ["a bare string", '"ürün"', 422],
    ["no name", { ...LABUBU, name: undefined }, 422],
    ["an empty name", { ...LABUBU, name: "   " }, 422],
    ["a number for a name", { ...LABUBU, name: 5 }, 422],
    ["an object for a name", { ...LABUBU, name: { $ne: "" } }, 422],
    ["a name too long", { ...LABUBU, name: "a".repeat(201) }, 422],
    ["a 1 MB name", { ...LABUBU, name: "a".repeat(1024 * 1024) }, 413],
    ["a lone surrogate", JSON.stringify({ ...LABUBU, name: "kalp \ud83d" }), 422],
    ["a NUL", { ...LABUBU, name: "kal\u0000p" }, 422],
    ["a bidi override", { ...LABUBU, name: "kal\u202ep" }, 422],
    ["a price as text", { ...LABUBU, price: "499,90" }, 422],
    ["no price", { ...LABUBU, price: undefined }, 422],
    ["a null price", { ...LABUBU, price: null }, 422],
    ["a negative price", { ...LABUBU, price: -1 }, 422],
    ["a price of nothing", { ...LABUBU, price: 0 }, 422],
    ["1e300", { ...LABUBU, price: 1e300 }, 422],
    ["1e400", withPrice("1e400"), 422],
    ["NaN", withPrice("NaN"), 400],
    ["three decimals", { ...LABUBU, price: 1.999 }, 422],
    ["a bad old price", { ...LABUBU, originalPrice: "çok" }, 422],
    ["no category", { ...LABUBU, category: undefined }, 422],
    ["an empty category", { ...LABUBU, category: "" }, 422],
    ["an unknown category", { ...LABUBU, category: "yok-boyle" }, 422],
    ["a category as a list", { ...LABUBU, category: ["labubu"] }, 422],
    ["no picture", { ...LABUBU, image: undefined }, 422],
    ["a javascript: picture", { ...LABUBU, image: "javascript:alert(1)" }, 422],
    ["a data: picture", { ...LABUBU, image: "data:image/png;base64,AA==" }, 422],
    ["a picture without TLS", { ...LABUBU, image: "http://resim.example/a.jpg" }, 422],
    ["a picture that is no address", { ...LABUBU, image: "resim.jpg" }, 422],
    ["a bad extra picture", { ...LABUBU, images: ["https://resim.example/a.jpg", "//x"] }, 422],
    ["extra pictures as text", { ...LABUBU, images: "https://resim.example/a.jpg" }, 422],
    ["a number among the colors", { ...LABUBU, colors: [1] }, 422],
    ["too many colors", { ...LABUBU, colors: Array(21).fill("Mor") }, 422],
    ["a number for a description", { ...LABUBU, description: 1 }, 422],
    ["stock as text", { ...LABUBU, inStock: "evet" }, 422],
    ["a null highlight", { ...LABUBU, featured: null }, 422],
    ["broken JSON", '{"name":', 400],
    ["an empty body", "", 400],
    ["deep nesting", "[".repeat(30_000), 400],
    ["deep well-formed nesting", "[".repeat(30_000) + "]".repeat(30_000), 422],
  ])("%s", async (_, body, status) => {
    const refused = await shop.call("POST", "/api/products", { token: admin, body });
    expect(refused.status).toBe(status);
    expectTurkish(refused.json);
    expect(await productCount()).toBe(0);

    const { id } = await addLabubu();
    const before = await shop.catalog.findProduct(id);
    const refusedChange = await shop.call("PUT", `/api/products/${id}`, { token: admin, body });
    expect(refusedChange.status).toBe(status);
    expect(await shop.catalog.findProduct(id)).toEqual(before);
  });

  test.each([
    ["text/plain", {}],
    ["application/x-www-form-urlencoded", {}],
    ["multipart/form-data; boundary=x", {}],
    ["application/json; charset=iso-8859-9", {}],
    ["application/json", { "Content-Encoding": "gzip" }],
  ])("%s %o", async (type, headers) => {
    const body = JSON.stringify(LABUBU);
    const refused = await shop.call("POST", "/api/products", {
      token: admin,
      body,
      headers: { "Content-Type": type, ...headers },
    });
    expect(refused.status).toBe(415);
    expectTurkish(refused.json);
    expect(await productCount()).toBe(0);
  });

  test.each(["yok", "00000000-0000-0000-0000-000000000000", "..%2f..%2fetc", "%00", "a'--", "%F0%9F", "x".repeat(500)])(
    "the unknown id %s",
    async (id) => {
      for (const method of ["PUT", "DELETE"]) {
        const body = method === "PUT" ? LABUBU : undefined;
        const refused = await shop.call(method, `/api/products/${id}`, { token: admin, body });
        expect(refused.status).toBe(404);
        expectTurkish(refused.json);
      }
    },
  );

  test("a bad key or condition", async () => {
    const { id } = await addLabubu();
    const key = { "Idempotency-Key": "../x" };
    const condition = { "If-Match": "W/x" };
    expect((await shop.call("POST", "/api/products", { token: admin, body: LABUBU, headers: key })).status).toBe(400);
    const put = await shop.call("PUT", `/api/products/${id}`, { token: admin, body: LABUBU, headers: condition });
    expect(put.status).toBe(400);
    expect(await productCount()).toBe(1);
  });

  test("no object learns anything from __proto__ or constructor", async () => {
    const body = `{"__proto__":{"polluted":true,"role":"admin"},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(LABUBU).slice(1)}`;
    const { status, json } = await shop.call("POST", "/api/products", { token: admin, body });
    expect(status).toBe(201);
    expect(json.product.polluted).toBeUndefined();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect((await shop.call("GET", "/api/products?__proto__=x&constructor=y")).status).toBe(200);
  });
});

function expectTurkish(answer: { detail: string }) {
  expect(Object.keys(answer)).toEqual(["detail"]);
  expect(answer.detail).toMatch(/^\p{Lu}/u);
  expect(answer.detail).not.toMatch(/\b(?:invalid|expected|received|required|must|error|too|unrecognized|string)\b/i);
}
