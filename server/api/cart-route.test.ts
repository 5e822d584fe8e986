import { beforeEach, describe, expect, test } from "vitest";
import type { Product } from "../../domain/catalog/product.ts";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { cartCode, codeKey } from "../../domain/order/cart-code.ts";
import { withAllOptions } from "../../domain/order/checked-cart.ts";
import { campaigns } from "../../domain/settings/campaigns.ts";
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

test("a price from when the product was hidden is not told", async () => {
  const hidden = await shop.catalog.createProduct({ ...LABUBU, name: "Gizli", shownFrom: HIDDEN }, THE_SHOP);
  const repriced = await shop.catalog.updateProduct(
    hidden.id,
    { ...LABUBU, name: "Gizli", shownFrom: HIDDEN, price: 500 },
    { by: THE_SHOP },
  );
  await shop.catalog.updateProduct(hidden.id, { ...LABUBU, name: "Gizli", price: 1000 }, { by: THE_SHOP });
  const asked = async (revision: number) =>
    (await check(cartCode(revision, [{ id: hidden.id, quantity: 1 }]))).json.lines[0];
  for (const revision of [hidden.revision, repriced.revision]) {
    expect(await asked(revision)).toMatchObject({ card: { price: 1000 } });
    expect(await asked(revision)).not.toHaveProperty("priceThen");
  }
});

describe("a product with options", () => {
  const text = { id: "isim", label: "İsim", most: 5, signs: "letters" as const, isRequired: false, extra: 0 };
  const choices = [{ set: "telefon-modeli", without: [], extra: {} }];
  const open = () => shop.catalog.createProduct({ ...LABUBU, name: "Kılıf", choices, personalTexts: [text] }, THE_SHOP);
  const written = (id: string, text: string) => ({ id, quantity: 1, texts: [{ id: "isim", label: "İsim", text }] });

  test("is answered without a text that cannot be made", async () => {
    const { id } = await open();
    const lines = ["\ufdfa".repeat(60), "Buse*", " ", "Buse"].map((text) => written(id, text));
    const { json } = await check(cartCode(0, lines));
    expect(json.lines).toMatchObject([{ lost: 1 }, { lost: 1 }, { lost: 1 }, { card: { texts: [{ text: "Buse" }] } }]);
    expect(json.lines.map(({ card }: { card: { texts?: unknown[] } }) => card.texts?.length)).toEqual([
      ...[undefined, undefined, undefined],
      1,
    ]);
  });

  test("tells its options once, however many lines are of it", async () => {
    const { id } = await open();
    const { json, text } = await check(
      cartCode(
        0,
        Array.from({ length: 90 }, (_, at) => written(id, String.fromCharCode(97 + (at % 26), 97 + (at % 25)))),
      ),
    );
    expect(json.lines).toHaveLength(90);
    expect(json.lines.filter(({ card }: { card: object }) => "options" in card)).toHaveLength(1);
    expect(text.length).toBeLessThan(60_000);
    const read = withAllOptions(json).lines;
    expect(new Set(read.map(({ card }) => card?.options?.groups[0]?.values.length)).size).toBe(1);
  });

  test("is refused where all options together have no end", async () => {
    const values = Array.from({ length: 300 }, (_, at) => ({ id: `v-${at}`, name: `Değer ${at}`, note: "" }));
    const sets = ["a", "b", "c"].map((id) => ({ id, name: `Set ${id}`, word: id, values }));
    await shop.sections.save("choices", { sets }, { by: THE_SHOP });
    const ofSets = sets.map(({ id }) => ({ set: id, without: [], extra: {} }));
    const lines: { id: string; quantity: number }[] = [];
    for (const name of Array.from({ length: 12 }, (_, at) => `Kılıf ${at}`)) {
      const { id } = await shop.catalog.createProduct({ ...LABUBU, name, choices: ofSets }, THE_SHOP);
      lines.push({ id, quantity: 1 });
    }
    expect((await check(cartCode(0, lines.slice(1)))).status).toBe(200);
    expect(await check(cartCode(0, lines))).toMatchObject({
      status: 413,
      json: { detail: "Bu sepetteki ürünlerin seçenekleri bir kerede gösterilemeyecek kadar çok" },
    });
  });
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

test("campaigns that hold for the cart are told with it, a code only to who types it", async () => {
  const codes = [{ code: "ECE10", gain: { kind: "percent" as const, percent: 10 } }];
  const values = campaigns.parse({ codes, offers: [{ kind: "many", take: 3, pay: 2 }] });
  await shop.sections.save("campaigns", values, { by: THE_SHOP });
  const code = cartCode(0, [{ id: labubu.id, quantity: 1 }]);
  const asked = async (typed = "") => (await shop.call("GET", `/api/cart?code=${code}&kupon=${typed}`)).json;
  const many = { kind: "many", name: "3 al 2 öde", take: 3, pay: 2 };
  expect((await check(code)).json.offers).toEqual([many]);
  expect((await asked("ece10")).offers).toEqual([
    many,
    { kind: "percent", name: "Kupon ECE10", code: "ECE10", percent: 10 },
  ]);
  expect(await asked("YOK")).toMatchObject({ offers: [many], refused: "unknown" });
  expect((await shop.call("GET", `/api/cart?code=${code}&kupon=${"a".repeat(61)}`)).status).toBe(422);
});
