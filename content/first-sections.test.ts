import { expect, test } from "vitest";
import { INFO_PAGE_SLUGS } from "../domain/settings/info-page-slugs.ts";
import { HERO_INTERVAL_MS } from "../domain/shop/hero-interval.ts";
import { SLUG, slugOf } from "../domain/slug.ts";
import { FIRST_TOPICS } from "./first-phrases.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "./first-sections.ts";

test("there are five categories with different anchors, names and tints (§2)", () => {
  expect(FIRST_CATEGORIES).toHaveLength(5);
  for (const part of ["slug", "name", "tint"] as const) {
    expect(new Set(FIRST_CATEGORIES.map((category) => category[part])).size).toBe(5);
  }
});

test.each(FIRST_CATEGORIES)("the home page's anchor $slug is a slug (§2)", ({ slug }) => {
  expect(slug).toMatch(SLUG);
  expect(slugOf(slug)).toBe(slug);
});

test("there are three slides, 5000 ms apart (§9)", () => {
  expect(FIRST_HERO_SLIDES).toHaveLength(3);
  expect(HERO_INTERVAL_MS).toBe(5000);
});

test("their titles name 40% off couple products, viral Labubu in limited stock, and trend jewellery (§2)", () => {
  expect(FIRST_HERO_SLIDES.map(({ title }) => title)).toEqual([
    expect.stringMatching(/Çift.*%40/),
    expect.stringMatching(/Viral Labubu.*sınırlı stok/),
    expect.stringMatching(/Trend takı/),
  ]);
});

test.each(FIRST_HERO_SLIDES)("slide $id has all its texts and links to an anchor of the home page (§2)", (slide) => {
  const anchors: readonly string[] = FIRST_CATEGORIES.map(({ slug }) => `#${slug}`);
  expect(anchors).toContain(slide.link);
  expect([slide.title, slide.subtitle, slide.buttonText]).not.toContain("");
});

test("every topic links to an existing page", () => {
  expect(FIRST_TOPICS.filter(({ page }) => !INFO_PAGE_SLUGS.some((slug) => slug === page))).toEqual([]);
});
