import { describe, expect, test } from "vitest";
import { productOf, sampleInput } from "../../../tests/support/sample-products.ts";
import { draftOf, isUnreadablePrice, PRICE_UNREADABLE, readDraft } from "./product-form-values.ts";

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
  const { inStock, featured, ...others } = draftOf(undefined);
  expect({ inStock, featured }).toEqual({ inStock: true, featured: false });
  const { colorImages, details, choices, personalTexts, soldOut, counts, countsTogether, ...texts } = others;
  expect([colorImages, details, choices, personalTexts, soldOut]).toEqual([{}, [], [], [], []]);
  expect([counts, countsTogether]).toEqual([{}, {}]);
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

test("choices are edited with prices as they are typed, and saved as they were", () => {
  const choices = {
    choices: [{ set: "model", without: ["iphone-13"], extra: { "iphone-15": 20, "galaxy-s25": -5.5 } }],
    personalTexts: [{ id: "isim", label: "İsim", most: 12, signs: "letters" as const, isRequired: true, extra: 50 }],
    soldOut: [["renk=pembe", "model=iphone-15"]],
    counts: { "": 3 },
  };
  const draft = draftOf({ ...labubu, ...choices });
  expect(draft).toMatchObject({
    choices: [{ extra: { "iphone-15": "20,00", "galaxy-s25": "-5,50" } }],
    personalTexts: [{ most: "12", extra: "50,00" }],
    counts: { "": "3" },
  });
  expect(readDraft(draft, PUBLIC_URL)).toMatchObject({ ok: true, values: choices });
});

test("a product whose choices are all sold out keeps the owner's own switch", () => {
  expect(draftOf({ ...labubu, inStock: false, stockSwitch: true }).inStock).toBe(true);
});

test("what the product no longer comes in is neither sold out nor counted", () => {
  const choices = [{ set: "model", without: ["a"], extra: {} }];
  const soldOut = [["renk=pembe"], ["renk=gri"], ["renk=pembe", "model=a"], ["model=b", "renk=pembe"], ["beden=m"]];
  const counts = { "": "9", "renk=gri": "1", "model=a": "2", "model=b": "3" };
  expect(inputOf({ colors: "pembe", choices, soldOut, counts })).toMatchObject({
    soldOut: [["renk=pembe"], ["model=b", "renk=pembe"]],
    counts: { "": 9, "model=b": 3 },
  });
});

describe("typed choices", () => {
  const text = { id: "", label: "İsim", most: "12", signs: "letters" as const, isRequired: true, extra: "" };
  const choice = (extra: Record<string, string>) => ({ choices: [{ set: "model", without: [], extra }] });

  test("get ids of their names, and what costs as much as the product is not listed", () => {
    expect(
      inputOf({
        price: "2000",
        personalTexts: [text],
        ...choice({ a: "+20", b: "-1.234,5", c: "0", d: " " }),
        counts: { "": "" },
      }),
    ).toMatchObject({
      personalTexts: [{ id: "isim", extra: 0 }],
      choices: [{ extra: { a: 20, b: -1234.5 } }],
      counts: {},
    });
  });

  test.each([
    [choice({ a: "yirmi" }), { choices: "Fiyat farkı sayı olmalı" }],
    [{ personalTexts: [{ ...text, most: "çok" }] }, { personalTexts: "Harf sayısı tam sayı olmalı" }],
    [{ personalTexts: [{ ...text, label: " " }] }, { personalTexts: "Sorunun bir adı olmalı" }],
    [{ counts: { "": "1,5" } }, { counts: "Adet tam sayı olmalı" }],
  ])("%j is refused at its block", (changes, errors) => {
    expect(inputOf(changes)).toEqual(errors);
  });
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
    ["image", "http://cdn.ornek.com/a.jpg", "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
    ["images", "yok", "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
  ])("%s %j has its error at its field (§5)", (field, value, message) => {
    expect(inputOf({ [field]: value })).toEqual({ [field]: message });
  });

  test("a missing photo is an error where photos are chosen, not at the address", () => {
    expect(inputOf({ image: " " })).toEqual({ "image.photos": "Bir fotoğraf ekle" });
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
