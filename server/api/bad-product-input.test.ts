import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

/** One shop for all, with one product: what is refused changes nothing. */
let shop: AppOfAdmin;
let labubu: string;
beforeAll(async () => {
  shop = await openForAdmin();
  ({ id: labubu } = await shop.addLabubu());
});

const MISSING_PICTURE = `/media/${"b2".repeat(32)}.webp`;

describe("bad input is refused with a Turkish sentence, and nothing is written", () => {
  const withPrice = (price: string) => JSON.stringify(LABUBU_SENT).replace("499.9", price);
  test.each<[string, unknown, number]>([
    ["no fields", {}, 422],
    ["a list", [], 422],
    ["null", "null", 422],
    ["a bare string", '"ürün"', 422],
    ["no name", { ...LABUBU_SENT, name: undefined }, 422],
    ["an empty name", { ...LABUBU_SENT, name: "   " }, 422],
    ["a number for a name", { ...LABUBU_SENT, name: 5 }, 422],
    ["an object for a name", { ...LABUBU_SENT, name: { $ne: "" } }, 422],
    ["a name too long", { ...LABUBU_SENT, name: "a".repeat(201) }, 422],
    ["a 1 MB name", { ...LABUBU_SENT, name: "a".repeat(1024 * 1024) }, 413],
    ["a lone surrogate", JSON.stringify({ ...LABUBU_SENT, name: "kalp \ud83d" }), 422],
    ["a NUL", { ...LABUBU_SENT, name: "kal\u0000p" }, 422],
    ["a bidi override", { ...LABUBU_SENT, name: "kal\u202ep" }, 422],
    ["a price as text", { ...LABUBU_SENT, price: "499,90" }, 422],
    ["no price", { ...LABUBU_SENT, price: undefined }, 422],
    ["a null price", { ...LABUBU_SENT, price: null }, 422],
    ["a negative price", { ...LABUBU_SENT, price: -1 }, 422],
    ["a price of nothing", { ...LABUBU_SENT, price: 0 }, 422],
    [
      "a difference that leaves nothing of the price",
      { ...LABUBU_SENT, choices: [{ set: "beden", extra: { m: -500 } }] },
      422,
    ],
    ["a set that does not exist", { ...LABUBU_SENT, choices: [{ set: "yok-boyle" }] }, 422],
    [
      "a set of which nothing is left",
      { ...LABUBU_SENT, choices: [{ set: "beden", without: ["xs", "s", "m", "l", "xl", "xxl"] }] },
      422,
    ],
    ["1e300", { ...LABUBU_SENT, price: 1e300 }, 422],
    ["1e400", withPrice("1e400"), 422],
    ["NaN", withPrice("NaN"), 400],
    ["three decimals", { ...LABUBU_SENT, price: 1.999 }, 422],
    ["a bad old price", { ...LABUBU_SENT, originalPrice: "çok" }, 422],
    ["no category", { ...LABUBU_SENT, category: undefined }, 422],
    ["an empty category", { ...LABUBU_SENT, category: "" }, 422],
    ["an unknown category", { ...LABUBU_SENT, category: "yok-boyle" }, 422],
    ["a category as a list", { ...LABUBU_SENT, category: ["labubu"] }, 422],
    ["no picture", { ...LABUBU_SENT, image: undefined }, 422],
    ["a javascript: picture", { ...LABUBU_SENT, image: "javascript:alert(1)" }, 422],
    ["a data: picture", { ...LABUBU_SENT, image: "data:image/png;base64,AA==" }, 422],
    ["a picture without TLS", { ...LABUBU_SENT, image: "http://resim.example/a.jpg" }, 422],
    ["a picture that is no address", { ...LABUBU_SENT, image: "resim.jpg" }, 422],
    ["a bad extra picture", { ...LABUBU_SENT, images: ["https://resim.example/a.jpg", "//x"] }, 422],
    ["a picture of the shop that is not stored", { ...LABUBU_SENT, image: MISSING_PICTURE }, 422],
    ["an extra picture of the shop that is not stored", { ...LABUBU_SENT, images: [MISSING_PICTURE] }, 422],
    ["a color's picture that is not stored", { ...LABUBU_SENT, colorImages: { Mavi: MISSING_PICTURE } }, 422],
    ["extra pictures as text", { ...LABUBU_SENT, images: "https://resim.example/a.jpg" }, 422],
    ["a number among the colors", { ...LABUBU_SENT, colors: [1] }, 422],
    ["too many colors", { ...LABUBU_SENT, colors: Array(21).fill("Mor") }, 422],
    ["a number for a description", { ...LABUBU_SENT, description: 1 }, 422],
    ["a detail without a name", { ...LABUBU_SENT, details: [{ text: "28 cm" }] }, 422],
    ["stock as text", { ...LABUBU_SENT, inStock: "evet" }, 422],
    ["a null highlight", { ...LABUBU_SENT, featured: null }, 422],
    ["broken JSON", '{"name":', 400],
    ["an empty body", "", 400],
    ["deep nesting", "[".repeat(30_000), 400],
    ["deep well-formed nesting", "[".repeat(30_000) + "]".repeat(30_000), 422],
  ])("%s", async (_, body, status) => {
    const refused = await shop.call("POST", "/api/products", { token: shop.admin, body });
    expect(refused.status).toBe(status);
    expectTurkish(refused.json);
    expect(await shop.productCount()).toBe(1);

    const before = (await shop.snapshot()).findProduct(labubu);
    const refusedChange = await shop.call("PUT", `/api/products/${labubu}`, { token: shop.admin, body });
    expect(refusedChange.status).toBe(status);
    expect((await shop.snapshot()).findProduct(labubu)).toEqual(before);
  });

  test.each([
    ["text/plain", {}],
    ["application/x-www-form-urlencoded", {}],
    ["multipart/form-data; boundary=x", {}],
    ["application/json; charset=iso-8859-9", {}],
    ["application/json", { "Content-Encoding": "gzip" }],
  ])("%s %o", async (type, headers) => {
    const body = JSON.stringify(LABUBU_SENT);
    const refused = await shop.call("POST", "/api/products", {
      token: shop.admin,
      body,
      headers: { "Content-Type": type, ...headers },
    });
    expect(refused.status).toBe(415);
    expectTurkish(refused.json);
    expect(await shop.productCount()).toBe(1);
  });

  test.each(["yok", "00000000-0000-0000-0000-000000000000", "..%2f..%2fetc", "%00", "a'--", "%F0%9F", "x".repeat(500)])(
    "the unknown id %s",
    async (id) => {
      for (const method of ["PUT", "DELETE"]) {
        const body = method === "PUT" ? LABUBU_SENT : undefined;
        const refused = await shop.call(method, `/api/products/${id}`, { token: shop.admin, body });
        expect(refused.status).toBe(404);
        expectTurkish(refused.json);
      }
    },
  );

  test("a bad key or condition", async () => {
    const key = { "Idempotency-Key": "../x" };
    const condition = { "If-Match": "W/x" };
    expect(
      (await shop.call("POST", "/api/products", { token: shop.admin, body: LABUBU_SENT, headers: key })).status,
    ).toBe(400);
    const put = await shop.call("PUT", `/api/products/${labubu}`, {
      token: shop.admin,
      body: LABUBU_SENT,
      headers: condition,
    });
    expect(put.status).toBe(400);
    expect(await shop.productCount()).toBe(1);
  });

  test("__proto__ and constructor pollute no object", async () => {
    const body = `{"__proto__":{"polluted":true,"role":"admin"},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(LABUBU_SENT).slice(1)}`;
    const { status, json } = await shop.call("POST", "/api/products", { token: shop.admin, body });
    expect(status).toBe(201);
    expect(json.product.polluted).toBeUndefined();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect((await shop.call("GET", "/api/products?__proto__=x&constructor=y")).status).toBe(200);
  });
});

function expectTurkish({ field = "name", ...answer }: { detail: string; field?: string }) {
  expect(Object.keys(answer)).toEqual(["detail"]);
  expect(field).toMatch(/^\w+$/);
  expect(answer.detail).toMatch(/^\p{Lu}/u);
  expect(answer.detail).not.toMatch(/\b(?:invalid|expected|received|required|must|error|too|unrecognized|string)\b/i);
}
