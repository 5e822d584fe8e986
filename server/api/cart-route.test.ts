import { beforeEach, describe, expect, test } from "vitest";
import type { Product } from "../../domain/catalog/product.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { cartCode, codeKey } from "../../domain/order/cart-code.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

let shop: OpenApp;
let labubu: Product;
beforeEach(async () => {
  shop = await openApp();
  labubu = await shop.catalog.createProduct({ ...LABUBU, image: `/media/${"ab".repeat(32)}.webp` }, THE_SHOP);
});

const check = (code: string) => shop.call("GET", `/api/cart?code=${encodeURIComponent(code)}`);

test("a code is answered with today's products, each line in its color", async () => {
  const pink = { id: labubu.id, color: "Pembe", quantity: 2 };
  const { status, json } = await check(cartCode(0, [{ id: labubu.id, quantity: 1 }, pink]));
  expect(status).toBe(200);
  expect(json.revision).toBeGreaterThanOrEqual(labubu.revision);
  const card = {
    id: labubu.id,
    slug: "labubu-anahtarlik",
    name: "Labubu anahtarlık",
    image: `https://fiyonk.example/media/${"ab".repeat(32)}.webp`,
    price: 899.9,
    originalPrice: 1199.9,
    inStock: true,
    colors: [{ word: "Pembe", paint: expect.any(String) }, expect.anything(), expect.anything()],
  };
  expect(json.lines).toEqual([
    { key: codeKey({ id: labubu.id }), quantity: 1, card },
    { key: codeKey(pink), quantity: 2, card: { ...card, color: "Pembe" } },
  ]);
});

test("a saved price and a sold-out product are answered at once; what is gone has no card", async () => {
  const bracelet = await shop.catalog.createProduct(BILEKLIK, THE_SHOP);
  const { id } = await shop.catalog.createProduct({ ...LABUBU, name: "Giden" }, THE_SHOP);
  await shop.catalog.removeProduct(id, THE_SHOP);
  const lines = [labubu.id, bracelet.id, id].map((id) => ({ id, quantity: 1 }));
  await shop.catalog.updateProduct(labubu.id, { ...LABUBU, price: 1000 }, { by: THE_SHOP });
  const answer = await check(cartCode(0, [...lines, { id: labubu.id, color: "Lila", quantity: 1 }]));
  expect(answer.json.lines).toMatchObject([{ card: { price: 1000 } }, { card: { inStock: false } }, {}, {}]);
  expect(answer.json.lines.slice(2).map(({ card }: { card?: object }) => card)).toEqual([undefined, undefined]);
});

test("a price that has changed since the code's revision is answered beside today's", async () => {
  const other = await shop.catalog.createProduct({ ...LABUBU, name: "Başka" }, THE_SHOP);
  const lines = [labubu.id, other.id].map((id) => ({ id, quantity: 1 }));
  const code = cartCode((await check(cartCode(0, lines))).json.revision, lines);
  const thens = async () => (await check(code)).json.lines.map(({ priceThen }: { priceThen?: number }) => priceThen);
  expect(await thens()).toEqual([undefined, undefined]);

  await shop.catalog.updateProduct(labubu.id, { ...LABUBU, price: 1000 }, { by: THE_SHOP });
  await shop.catalog.updateProduct(other.id, { ...LABUBU, name: "Başka ad" }, { by: THE_SHOP });
  expect(await thens()).toEqual([899.9, undefined]);
  await shop.catalog.updateProduct(labubu.id, { ...LABUBU, price: 899.9 }, { by: THE_SHOP });
  expect(await thens()).toEqual([undefined, undefined]);
});

describe("a code that no shop has written", () => {
  test.each(["", "merhaba", "1.0.000000.000000", "<script>alert(1)</script>", "1".repeat(5000)])(
    "%j is refused with a sentence",
    async (code) => {
      const { status, json } = await check(code);
      expect(status).toBe(422);
      expect(json.detail).toBe("Bu sepet bağlantısı okunamadı, yarım kopyalanmış olabilir");
    },
  );

  test("none at all, and a cut one, too", async () => {
    const code = cartCode(1, [{ id: labubu.id, quantity: 1 }]);
    expect((await shop.call("GET", "/api/cart")).status).toBe(422);
    expect((await check(code.slice(0, -1))).status).toBe(422);
  });
});
