import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 500, [1, 2, 3, 500]],
  [250, 500, [1, 248, 249, 250, 251, 252, 500]],
  [500, 500, [1, 498, 499, 500]],
])("page %i of %i offers %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
