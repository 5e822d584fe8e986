import { afterAll, beforeAll, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { BILEKLIK } from "../support/sample-products.ts";

const JEWEL = { ...BILEKLIK, category: "takilar", inStock: true };
const DISCOUNTED = { price: 1234.5, originalPrice: 1500, colors: ["kırmızı", "krem", "siyah", "lila"], featured: true };

let app: OpenApp;
let html: string;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  for (const product of [
    { ...JEWEL, ...DISCOUNTED, name: "Çift Bilekliği" },
    { ...JEWEL, name: "Kolye", price: 99.99 },
    { ...JEWEL, name: "Küpe", price: 999, originalPrice: 1000 },
    { ...JEWEL, name: "Yüzük", price: 120, originalPrice: 100 },
    { ...JEWEL, name: "Kılıf", inStock: false },
  ])
    await app.catalog.createProduct(product, THE_SHOP);
  html = (await app.call("GET", "/kategori/takilar")).text;
});

afterAll(() => app.close());

function cardOf(name: string): string {
  const found = [...html.matchAll(/<article class="product-card">.*?<\/article>/gs)].map(([card]) => card);
  return found.find((card) => card.includes(`Sepete ekle: ${name}"`)) ?? "";
}

test("a card shows image, name, price, old price, 3 colors, badges and the add button (§2, §5, §9)", () => {
  const card = cardOf("Çift Bilekliği");
  expect(card.match(/<img /g)).toHaveLength(1);
  expect(card).toContain("₺1.234,50");
  expect(card).toMatch(/<s [^>]*>₺1\.500,00<\/s>/);
  expect([...card.matchAll(/<li title="([^"]+)"/g)].map(([, color]) => color)).toEqual(["kırmızı", "krem", "siyah"]);
  expect(card).toContain(">Öne Çıkan<");
  expect(card).toMatch(/%(?:<!-- -->)?18</);
  expect(card).not.toMatch(/<button[^>]*class="product-card-add[^>]*disabled/);
});

test.each(["Kolye", "Küpe", "Yüzük"])(
  "%s, without an old price or with a difference that rounds to 0, has no discount badge (§5)",
  (name) => {
    const card = cardOf(name);
    expect(card).toContain("₺");
    expect(card).not.toContain("card-badges-discount");
    expect(card).not.toContain("Öne Çıkan");
  },
);

test("the Tab key reaches a card's name first, then the heart and the add button", () => {
  const card = cardOf("Kolye");
  const places = ["product-card-name", "Favorilere ekle", "Sepete ekle"].map((part) => card.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("a product without an old price shows no struck one (§5)", () => {
  expect(cardOf("Kolye")).not.toMatch(/<s[ >]/);
});

test("a sold out product says so and cannot be added (§4)", () => {
  const card = cardOf("Kılıf");
  expect(card).toContain("Tükendi");
  expect(card).toMatch(/<button[^>]*class="product-card-add[^>]*disabled=""/);
});

test("the description of a category names its products", async () => {
  const [product] = (await app.call("GET", "/api/products?category=takilar&limit=1")).json.products;
  expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*rafından: ${product.name}`));
});
