import { beforeEach, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { MAX_QUERY_LENGTH } from "../../domain/search/query-length.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
  await shop.catalog.createProduct(LABUBU, THE_SHOP);
  await shop.catalog.createProduct({ ...BILEKLIK, image: `/media/${"ab".repeat(32)}.webp` }, THE_SHOP);
});

const suggest = (query: string) => shop.call("GET", `/api/suggestions?q=${encodeURIComponent(query)}`);

test("a mistyped word finds its product, with the matched words to highlight", async () => {
  expect((await suggest("labbu")).json).toEqual({
    suggestions: [
      {
        name: LABUBU.name,
        slug: "labubu-anahtarlik",
        address: "/urun/labubu-anahtarlik",
        image: LABUBU.image,
        price: LABUBU.price,
        matched: ["Labubu"],
      },
    ],
    isNear: false,
  });
});

test("a picture of the shop has a full URL (§3)", async () => {
  const [{ image }] = (await suggest("bileklik")).json.suggestions;
  expect(image).toBe(`https://fiyonk.example/media/${"ab".repeat(32)}.webp`);
});

test("a saved product is suggested at once, and a removed one no longer", async () => {
  const { id } = await shop.catalog.createProduct({ ...LABUBU, name: "Şahmeran" }, THE_SHOP);
  expect((await suggest("sahmeran")).json.suggestions).toHaveLength(1);
  await shop.catalog.removeProduct(id, THE_SHOP);
  expect((await suggest("sahmeran")).json.suggestions).toHaveLength(0);
});

test("at most six are suggested", async () => {
  for (let copy = 1; copy <= 8; copy += 1)
    await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${copy}` }, THE_SHOP);
  expect((await suggest("lab")).json.suggestions).toHaveLength(6);
});

test("a question about the shop is answered with its info page", async () => {
  expect((await suggest("ücretsiz kargo")).json).toMatchObject({
    suggestions: [],
    isNear: false,
    topic: { page: "teslimat", title: "Teslimat ve kargo" },
  });
});

test("a price limit in the query is respected", async () => {
  expect((await suggest("500 tl altı")).json.suggestions).toMatchObject([{ name: BILEKLIK.name }]);
});

test("a query without a match gets near products, marked as such", async () => {
  const { json } = await suggest("mor bileklik");
  expect(json).toMatchObject({ isNear: true, suggestions: [{ name: BILEKLIK.name }] });
});

test.each(["", "?q=a&q=b", `?q=${"a".repeat(81)}`])("/api/suggestions%s is refused", async (query) => {
  const answer = await shop.call("GET", `/api/suggestions${query}`);
  expect([400, 422]).toContain(answer.status);
  expect(answer.json.detail).toMatch(/\S/);
});

test("a query that is too long is refused in the words of the page", async () => {
  const answer = await suggest("a".repeat(MAX_QUERY_LENGTH + 1));
  expect(answer).toMatchObject({ status: 422, json: { detail: "Arama en fazla 80 karakter olabilir" } });
});

test("a price is the one of the card: the lowest, where a text moves it", async () => {
  const text = { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired: false, extra: 50 };
  const add = (name: string, isRequired: boolean) =>
    shop.catalog.createProduct({ ...LABUBU, name, price: 100, personalTexts: [{ ...text, isRequired }] }, THE_SHOP);
  await add("Şahmeran", false);
  await add("Zümrüdüanka", true);
  expect((await suggest("sahmeran")).json.suggestions).toMatchObject([{ price: 100, startsAt: 100 }]);
  const [required] = (await suggest("zumruduanka")).json.suggestions;
  expect(required).toMatchObject({ price: 150 });
  expect(required).not.toHaveProperty("startsAt");
});
