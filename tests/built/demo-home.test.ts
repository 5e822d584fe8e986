import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { findShare } from "../../server/share/share-cards.ts";
import type { OpenApp } from "../support/open-app.ts";
import { openDemoApp } from "../support/pages/demo-app.ts";
import { cardNames, linksIn, markupOf, partOf, textsOf } from "../support/pages/page-parts.ts";

const PICTURE = picturePath("ab".repeat(32));

let app: OpenApp;
let home: string;
const read = async (path: string) => (await app.call("GET", path)).text;

beforeAll(async () => {
  app = await openDemoApp();
  const slides = FIRST_HERO_SLIDES.map((slide) => ({ ...slide, image: PICTURE }));
  await app.sections.save("slides", { slides }, { by: THE_SHOP });
  for (const { slug } of FIRST_CATEGORIES) await app.catalog.setCategoryImage(slug, PICTURE);
  home = markupOf(await read("/"));
});

afterAll(() => app.close());

describe("the home page of the demo shop", () => {
  test("shows header, hero, categories, products and footer, in this order, and no cart (§2)", () => {
    const parts = ['<header class="header', 'class="hero-slider ', 'class="category-grid ', 'class="product-grid '];
    const places = [...parts, '<footer class="footer'].map((part) => home.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(home).not.toContain("<dialog");
  });

  test("has three slides, each with its title, subtitle, image, button and anchor (§2, §9)", () => {
    const slides = home.split('aria-roledescription="slide"').slice(1);
    expect(slides).toHaveLength(3);
    for (const [index, slide] of slides.entries()) {
      const { title, subtitle, buttonText, link } = FIRST_HERO_SLIDES[index] ?? {};
      expect(textsOf(slide, "h1|h2")[0]).toBe(title);
      expect(textsOf(slide, "p")[0]).toBe(subtitle);
      expect(textsOf(slide, "a")[0]).toBe(buttonText);
      expect(linksIn(slide)[0]).toBe(`/${link}`);
    }
    // The others load their pictures when they are about to be shown.
    expect(slides[0]).toContain('src="/media/abab');
  });

  test("has under 'Kategoriler' a tile with image and name for each category (§2)", () => {
    const grid = partOf(home, '<section class="category-grid', "</section>");
    expect(textsOf(grid, "h2")).toEqual(["Kategoriler"]);
    expect(textsOf(grid, "a")).toEqual(FIRST_CATEGORIES.map(({ name }) => name));
    expect(linksIn(grid)).toEqual(FIRST_CATEGORIES.map(({ slug }) => `/#${slug}`));
    expect(grid.match(/<img [^>]*src="\/media\/abab/g)).toHaveLength(FIRST_CATEGORIES.length);
  });

  test("shows by default only featured products, at most 8, under 'Öne Çıkan Ürünler' (§2, §9)", async () => {
    const grid = partOf(home, '<section class="product-grid', "</section>");
    const featured = (await app.snapshot()).products.filter((product) => product.featured);
    expect(featured.length).toBeGreaterThan(8);
    expect(textsOf(grid, "h2")).toEqual(["Öne Çıkan Ürünler"]);
    expect(textsOf(grid, "p")[0]).toBe("En popüler trend ürünler burada.");
    expect(cardNames(grid)).toEqual(featured.slice(0, 8).map(({ name }) => name));
  });

  test("ends with the brand, three ways to write and 2025 (§2, §9)", () => {
    const footer = partOf(home, "<footer", "</footer>");
    expect(footer).toContain("Küçük mutluluklar");
    expect(textsOf(footer, "p").at(-1)).toContain("© 2025 Fiyonk");
    const ways = linksIn(footer).filter((href) => /^(https|mailto):/.test(href));
    expect(ways).toEqual([
      "https://wa.me/905320000000",
      "mailto:merhaba@fiyonk.example",
      "https://www.instagram.com/fiyonk",
    ]);
  });

  test("links only to pages that exist", async () => {
    const paths = new Set(linksIn(home).flatMap((href) => (href.startsWith("/") ? (href.split("#")[0] ?? []) : [])));
    expect(paths.size).toBeGreaterThan(20);
    for (const path of paths) expect([path, (await app.call("GET", path)).status]).toEqual([path, 200]);
  });

  test("names a manifest whose icons have the sizes that it says", async () => {
    const { icons } = (await app.call("GET", "/manifest.webmanifest")).json;
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const answer = await app.app.request(src);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });
});

const WHATSAPP_READS_BYTES = 300 * 1024;

test.each(["/", "/urun/mini-sirt-cantasi", "/kategori/takilar", "/urunler", "/sayfa/teslimat"])(
  "a chat finds the preview of %s, with a share picture that exists",
  async (path) => {
    const html = await read(path);
    const head = html.slice(0, html.indexOf("</head>"));
    const og = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(head)?.[1] ?? "";
    expect(Buffer.byteLength(head)).toBeLessThan(WHATSAPP_READS_BYTES);
    expect(og("title")).not.toBe("");
    expect(og("description").length).toBeGreaterThan(20);
    expect(og("url")).toBe(`https://fiyonk.example${path}`);
    expect(head).toContain(`<link rel="canonical" href="https://fiyonk.example${path}"`);
    expect(og("image:type")).toBe("image/jpeg");
    const { origin, pathname } = new URL(og("image"));
    const media = { findPicture: async () => undefined };
    const share = findShare(pathname, { snapshot: await app.snapshot(), media });
    expect([origin, pathname]).toEqual(["https://fiyonk.example", share?.path]);
  },
);
