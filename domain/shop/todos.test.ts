import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf, setValue } from "../../tests/support/sample-products.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { togetherMark } from "../choice/counted-together.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { type TodoKind, todosOf } from "./todos.ts";

const CATEGORY: Category = { id: "1", slug: "takilar", name: "Takılar", image: "", tint: "rose" };
const seller = { ...NO_SETTINGS.legalFacts, legalName: "Kurdele", address: "Moda" };
const shop = { ...NO_SETTINGS.shop, phone: "905321234567", email: "a@b.example" };
const stored = "ab".repeat(32);
const image = `/media/${stored}.webp`;
const SLIDE: HeroSlide = { id: "s", title: "Bayram", subtitle: "", image, buttonText: "Bak", link: "#takilar" };
const EMPTY = {
  findAddress: () => undefined,
  findCategory: (slug: string) => (slug === CATEGORY.slug ? storedCategory(CATEGORY) : undefined),
};
const now = new Date("2026-11-24T09:00:00Z");

type Changes = {
  products?: Product[];
  shop?: typeof shop;
  legalFacts?: typeof seller;
  categories?: Category[];
  heroSlides?: HeroSlide[];
  sections?: typeof NO_SETTINGS.sections;
};

const withNotice = (notice: { text: string; until: string }) => ({
  ...NO_SETTINGS.sections,
  notice: { ...NO_SETTINGS.sections.notice, ...notice },
});

const withPicture = (link: string) => ({
  ...NO_SETTINGS.sections,
  home: { blocks: [{ id: "f", kind: "picture", isOn: true, image, link } as const] },
});

function todos({ products = [productOf({ name: "Kolye" })], ...changes }: Changes, changedAt?: string) {
  const sold = { categories: [CATEGORY], heroSlides: [SLIDE] };
  const snapshot = { ...NO_SETTINGS, ...EMPTY, shop, legalFacts: seller, ...sold, ...changes, products };
  const since = "2026-01-01T00:00:00.000Z";
  const change = changedAt === undefined ? [] : [{ at: changedAt, before: 90, after: 100 }];
  const histories = new Map(products.map(({ id, price }) => [id, { price, since, changes: change }]));
  return todosOf({ snapshot, histories, pictures: new Set([stored]), now });
}

test("a shop that lacks nothing has nothing to do", () => {
  expect(todos({})).toEqual([]);
});

test.each<[TodoKind, Changes]>([
  ["no-number", { shop: { ...shop, phone: "" } }],
  ["missing-fact", { legalFacts: { ...seller, address: "" } }],
  ["no-picture", { products: [productOf({ image: `/media/${"cd".repeat(32)}.webp` })] }],
  ["sold-out-featured", { products: [productOf({ featured: true, inStock: false })] }],
  ["running-out", { products: [productOf({ counts: { "": 3 } })] }],
  ["empty-category", { categories: [CATEGORY, { ...CATEGORY, slug: "bos", name: "Boş" }] }],
  ["past-notice", { sections: withNotice({ text: "Bayramda kargo yok", until: "2026-11-23" }) }],
  ["past-slide", { heroSlides: [{ ...SLIDE, until: "2026-11-23" }] }],
  ["slide-without-picture", { heroSlides: [{ ...SLIDE, image: "" }] }],
  ["untrue-slide", { heroSlides: [{ ...SLIDE, title: "Bütün kolyeler %20 indirimli" }] }],
  ["dead-slide", { heroSlides: [{ ...SLIDE, title: "%20 indirim", link: "#kaldirilan" }] }],
  ["dead-slide", { heroSlides: [{ ...SLIDE, link: "/urun/silinen" }] }],
  ["dead-block", { sections: withPicture("/urun/silinen") }],
  ["color-without-picture", { products: [productOf({ colors: ["mavi", "pembe", "yeşil"] })] }],
])("%s is told, and nothing else", (kind, changes) => {
  expect(todos(changes).map((todo) => todo.kind)).toEqual([kind]);
});

test("a stored picture, a foreign picture and a featured product in stock are fine", () => {
  const products = [productOf({ image, featured: true }), productOf({ name: "Kupa" })];
  expect(todos({ products })).toEqual([]);
});

test("a struck price above the lowest of the last days is told, one that the history carries is not", () => {
  const products = [productOf({ name: "Kolye", price: 100, originalPrice: 150 })];
  expect(todos({ products }, "2026-11-20T00:00:00.000Z")).toEqual([
    { kind: "misleading-discount", count: 1, items: [{ id: "Kolye", name: "Kolye" }] },
  ]);
  expect(todos({ products })).toEqual([]);
});

test("a slide whose last day is today is not over", () => {
  expect(todos({ heroSlides: [{ ...SLIDE, until: "2026-11-24" }] })).toEqual([]);
});

test("many of a kind are counted, and the first hundred are named", () => {
  const products = Array.from(Array(102).keys(), (at) => productOf({ name: `${at}`, featured: true, inStock: false }));
  const [todo] = todos({ products });
  expect([todo?.count, todo?.items.length, todo?.items[0]?.name]).toEqual([102, 100, "0"]);
});

test("what is nearly gone is named with its number, without what is switched off or plenty", () => {
  const counts = { "": 30, "renk=pembe": 2, "renk=gri": 0, "beden=m": 0, "beden=s": 0 };
  const choices = [{ set: "beden", without: ["s"], extra: {} }];
  const products = [
    productOf({ name: "Elbise", colors: ["pembe"], choices, counts }),
    productOf({ name: "Şapka", counts: { "": 4 } }),
    productOf({ name: "Atkı", counts: { "": 0 }, inStock: false }),
  ];
  const sets = [{ id: "beden", name: "Beden", word: "beden", values: [setValue("m", "M")] }];
  const sections = { ...NO_SETTINGS.sections, choices: { sets } };
  expect(todos({ products, sections })).toMatchObject([
    { kind: "running-out", count: 1, items: [{ name: "Elbise (M 0, pembe 2)" }] },
  ]);
});

test("combinations that are nearly gone are named too, of many the six with the fewest pieces, and none that a set has lost", () => {
  const values = Array.from(Array(9).keys(), (at) => setValue(`m${at}`, `M${at}`));
  const sets = [{ id: "model", name: "Model", word: "model", values: values.slice(0, 8) }];
  const countsTogether = Object.fromEntries(
    values.map(({ id }, at) => [togetherMark(["renk=pembe", `model=${id}`]), at === 7 ? 0 : at < 2 ? 4 : 3]),
  );
  const choices = [{ set: "model", without: [], extra: {} }];
  const of = (countsTogether: Record<string, number>) =>
    todos({
      products: [productOf({ name: "Kılıf", colors: ["pembe"], choices, countsTogether })],
      sections: { ...NO_SETTINGS.sections, choices: { sets } },
    });
  expect(of(countsTogether)).toMatchObject([
    { items: [{ name: expect.stringMatching(/^Kılıf \(pembe \+ M7 0, .*M6 3\)$/) }] },
  ]);
  const all = Object.fromEntries(Object.keys(countsTogether).map((mark) => [mark, 1]));
  expect(of(all)).toMatchObject([{ items: [{ name: expect.stringMatching(/M5 1 ve 2 seçenek daha\)$/) }] }]);
});
