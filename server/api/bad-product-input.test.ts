import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

/** One shop with one product serves all tests, because refused input changes nothing. */
let shop: AppOfAdmin;
let labubu: string;
beforeAll(async () => {
  shop = await openForAdmin();
  ({ id: labubu } = await shop.addLabubu());
});

const MISSING_PICTURE = `/media/${"b2".repeat(32)}.webp`;

describe("bad input is refused with a Turkish sentence, and nothing is written", () => {
  const withPrice = (price: string) => JSON.stringify(LABUBU_SENT).replace("499.9", price);
  const sent = (changes: object) => ({ ...LABUBU_SENT, ...changes });
  test.each<[string, unknown, number]>([
    ["no fields", {}, 422],
    ["a list", [], 422],
    ["null", "null", 422],
    ["a bare string", '"ürün"', 422],
    ["no name", sent({ name: undefined }), 422],
    ["an empty name", sent({ name: "   " }), 422],
    ["a number for a name", sent({ name: 5 }), 422],
    ["an object for a name", sent({ name: { $ne: "" } }), 422],
    ["a name too long", sent({ name: "a".repeat(201) }), 422],
    ["a 1 MB name", sent({ name: "a".repeat(1024 * 1024) }), 413],
    ["a lone surrogate", JSON.stringify({ ...LABUBU_SENT, name: "kalp \ud83d" }), 422],
    ["a NUL", sent({ name: "kal\u0000p" }), 422],
    ["a bidi override", sent({ name: "kal\u202ep" }), 422],
    ["a price as text", sent({ price: "499,90" }), 422],
    ["no price", sent({ price: undefined }), 422],
    ["a null price", sent({ price: null }), 422],
    ["a negative price", sent({ price: -1 }), 422],
    ["a price of nothing", sent({ price: 0 }), 422],
    ["a difference that leaves nothing of the price", sent({ choices: [{ set: "beden", extra: { m: -500 } }] }), 422],
    ["a set that does not exist", sent({ choices: [{ set: "yok-boyle" }] }), 422],
    [
      "a set of which nothing is left",
      sent({ choices: [{ set: "beden", without: ["xs", "s", "m", "l", "xl", "xxl"] }] }),
      422,
    ],
    ["1e300", sent({ price: 1e300 }), 422],
    ["1e400", withPrice("1e400"), 422],
    ["NaN", withPrice("NaN"), 400],
    ["three decimals", sent({ price: 1.999 }), 422],
    ["a bad old price", sent({ originalPrice: "çok" }), 422],
    ["no category", sent({ category: undefined }), 422],
    ["an empty category", sent({ category: "" }), 422],
    ["an unknown category", sent({ category: "yok-boyle" }), 422],
    ["a category as a list", sent({ category: ["labubu"] }), 422],
    ["no picture", sent({ image: undefined }), 422],
    ["a javascript: picture", sent({ image: "javascript:alert(1)" }), 422],
    ["a data: picture", sent({ image: "data:image/png;base64,AA==" }), 422],
    ["a picture without TLS", sent({ image: "http://resim.example/a.jpg" }), 422],
    ["a picture that is no address", sent({ image: "resim.jpg" }), 422],
    ["a bad extra picture", sent({ images: ["https://resim.example/a.jpg", "//x"] }), 422],
    ["a picture of the shop that is not stored", sent({ image: MISSING_PICTURE }), 422],
    ["an extra picture of the shop that is not stored", sent({ images: [MISSING_PICTURE] }), 422],
    ["a color's picture that is not stored", sent({ colorImages: { Mavi: MISSING_PICTURE } }), 422],
    ["extra pictures as text", sent({ images: "https://resim.example/a.jpg" }), 422],
    ["a number among the colors", sent({ colors: [1] }), 422],
    ["too many colors", sent({ colors: Array(21).fill("Mor") }), 422],
    ["a number for a description", sent({ description: 1 }), 422],
    ["a detail without a name", sent({ details: [{ text: "28 cm" }] }), 422],
    ["stock as text", sent({ inStock: "evet" }), 422],
    ["a null highlight", sent({ featured: null }), 422],
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
