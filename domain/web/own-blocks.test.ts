import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS, FIYONK } from "../../tests/support/sample-shop.ts";
import { DAY_MS } from "../istanbul.ts";
import { type HomeBlock, homeBlocks } from "../settings/home-blocks.ts";
import { homeSlides, ownBlocks } from "./own-blocks.ts";

const PRODUCTS = ["a", "b", "c", "d", "e"].map((id, day) =>
  productOf({ id, name: id, category: day < 2 ? "takilar" : "trend", createdAt: `2025-11-0${day + 1}T10:00:00.000Z` }),
);

const shownWith = (
  blocks: HomeBlock[],
  pictures: string[] = [],
  others: Partial<Parameters<typeof ownBlocks>[0]> = {},
) =>
  ownBlocks({
    products: PRODUCTS,
    categories: [],
    findCategory: (slug) =>
      slug === "eski-takilar" ? storedCategory({ slug: "takilar", name: "Takılar" }) : undefined,
    findAddress: () => undefined,
    legalFacts: NO_SETTINGS.legalFacts,
    reckonedOn: 0,
    shop: FIYONK,
    sections: { ...FIRST_SETTINGS.sections, home: { blocks }, maker: { ...FIRST_SETTINGS.sections.maker, pictures } },
    ...others,
  });

const first = () => FIRST_SETTINGS.sections.home.blocks;
const at = (id: string, changes: Partial<HomeBlock>) =>
  first().map((block) => (block.id === id ? { ...block, ...changes } : block));

test("a new shop draws the page of the specification, which asks for nothing", () => {
  expect(shownWith(first())).toBeUndefined();
  expect(shownWith(at("yeni-gelenler", { isOn: false }))).toBeUndefined();
});

test("a shop without products praises none, and without a category leads to none", () => {
  const kinds = (others: Partial<Parameters<typeof ownBlocks>[0]>) =>
    shownWith(first(), [], { products: [], ...others })?.map(({ kind }) => kind);
  expect(kinds({})).toEqual(["soon", "promises"]);
  const categories = [storedCategory({ slug: "takilar", name: "Takılar" })];
  expect(kinds({ categories })).toEqual(["soon", "categories", "promises"]);
});

test("her own order is kept, what is off or empty is left out", () => {
  expect(shownWith(first().toReversed())?.map(({ kind }) => kind)).toEqual([
    "promises",
    "featured",
    "gifts",
    "categories",
  ]);
  expect(shownWith(at("kime-butcen", { isOn: false }))?.map(({ kind }) => kind)).toEqual([
    "categories",
    "featured",
    "promises",
  ]);
  expect(shownWith(first(), Array(8).fill("/media/x.webp"))?.at(-1)).toMatchObject({ pictures: { length: 6 } });
});

test("a row has the newest products, or those of a category, also by its former address", () => {
  const rows = shownWith([
    ...at("yeni-gelenler", { isOn: true }),
    { id: "raf", kind: "shelf", isOn: true, category: "eski-takilar" },
    { id: "bos", kind: "shelf", isOn: true, category: "silinmis" },
  ]);
  expect(rows?.slice(4)).toMatchObject([
    { title: "Yeni gelenler", path: "/urunler?sirala=yeni", products: ["e", "d", "c", "b"].map((id) => ({ id })) },
    { title: "Takılar", path: "/kategori/takilar", products: [{ id: "a" }, { id: "b" }] },
  ]);
});

test("featured products stay, a shelf names its category and a picture is uploaded", () => {
  const refused = (blocks: HomeBlock[]) => homeBlocks.safeParse(blocks).error?.issues.map(({ message }) => message);
  expect(refused(first())).toBeUndefined();
  expect(refused(at("one-cikanlar", { isOn: false }))).toEqual([
    "Öne çıkan ürünler hep görünür: kategoriler orada açılır",
  ]);
  expect(refused([...first(), { id: "x", kind: "shelf", isOn: true }])).toEqual(["Kategoriyi seç"]);
  expect(refused([...first(), { id: "x", kind: "picture", isOn: true }])).toEqual(["Fotoğrafı yükle"]);
});

test("a picture's button follows its category, and is left out where it would lead to nothing", () => {
  const picture = (id: string, link: string): HomeBlock => ({ id, kind: "picture", isOn: true, image: "", link });
  const paths = shownWith([picture("a", "/kategori/eski-takilar"), picture("b", "/urun/silinen")]);
  expect(paths?.map((block) => block.kind === "picture" && block.path)).toEqual(["/kategori/takilar", undefined]);
});

test("the shelf and the slide of the nearest special day come first, the slide in the place of another one", () => {
  const row = (id: string, name: string, products: string[]) => ({ id, name, shelf: "hand" as const, products });
  const days = [row("anneler-gunu", "Anneler Günü", ["c", "gone", "a"]), row("hemsireler-gunu", "Hemşireler", ["a"])];
  const on = (date: string, rows = days) => ({
    reckonedOn: Date.parse(date) / DAY_MS,
    shop: { ...FIYONK, delivery: { words: "", days: { to: 2 } } },
    sections: { ...FIRST_SETTINGS.sections, home: { blocks: first() }, occasions: { days: rows } },
  });
  const blocks = shownWith(first(), [], on("2027-05-01")) ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(["products", "categories", "gifts", "featured", "promises"]);
  expect(blocks[0]).toMatchObject({
    ...{ title: "Anneler Günü", note: "Son sipariş günü 5 Mayıs çarşamba", path: "/ozel-gun/anneler-gunu" },
    products: [{ id: "c" }, { id: "a" }],
  });
  expect(shownWith(first(), [], on("2027-04-17"))).toBeUndefined();
  expect(shownWith(first(), [], on("2027-05-06"))?.[0]).toMatchObject({ title: "Hemşireler" });
  expect(shownWith(first(), [], on("2027-05-01", [row("anneler-gunu", "Anneler Günü", ["gone"])]))).toBeUndefined();
  const slide = { id: "1", title: "Yaz", subtitle: "", image: "", buttonText: "Bak", link: "/urunler" };
  const slides = (count: number) => ({
    ...{ ...NO_SETTINGS, ...on("2027-05-01"), products: PRODUCTS, categories: [] },
    ...{ findAddress: () => undefined, findCategory: () => undefined },
    heroSlides: Array.from({ length: count }, (_, at) => ({ ...slide, id: String(at) })),
  });
  expect(homeSlides(slides(3)).map(({ id }) => id)).toEqual(["gun-anneler-gunu", "0", "1"]);
  expect(homeSlides(slides(1)).map(({ id }) => id)).toEqual(["gun-anneler-gunu", "0"]);
  const claiming = { ...row("anneler-gunu", "Anneler Günü", ["a"]), title: "Annene %40 indirim" };
  expect(homeSlides({ ...slides(1), ...on("2027-05-01", [claiming]) })[0]?.title).toBe("Anneler Günü yaklaşıyor");
  expect(homeSlides(slides(1))[0]).toMatchObject({
    title: "Anneler Günü yaklaşıyor",
    subtitle: "Son sipariş günü 5 Mayıs çarşamba.",
    link: "/ozel-gun/anneler-gunu",
  });
});

test("a slide leads to the chat or to the profile of today, and is not shown while there is none", () => {
  const links = (shop: { phone: string; social: string }) =>
    homeSlides({
      ...NO_SETTINGS,
      heroSlides: ["whatsapp", "instagram", "/urunler"].map((link) => ({
        ...{ id: link, title: "Yaz", subtitle: "", image: "", buttonText: "Bak" },
        link,
      })),
      products: [],
      categories: [],
      reckonedOn: 0,
      findAddress: () => undefined,
      findCategory: () => undefined,
      shop: { ...FIYONK, ...shop },
    }).map(({ link }) => link);
  expect(links(FIYONK)).toEqual(["https://wa.me/905320000000", "https://www.instagram.com/fiyonk", "/urunler"]);
  expect(links({ phone: "", social: "" })).toEqual(["/urunler"]);
});
