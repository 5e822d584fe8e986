import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { trueSlides } from "./claimed-discount.ts";

const slideOf = (title: string, subtitle = "") => ({
  id: "1",
  title,
  subtitle,
  image: "",
  buttonText: "Bak",
  link: "#cift-urunleri",
});

const reduced = productOf({ category: "cift-urunleri", price: 60, originalPrice: 100, inStock: true });

const isShown = (title: string, products: Parameters<typeof trueSlides>[1]) =>
  trueSlides([slideOf(title)], products).length === 1;

test.each([
  ["Çift ürünlerinde %40'a varan indirim", true],
  ["Yüzde 40 indirim", true],
  ["40% İNDİRİM", true],
  ["%41'e varan indirim", false],
  ["YÜZDE 60 İNDİRİM", false],
  ["%20 indirim, sepette %50'ye varan", false],
  ["%92 gümüş kolyeler", true],
  ["Büyük indirim", true],
])("where the best discount is 40 percent, '%s' shown is %s", (title, shown) => {
  expect(isShown(title, [reduced])).toBe(shown);
});

test("what is sold out, elsewhere or not reduced makes no claim true", () => {
  const others = [
    { ...reduced, inStock: false },
    { ...reduced, category: "labubu" },
    { ...reduced, originalPrice: null },
    { ...reduced, price: 60.01 },
  ];
  expect(isShown("%40 indirim", others)).toBe(false);
  expect(trueSlides([slideOf("Çift ürünleri", "%40'a varan indirimle")], others)).toEqual([]);
});

test("the other slides stay in their order", () => {
  const slides = ["Bir", "%90 indirim", "İki"].map((title) => slideOf(title));
  expect(trueSlides(slides, []).map(({ title }) => title)).toEqual(["Bir", "İki"]);
});
