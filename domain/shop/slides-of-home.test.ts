import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import type { ProductAddress } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import { slideLink } from "../settings/slide-link.ts";
import { openTarget, slidesOfHome, truthfulSlides } from "./slides-of-home.ts";

const slide = (id: string, changes: { link?: string; from?: string; until?: string } = {}) => ({
  id,
  title: id,
  subtitle: "",
  image: "",
  buttonText: "Bak",
  link: "#labubu",
  ...changes,
});

const CATEGORIES = [
  storedCategory({ slug: "labubu" }),
  storedCategory({ slug: "gizli", isHidden: true }),
  storedCategory({ slug: "bos" }),
];
const ADDRESSES = new Map<string, ProductAddress>([
  ["kolye", { state: "here", product: productOf({}) }],
  ["eski-kolye", { state: "moved", slug: "kolye" }],
  ["copteki", { state: "gone", name: "Kolye", category: "labubu" }],
]);
const { shop, legalFacts } = NO_SETTINGS;
const to = {
  shop,
  legalFacts,
  products: [productOf({ category: "labubu", inStock: false }), productOf({ category: "gizli" })],
  findCategory: (slug: string) => CATEGORIES.find((one) => one.slug === (slug === "eski-labubu" ? "labubu" : slug)),
  findAddress: (slug: string) => ADDRESSES.get(slug),
};
const ids = (slides: ReturnType<typeof slide>[]) => slidesOfHome(slides, to).map(({ id }) => id);

test("the first slide without dates opens the home page, the others follow in the owner's order", () => {
  expect(ids([slide("bayram", { until: "2026-03-28" }), slide("bir"), slide("iki")])).toEqual(["bir", "bayram", "iki"]);
  expect(ids([slide("bir"), slide("bayram", { from: "2026-03-20" }), slide("iki")])).toEqual(["bir", "bayram", "iki"]);
});

test("slides with dates alone are not shown, because the page would open without one", () => {
  expect(ids([slide("bayram", { until: "2026-03-28" })])).toEqual([]);
});

test("a slide without anything behind its button is not shown, and the next one opens the page", () => {
  expect(ids([slide("silinen", { link: "/urun/copteki" }), slide("bos", { link: "#bos" }), slide("bir")])).toEqual([
    "bir",
  ]);
});

test.each([
  ["#labubu", "#labubu"],
  ["#eski-labubu", "#labubu"],
  ["#kategoriler", "#kategoriler"],
  ["#gizli", "/kategori/gizli"],
  ["#bos", undefined],
  ["#silinen", undefined],
  ["/kategori/labubu", "/kategori/labubu"],
  ["/kategori/eski-labubu", "/kategori/labubu"],
  ["/kategori/gizli", "/kategori/gizli"],
  ["/kategori/bos", undefined],
  ["/kategori/silinen", undefined],
  ["/urun/kolye", "/urun/kolye"],
  ["/urun/eski-kolye", "/urun/kolye"],
  ["/urun/copteki", undefined],
  ["/urun/hic-olmayan", undefined],
  ["/sayfa/hakkimizda", "/sayfa/hakkimizda"],
  ["/sayfa/kvkk", undefined],
  ["/sayfa/hic-olmayan", undefined],
  ["/urunler", "/urunler"],
  ["whatsapp", undefined],
  ["instagram", undefined],
  ["/ara?q=kolye", "/ara?q=kolye"],
  ["javascript:alert(1)", undefined],
])("visitors who follow %s find %s", (link, found) => {
  const target = openTarget(link, to);
  expect(target && slideLink(target)).toBe(found);
});

test("a claim is about the category that the slide leads to, under its former address too", () => {
  const reduced = productOf({ category: "labubu", price: 60, originalPrice: 100 });
  const claim = (link: string) => ({ ...slide("indirim", { link }), title: "%40 indirim" });
  const shown = (link: string) => slidesOfHome([claim(link)], { ...to, products: [...to.products, reduced] }).length;
  expect(["#eski-labubu", "/kategori/gizli"].map(shown)).toEqual([1, 0]);
});

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
