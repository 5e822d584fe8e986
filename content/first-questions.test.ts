import { expect, test } from "vitest";
import { questionsOf } from "../domain/shop/category-questions.ts";
import { NO_LEGAL_FACTS } from "../domain/shop/legal-facts.ts";
import { FIYONK } from "../tests/support/sample-shop.ts";
import { FIRST_CATEGORIES } from "./first-categories.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";

const PROMISES_NOTHING = { giftWrap: false, giftNote: false, shipsEverywhere: false, parcelPhoto: false };
const facts = { shop: { ...FIYONK, email: "", social: "", promises: PROMISES_NOTHING }, legal: NO_LEGAL_FACTS };

const asked = (category: string) => questionsOf(category, FIRST_QUESTIONS, facts);

test.each(FIRST_CATEGORIES)(
  "$slug has three questions of its own, whatever the shop has said of itself",
  ({ slug }) => {
    expect(new Set(asked(slug).map(({ heading }) => heading)).size).toBe(3);
    expect(asked(slug)).not.toEqual(asked("yeni-raf"));
  },
);

test("a category of the owner's own has the general questions, also by the name of a property of JavaScript", () => {
  expect(asked("yeni-raf")).toHaveLength(3);
  expect(asked("constructor")).toEqual(asked("yeni-raf"));
});

test("no answer makes a promise that only an owner can make", () => {
  const texts = JSON.stringify(["yeni-raf", ...FIRST_CATEGORIES.map(({ slug }) => slug)].map(asked));
  expect(texts).not.toMatch(/hediye paketi|her yerine|ücretsiz|bedava|aynı gün|fotoğrafını gönder/i);
});
