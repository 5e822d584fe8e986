import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-categories.ts";
import { TINTS } from "../../domain/catalog/tint.ts";
import { categorySharePath } from "../../domain/web/share-picture.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { findShare } from "../../server/share/share-cards.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { OTHER_CATEGORIES, replaceCategories } from "../support/other-categories.ts";
import { LABUBU } from "../support/sample-products.ts";

/** A shop with six categories of its own choice has forgotten the five it began with. */
let app: OpenApp;
const read = async (path: string) => (await app.call("GET", path)).text;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  await replaceCategories(app.store);
  await app.settings.saveHeroSlides([
    { id: "1", title: "Peluşlar geldi", subtitle: "Yumuşacık.", image: "", buttonText: "Bak", link: "#oyuncak" },
  ]);
  for (const { slug, name } of OTHER_CATEGORIES) {
    await app.catalog.createProduct({ ...LABUBU, name: `${name} seti`, category: slug });
  }
});

afterAll(() => app.close());

const OF_THE_FIRST = new RegExp(
  FIRST_CATEGORIES.flatMap(({ slug, name }) => [name, `(?:#|kategori/)${slug}\\b`]).join("|"),
  "g",
);
const NAMES = OTHER_CATEGORIES.map(({ name }) => name.replace("&", "&amp;"));
const ANCHORS = OTHER_CATEGORIES.map(({ slug }) => `/#${slug}`);
const PAGES = OTHER_CATEGORIES.map(({ slug }) => `/kategori/${slug}`);
const TINT_NAMES = OTHER_CATEGORIES.map(({ tint }) => tint);

const part = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from)).slice(0, html.slice(html.indexOf(from)).indexOf(to));
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([, href]) => href);
const tintsIn = (html: string) => [...html.matchAll(/data-tint="([^"]*)"/g)].map(([, tint]) => tint);

describe("on the home page", () => {
  test.each([
    ["the header", '<nav class="header-nav"', "</nav>"],
    ["the mobile menu", '<nav id="mobile-menu"', "</nav>"],
    ["the tiles", '<section class="category-grid', "</section>"],
    ["the filters", '<nav class="product-grid-filters"', "</nav>"],
  ])("%s has all six, in the owner's order (§2)", async (_, from, to) => {
    const found = part(await read("/"), from, to);
    expect(linksIn(found).filter((href) => ANCHORS.includes(href ?? ""))).toEqual(ANCHORS);
    for (const name of NAMES) expect(found).toContain(name);
  });

  test("the footer leads to the first four (§2)", async () => {
    const links = part(await read("/"), '<nav aria-labelledby="footer-links"', "</nav>");
    expect(linksIn(links)).toEqual(ANCHORS.slice(0, 4));
  });

  test("tiles, cards and slides lie on the tint of their category", async () => {
    const html = await read("/");
    expect(tintsIn(part(html, '<section class="category-grid', "</section>"))).toEqual(TINT_NAMES);
    expect(tintsIn(part(html, '<section class="product-grid', "</section>"))).toEqual(TINT_NAMES.toReversed());
    expect(tintsIn(part(html, 'class="hero-slider-slides"', '<section class="category-grid'))).toEqual(["sky"]);
  });

  test("what search engines read of it names them", async () => {
    expect(await read("/")).toMatch(/<meta name="description" content="[^"]*Kokulu Mumlar, Kişiye Özel Kupalar/);
  });
});

test.each(["/yok", "/ara", "/ara?q=zzzzzz"])("%s leads to all six", async (path) => {
  const main = part(await read(path), "<main", "</main>");
  expect(linksIn(main).filter((href) => PAGES.includes(href ?? ""))).toEqual(PAGES);
});

test("cards of a search lie on the tint of their category", async () => {
  const main = part(await read("/ara?q=kokulu+mumlar+seti"), "<main", "</main>");
  expect(tintsIn(main)).toContain("mint");
});

describe.each(OTHER_CATEGORIES)("the category $slug", (category) => {
  test("has a page with its name, its tint and its share picture", async () => {
    const html = await read(`/kategori/${category.slug}`);
    expect(html).toContain(`<h1>${category.name.replace("&", "&amp;")}</h1>`);
    expect(new Set(tintsIn(part(html, "<main", "</main>")))).toEqual(new Set([category.tint]));
    expect(html).toContain(categorySharePath(category, app.config.shop));
  });

  test("has a share picture on its tint", async () => {
    const media = { findPicture: async () => undefined };
    const parts = { snapshot: await app.snapshot(), media, shop: app.config.shop };
    const share = findShare(`kategori-${category.slug}`, parts);
    expect((await share?.card())?.tint).toEqual(TINTS[category.tint]);
  });

  test("is in the sitemap and in the feed", async () => {
    expect(await read("/sitemap.xml")).toContain(`<loc>https://fiyonk.example/kategori/${category.slug}</loc>`);
    expect(await read("/feed.xml")).toContain(`product_type>${category.name.replace("&", "&amp;")}<`);
  });
});

test("a product's page lies on the tint of its category, also when the product is gone", async () => {
  const product = await app.catalog.createProduct({ ...LABUBU, name: "Defter", category: "kirtasiye" });
  const gallery = part(await read(`/urun/${product.slug}`), '<section class="gallery"', "</section>");
  expect(tintsIn(gallery)).toEqual(["butter"]);
  await app.catalog.removeProduct(product.id);
  expect(tintsIn(part(await read(`/urun/${product.slug}`), '<div class="gone-product-words"', "</div>"))).toEqual([
    "butter",
  ]);
});

test.each(["/", "/yok", "/ara", "/favoriler", "/login", "/kategori/mumlar", "/sitemap.xml", "/feed.xml"])(
  "%s knows nothing of the first five",
  async (path) => {
    const text = await read(path);
    expect(text).not.toBe("");
    expect(text.match(OF_THE_FIRST) ?? []).toEqual([]);
  },
);
