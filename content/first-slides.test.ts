import { expect, test } from "vitest";
import { HERO_INTERVAL_MS } from "../domain/shop/hero-interval.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "./first-sections.ts";

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
