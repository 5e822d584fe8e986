import { describe, expect, test } from "vitest";
import { productInputSchema, splitList } from "./product-input.ts";

const schema = productInputSchema("http://localhost:3000");
const labubu = { name: "Labubu", price: 899.9, category: "labubu", image: "https://cdn.ornek.com/labubu.jpg" };

const parsed = (changes: object) => schema.parse({ ...labubu, ...changes });
const firstError = (changes: object) => schema.safeParse({ ...labubu, ...changes }).error?.issues[0]?.message;

test("name, price, category and image are enough; the other fields have defaults (§3, §5)", () => {
  expect(schema.parse(labubu)).toEqual({
    ...labubu,
    originalPrice: null,
    choices: [],
    personalTexts: [],
    soldOut: [],
    counts: {},
    images: [],
    colors: [],
    colorImages: {},
    description: "",
    details: [],
    inStock: true,
    featured: false,
    shownFrom: null,
  });
});

test.each([
  ["name", "Ürün adı gerekli"],
  ["price", "Fiyat sayı olmalı"],
  ["category", "Bir kategori seç"],
  ["image", "Görsel adresi gerekli"],
])("%s is required (§5)", (field, message) => {
  expect(firstError({ [field]: undefined })).toBe(message);
});

describe("the price", () => {
  test.each([0.01, 1.1, 12, 1234.5, 9_999_999.99])("%d is accepted (§5)", (price) => {
    expect(parsed({ price, originalPrice: price })).toMatchObject({ price, originalPrice: price });
  });

  test.each([
    [Number.NaN, "Fiyat sayı olmalı"],
    [Number.POSITIVE_INFINITY, "Fiyat sayı olmalı"],
    ["12", "Fiyat sayı olmalı"],
    [null, "Fiyat sayı olmalı"],
    [[12], "Fiyat sayı olmalı"],
    [-5, "Fiyat 0'dan büyük olmalı"],
    [0, "Fiyat 0'dan büyük olmalı"],
    [-0, "Fiyat 0'dan büyük olmalı"],
    [1e300, "Fiyat çok büyük"],
    [10_000_000, "Fiyat çok büyük"],
    [0.1 + 0.2, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [1234.567, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [1.005, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [0.001, "Fiyat en fazla iki ondalık basamak içerebilir"],
  ])("%j is refused (§5)", (price, message) => {
    expect(firstError({ price })).toBe(message);
  });

  test("the old price may be missing or null; otherwise the same rules hold (§5)", () => {
    expect(parsed({ originalPrice: null }).originalPrice).toBeNull();
    expect(firstError({ originalPrice: "" })).toBe("Eski fiyat sayı olmalı");
    expect(firstError({ originalPrice: 1e300 })).toBe("Eski fiyat çok büyük");
  });
});

describe("the other fields", () => {
  test.each([
    ["name", "  ", "Ürün adı gerekli"],
    ["name", "\u200b", "Ürün adı gerekli"],
    ["name", "a".repeat(1_000_000), "Ürün adı en fazla 200 karakter olabilir"],
    ["category", "", "Bir kategori seç"],
    ["category", "Takılar", "Bir kategori seç"],
    ["category", "a".repeat(81), "Bir kategori seç"],
    ["images", "https://cdn.ornek.com/a.jpg", "Ek görseller liste olmalı"],
    ["images", Array(13).fill(labubu.image), "En fazla 12 ek görsel olabilir"],
    ["images", ["javascript:alert(1)"], "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
    ["colors", "mavi", "Renkler liste olmalı"],
    ["colors", Array(21).fill("mavi"), "En fazla 20 renk olabilir"],
    ["description", "a".repeat(5001), "Açıklama en fazla 5000 karakter olabilir"],
    ["details", "Ölçü: 28 cm", "Ayrıntılar liste olmalı"],
    ["details", ["28 cm"], "Her ayrıntının adı ve metni olmalı"],
    ["details", [{ name: " ", text: "28 cm" }], "Her ayrıntının bir adı olmalı"],
    ["details", [{ name: "Ölçü", text: "a".repeat(301) }], "Ayrıntı en fazla 300 karakter olabilir"],
    ["details", Array(13).fill({ name: "Ölçü", text: "28 cm" }), "En fazla 12 ayrıntı olabilir"],
    ["inStock", "true", "Stok durumu evet ya da hayır olmalı"],
    ["featured", 1, "Öne çıkan evet ya da hayır olmalı"],
  ])("a wrong %s is refused (§5)", (field, value, message) => {
    expect(firstError({ [field]: value })).toBe(message);
  });

  test("empty colors are dropped, and a missing description is empty (§5)", () => {
    expect(parsed({ colors: [" mavi ", "", " "], description: null })).toMatchObject({
      colors: ["mavi"],
      description: "",
    });
  });

  test("unknown fields are dropped, and prototypes stay unchanged", () => {
    const sent = JSON.parse(
      '{"id":"1","revision":9,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    const product = schema.parse(Object.defineProperties({ ...labubu }, Object.getOwnPropertyDescriptors(sent)));
    expect(product).toEqual(schema.parse(labubu));
    expect({}).not.toHaveProperty("polluted");
  });

  test.each([null, [], "x", 5])("%j is no product", (body) => {
    expect(schema.safeParse(body).error?.issues[0]?.message).toBe("Ürün bilgileri eksik");
  });
});

test.each([
  ["mavi, kırmızı ,,  ", ["mavi", "kırmızı"]],
  [" , ", []],
  ["", []],
])("%j is split on commas, trimmed, empty items dropped (§5)", (text, items) => {
  expect(splitList(text)).toEqual(items);
});
