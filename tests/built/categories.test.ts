import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { TINTS } from "../../domain/look/paper.ts";
import { categorySharePath } from "../../domain/web/share-picture.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { findShare } from "../../server/share/share-cards.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { OTHER_CATEGORIES, replaceCategories } from "../support/other-categories.ts";
import { linksIn, partOf } from "../support/pages/page-parts.ts";
import { LABUBU } from "../support/sample-products.ts";

/** A shop with six categories, none of them among the first five. */
let app: OpenApp;
const read = async (path: string) => (await app.call("GET", path)).text;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  await replaceCategories(app.store);
  const words = { title: "Peluşlar geldi", subtitle: "Yumuşacık.", buttonText: "Bak" };
  await app.sections.save("slides", { slides: [{ ...words, id: "1", image: "", link: "#oyuncak" }] }, { by: THE_SHOP });
  for (const { slug, name } of OTHER_CATEGORIES) {
    await app.catalog.createProduct({ ...LABUBU, name: `${name} seti`, category: slug }, THE_SHOP);
  }
});

afterAll(() => app.close());

const FIRST_FIVE = new RegExp(
  FIRST_CATEGORIES.flatMap(({ slug, name }) => [name, `(?:#|kategori/)${slug}\\b`]).join("|"),
  "g",
);
const NAMES = OTHER_CATEGORIES.map(({ name }) => name.replace("&", "&amp;"));
const ANCHORS = OTHER_CATEGORIES.map(({ slug }) => `/#${slug}`);
const PAGES = OTHER_CATEGORIES.map(({ slug }) => `/kategori/${slug}`);
const TINT_NAMES = OTHER_CATEGORIES.map(({ tint }) => tint);

const tintsIn = (html: string) => [...html.matchAll(/data-tint="([^"]*)"/g)].map(([, tint]) => tint);

describe("on the home page", () => {
  test.each([
    ["the header", '<nav class="header-nav"', "</nav>"],
    ["the mobile menu", '<nav id="mobile-menu"', "</nav>"],
    ["the tiles", '<section class="category-grid', "</section>"],
  ])("%s has all six, in the owner's order (§2)", async (_, from, to) => {
    const found = partOf(await read("/"), from, to);
    expect(linksIn(found).filter((href) => ANCHORS.includes(href))).toEqual(ANCHORS);
    for (const name of NAMES) expect(found).toContain(name);
  });

  test("the footer links to four of them (§2)", async () => {
    const links = partOf(await read("/"), '<nav aria-labelledby="footer-links"', "</nav>");
    expect(linksIn(links)).toEqual(ANCHORS.slice(0, 4));
  });

  test("tiles, cards and slides have the tint of their category", async () => {
    const html = await read("/");
    expect(tintsIn(partOf(html, '<section class="category-grid', "</section>"))).toEqual(TINT_NAMES);
    expect(tintsIn(partOf(html, '<section class="product-grid', "</section>"))).toEqual(TINT_NAMES.toReversed());
    expect(tintsIn(partOf(html, 'class="hero-slider-slides"', '<section class="category-grid'))).toEqual(["sky"]);
  });

  test("the description for search engines names them", async () => {
    expect(await read("/")).toMatch(/<meta name="description" content="[^"]*Kokulu Mumlar, Kişiye Özel Kupalar/);
  });
});

test.each(["/yok", "/ara", "/ara?q=zzzzzz"])("%s links to all six", async (path) => {
  const main = partOf(await read(path), "<main", "</main>");
  expect(linksIn(main).filter((href) => PAGES.includes(href))).toEqual(PAGES);
});

test("cards of a search have the tint of their category", async () => {
  const main = partOf(await read("/ara?q=kokulu+mumlar+seti"), "<main", "</main>");
  expect(tintsIn(main)).toContain("mint");
});

describe.each(OTHER_CATEGORIES)("the category $slug", (category) => {
  test("has a page with its name, its tint and its share picture", async () => {
    const html = await read(`/kategori/${category.slug}`);
    expect(html).toContain(`<h1>${category.name.replace("&", "&amp;")}</h1>`);
    expect(new Set(tintsIn(partOf(html, "<main", "</main>")))).toEqual(new Set([category.tint]));
    expect(html).toContain(categorySharePath(category, (await app.snapshot()).shop));
  });

  test("has a share picture on its tint", async () => {
    const media = { findPicture: async () => undefined };
    const snapshot = await app.snapshot();
    const share = findShare(categorySharePath(category, snapshot.shop), { snapshot, media });
    expect((await share?.card())?.tint).toEqual(TINTS[category.tint]);
  });

  test("is in the sitemap and in the feed", async () => {
    expect(await read("/sitemap.xml")).toContain(`<loc>https://fiyonk.example/kategori/${category.slug}</loc>`);
    expect(await read("/feed.xml")).toContain(`product_type>${category.name.replace("&", "&amp;")}<`);
  });
});

test("a product's page has the tint of its category, also when the product was removed", async () => {
  const product = await app.catalog.createProduct({ ...LABUBU, name: "Defter", category: "kirtasiye" }, THE_SHOP);
  const gallery = partOf(await read(`/urun/${product.slug}`), '<section class="gallery"', "</section>");
  expect(tintsIn(gallery)).toEqual(["butter"]);
  await app.catalog.removeProduct(product.id, THE_SHOP);
  expect(tintsIn(partOf(await read(`/urun/${product.slug}`), '<div class="gone-product-words"', "</div>"))).toEqual([
    "butter",
  ]);
});

test.each(["/", "/yok", "/ara", "/favoriler", "/login", "/kategori/mumlar", "/sitemap.xml", "/feed.xml"])(
  "%s mentions none of the first five",
  async (path) => {
    const text = await read(path);
    expect(text).not.toBe("");
    expect(text.match(FIRST_FIVE) ?? []).toEqual([]);
  },
);
