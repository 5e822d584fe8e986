import { expect, test } from "vitest";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import type { Product } from "../catalog/product.ts";
import { truthfulSlides } from "./slides-of-home.ts";

const slideOf = (title: string, { subtitle = "", link = "#cift-urunleri" } = {}) => ({
  id: "1",
  title,
  subtitle,
  image: "",
  buttonText: "Bak",
  link,
});

const findCategory = (slug: string) =>
  ["cift-urunleri", "labubu"].includes(slug) ? storedCategory({ slug }) : undefined;

const reduced = productOf({ category: "cift-urunleri", price: 60, originalPrice: 100, inStock: true });

const isShown = (title: string, products: readonly Product[], link?: string) =>
  truthfulSlides([slideOf(title, { link })], { products, findCategory }).length === 1;

test.each([
  ["Çift ürünlerinde %40'a varan indirim", true],
  ["Yüzde 40 indirim", true],
  ["40% İNDİRİM", true],
  ["%41'e varan indirim", false],
  ["YÜZDE 60 İNDİRİM", false],
  ["%20 indirim, sepette %50'ye varan", false],
  ["%92 gümüş kolyeler", true],
  ["Büyük indirim", true],
  ["YAZ INDIRIMI %50", false],
  ["YAZ INDIRIMI %40", true],
  ["%92 gümüşte %20 indirim", true],
  ["%92 gümüşte %60 indirim", false],
])("with a best discount of 40 percent, isShown('%s') is %s", (title, shown) => {
  expect(isShown(title, [reduced])).toBe(shown);
});

test("products that are sold out, in another category or not reduced prove no claim", () => {
  const others = [
    { ...reduced, inStock: false },
    { ...reduced, category: "labubu" },
    { ...reduced, originalPrice: null },
    { ...reduced, price: 60.01 },
  ];
  expect(isShown("%40 indirim", others)).toBe(false);
  const slides = [slideOf("Çift ürünleri", { subtitle: "%40'a varan indirimle" })];
  expect(truthfulSlides(slides, { products: others, findCategory })).toEqual([]);
});

test("a claim without a category is about the whole shop", () => {
  expect(isShown("Her şeyde %20 indirim", [reduced], "#urunler")).toBe(true);
  expect(isShown("Her şeyde %20 indirim", [{ ...reduced, inStock: false }], "#urunler")).toBe(false);
  expect(isShown("Her şeyde %50 indirim", [reduced], "#urunler")).toBe(false);
  expect(isShown("Labubularda %20 indirim", [reduced], "#labubu")).toBe(false);
});

test("the remaining slides keep their order", () => {
  const slides = ["Bir", "%90 indirim", "İki"].map((title) => slideOf(title));
  expect(truthfulSlides(slides, { products: [], findCategory }).map(({ title }) => title)).toEqual(["Bir", "İki"]);
});
