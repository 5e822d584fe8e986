import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { withNewestRows, withProduct } from "./newest-rows.ts";

const cup = productOf({ id: "kupa", revision: 3, price: 100, featured: false });
const ring = productOf({ id: "yuzuk", revision: 2 });
const saved = { ...cup, revision: 4, price: 120, featured: true };
const answer = { rows: [cup, ring], matches: 2, page: 1, pages: 1, counts: { all: 2, categories: 1, featured: 0 } };

test("a saved product takes its row, and the counter of featured ones follows", () => {
  const { rows, counts } = withProduct(answer, saved);
  expect([rows, counts.featured]).toEqual([[saved, ring], 1]);
});

test("an older answer does not take back a newer row, and brings no product of another page", () => {
  const late = withNewestRows(answer, [saved, productOf({ id: "baska", revision: 9 })]);
  expect(late.rows).toEqual([saved, ring]);
  expect(withProduct(late, cup)).toEqual(late);
});

test("what is newer in the list is shown", () => {
  const now = { ...answer, rows: [saved, ring] };
  expect(withNewestRows(now, [cup, ring]).rows).toEqual([saved, ring]);
});
