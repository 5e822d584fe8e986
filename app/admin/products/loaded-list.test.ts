import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { withSaved } from "./loaded-list.ts";

const cup = productOf({ id: "kupa", revision: 3, price: 100, featured: false });
const ring = productOf({ id: "yuzuk", revision: 2 });
const saved = { ...cup, revision: 4, price: 120, featured: true };
const answer = { rows: [cup, ring], matches: 2, page: 1, pages: 1, counts: { all: 2, categories: 1, featured: 0 } };

const known = (...products: (typeof cup)[]) => new Map(products.map((product) => [product.id, product]));

test("a saved product takes its row, and the counter of featured ones follows", () => {
  const { rows, counts } = withSaved(answer, known(saved));
  expect([rows, counts.featured]).toEqual([[saved, ring], 1]);
});

test("what was saved brings no product of another page, and takes no row that is newer", () => {
  expect(withSaved(answer, known(productOf({ id: "baska", revision: 9 })))).toEqual(answer);
  const later = { ...answer, rows: [{ ...saved, revision: 5 }, ring] };
  expect(withSaved(later, known(saved))).toEqual(later);
});
