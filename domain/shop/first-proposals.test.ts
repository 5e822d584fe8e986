import { expect, test } from "vitest";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { firstProposals, slidesFromBefore } from "./first-proposals.ts";

const FIRST = { categories: FIRST_CATEGORIES, slides: FIRST_HERO_SLIDES };

test("an empty shop is offered the categories of the specification, each with the slide that leads to it", () => {
  const proposals = firstProposals({ categories: [], products: [] }, FIRST);
  expect(proposals.map(({ slug }) => slug)).toEqual(FIRST_CATEGORIES.map(({ slug }) => slug));
  expect(proposals.find(({ slug }) => slug === "labubu")?.slide?.title).toBe("Viral Labubular sınırlı stokta");
  expect(proposals.find(({ slug }) => slug === "telefon")?.slide).toBeUndefined();
});

test("a shop that has a category or a product is offered none", () => {
  expect(firstProposals({ categories: [{}], products: [] }, FIRST)).toEqual([]);
  expect(firstProposals({ categories: [], products: [{}] }, FIRST)).toEqual([]);
});

test("a shop that opened with our categories keeps the slides that lead to those it still has", () => {
  expect(slidesFromBefore([{ id: "labubu" }, { id: "mum" }], FIRST).map(({ id }) => id)).toEqual(["labubu"]);
  expect(slidesFromBefore([{ id: "mum" }], FIRST)).toEqual([]);
});
