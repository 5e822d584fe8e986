import { describe, expect, test } from "vitest";
import { productOf, sampleInput } from "../../../tests/support/sample-products.ts";
import { draftOf, isUnreadablePrice, PHOTO_MISSING, PRICE_UNREADABLE, readDraft } from "./product-form-values.ts";

const PUBLIC_URL = "http://localhost:3000";

const labubu = productOf({
  name: "Labubu",
  description: "Sürpriz kutu",
  image: "https://cdn.ornek.com/labubu.jpg",
  images: ["https://cdn.ornek.com/yan.jpg", "https://cdn.ornek.com/w_100,h_100/arka.jpg"],
  price: 1234.5,
  originalPrice: 1500,
  colors: ["pembe", "mint"],
  category: "labubu",
  inStock: false,
  featured: true,
});

const typed = { ...draftOf(undefined), name: "Labubu", price: "899,9", category: "labubu", image: labubu.image };

const inputOf = (changes: object) => {
  const read = readDraft({ ...typed, ...changes }, PUBLIC_URL);
  return read.ok ? read.values : read.errors;
};

test("a new form is in stock, not featured and otherwise empty (§3)", () => {
  const { inStock, featured, colorImages, details, ...texts } = draftOf(undefined);
  expect({ inStock, featured, colorImages, details }).toEqual({
    inStock: true,
    featured: false,
    colorImages: {},
    details: [],
  });
  expect(new Set(Object.values(texts))).toEqual(new Set([""]));
});

test("editing begins with the product's values, prices written the Turkish way (§2)", () => {
  expect(draftOf(labubu)).toMatchObject({
    name: "Labubu",
    price: "1234,50",
    originalPrice: "1500,00",
    colors: "pembe, mint",
    inStock: false,
    featured: true,
  });
});

test("a product that is opened and saved without a change stays the same", () => {
  const read = readDraft(draftOf(labubu), PUBLIC_URL);
  const images = ["https://cdn.ornek.com/yan.jpg", "https://cdn.ornek.com/w_100%2Ch_100/arka.jpg"];
  expect(read).toEqual({ ok: true, values: { ...sampleInput.parse(labubu), images } });
});

describe("typed values", () => {
  test.each(["1.234,50", "1234,5", "1234.50"])("the price %j is sent as a number (§5, §7)", (price) => {
    expect(inputOf({ price })).toMatchObject({ price: 1234.5 });
  });

  test.each(["", "  "])("the old price %j is sent as null (§5)", (originalPrice) => {
    expect(inputOf({ originalPrice })).toMatchObject({ originalPrice: null });
  });

  test("extra images and colors are split on commas, trimmed, empty items dropped (§5)", () => {
    expect(inputOf({ images: ` ${labubu.image} ,, `, colors: "mavi, kırmızı ,," })).toMatchObject({
      images: [labubu.image],
      colors: ["mavi", "kırmızı"],
      colorImages: {},
    });
  });
});

test("a detail without a text is not sent, and one without a name is refused", () => {
  const size = { name: "Ölçü", text: "28 cm" };
  expect(inputOf({ details: [size, { name: "Bakım", text: " " }] })).toMatchObject({ details: [size] });
  expect(inputOf({ details: [{ name: "", text: "28 cm" }] })).toEqual({ details: "Her ayrıntının bir adı olmalı" });
});

describe("invalid values", () => {
  test.each([
    ["price", "yüz lira", PRICE_UNREADABLE],
    ["price", "", PRICE_UNREADABLE],
    ["originalPrice", "1.2.3", PRICE_UNREADABLE],
    ["price", "0", "Fiyat 0'dan büyük olmalı"],
    ["name", "   ", "Ürün adı gerekli"],
    ["category", "", "Bir kategori seç"],
    ["image", " ", PHOTO_MISSING],
    ["image", "http://cdn.ornek.com/a.jpg", "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
    ["images", "yok", "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
  ])("%s %j has its error at its field (§5)", (field, value, message) => {
    expect(inputOf({ [field]: value })).toEqual({ [field]: message });
  });

  test("the first wrong field is the one that stands first on the page", () => {
    const wrong = { details: [{ name: "", text: "28 cm" }], price: "x", name: "" };
    expect(Object.keys(inputOf(wrong))).toEqual(["name", "price", "details"]);
  });
});

test.each([
  ["", false],
  ["12", false],
  ["12,", true],
])("%j is an unreadable price: %s", (price, isUnreadable) => {
  expect(isUnreadablePrice(price)).toBe(isUnreadable);
});
