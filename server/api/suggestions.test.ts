import { beforeEach, expect, test } from "vitest";
import { MAX_QUERY_LENGTH } from "../../domain/search/query-length.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
  await shop.catalog.createProduct(LABUBU);
  await shop.catalog.createProduct({ ...BILEKLIK, image: `/media/${"ab".repeat(32)}.webp` });
});

const ask = (question: string) => shop.call("GET", `/api/suggestions?q=${encodeURIComponent(question)}`);

test("whoever types is shown what she means, with the words to mark", async () => {
  expect((await ask("labbu")).json).toEqual({
    suggestions: [
      { name: LABUBU.name, slug: "labubu-anahtarlik", image: LABUBU.image, price: LABUBU.price, matched: ["Labubu"] },
    ],
    isNear: false,
  });
});

test("a picture of ours has the shop's address (§3)", async () => {
  const [{ image }] = (await ask("bileklik")).json.suggestions;
  expect(image).toBe(`https://fiyonk.example/media/${"ab".repeat(32)}.webp`);
});

test("a product that was saved or removed meanwhile is suggested as it is now", async () => {
  const { id } = await shop.catalog.createProduct({ ...LABUBU, name: "Şahmeran" });
  expect((await ask("sahmeran")).json.suggestions).toHaveLength(1);
  await shop.catalog.removeProduct(id);
  expect((await ask("sahmeran")).json.suggestions).toHaveLength(0);
});

test("at most six are suggested", async () => {
  for (let copy = 1; copy <= 8; copy += 1) await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${copy}` });
  expect((await ask("lab")).json.suggestions).toHaveLength(6);
});

test("who asks about the shop itself is shown the page that answers", async () => {
  expect((await ask("ücretsiz kargo")).json).toMatchObject({
    suggestions: [],
    isNear: false,
    topic: { page: "teslimat", title: "Teslimat ve kargo" },
  });
});

test("a price in the question is kept to", async () => {
  expect((await ask("500 tl altı")).json.suggestions).toMatchObject([{ name: BILEKLIK.name }]);
});

test("what the shop has not is answered by what is near, and said so", async () => {
  const { json } = await ask("mor bileklik");
  expect(json).toMatchObject({ isNear: true, suggestions: [{ name: BILEKLIK.name }] });
});

test.each(["", "?q=a&q=b", `?q=${"a".repeat(81)}`])("/api/suggestions%s is refused", async (query) => {
  const answer = await shop.call("GET", `/api/suggestions${query}`);
  expect([400, 422]).toContain(answer.status);
  expect(answer.json.detail).toMatch(/\S/);
});

test("who asks at too great length is told so in the words of the page", async () => {
  const answer = await ask("a".repeat(MAX_QUERY_LENGTH + 1));
  expect(answer).toMatchObject({ status: 422, json: { detail: "Arama en fazla 80 karakter olabilir" } });
});
