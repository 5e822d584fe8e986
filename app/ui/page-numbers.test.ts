import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

const written = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? "…")
    .join(" ");

test("the first page, the last and the neighbours are shown", () => {
  expect(written(1, 1)).toBe("1");
  expect(written(1, 3)).toBe("1 2 3");
  expect(written(1, 9)).toBe("1 2 … 9");
  expect(written(5, 9)).toBe("1 … 4 5 6 … 9");
  expect(written(9, 9)).toBe("1 … 8 9");
});

test("a gap of one page shows its number instead of dots", () => {
  expect(written(1, 4)).toBe("1 2 3 4");
  expect(written(4, 7)).toBe("1 2 3 4 5 6 7");
});
