import { expect, test } from "vitest";
import { SLUG, slugOf } from "../domain/slug.ts";
import { FIRST_CATEGORIES } from "./first-sections.ts";

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
