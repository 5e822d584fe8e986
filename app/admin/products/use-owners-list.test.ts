import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { withSaved } from "./use-owners-list.ts";

const cup = productOf({ id: "kupa", revision: 3, price: 100, featured: false });
const ring = productOf({ id: "yuzuk", revision: 2 });
const saved = { ...cup, revision: 4, price: 120, featured: true };
const answer = {
  rows: [cup, ring],
  matches: 2,
  page: 1,
  pages: 1,
  mayChangePrices: true,
  plans: [],
  counts: { all: 2, categories: 1, featured: 0 },
};

const known = (...products: (typeof cup)[]) => new Map(products.map((product) => [product.id, product]));

test("a saved product replaces its row, and the counter of featured products follows", () => {
  const { rows, counts } = withSaved(answer, known(saved));
  expect([rows, counts.featured]).toEqual([[saved, ring], 1]);
});

test("a saved product is not added to another page, and does not replace a newer row", () => {
  expect(withSaved(answer, known(productOf({ id: "baska", revision: 9 })))).toEqual(answer);
  const newer = { ...answer, rows: [{ ...saved, revision: 5 }, ring] };
  expect(withSaved(newer, known(saved))).toEqual(newer);
});
