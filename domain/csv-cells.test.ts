import { expect, test } from "vitest";
import { csvAmount, csvCell } from "./csv-cells.ts";

test("a cell runs no formula, and keeps its letters and leading zeros", () => {
  expect(csvCell("=HYPERLINK(1)")).toBe('"\'=HYPERLINK(1)"');
  expect(csvCell("\t@SUM")).toBe('"\'\t@SUM"');
  expect(csvCell('Ece "Işık"; 05321234567')).toBe('"Ece ""Işık""; 05321234567"');
  expect(csvCell("-12,50")).toBe('"-12,50"');
});

test("an amount has two decimals after a comma", () => {
  expect([csvAmount(1234.5), csvAmount(0), csvAmount(null)]).toEqual(["1234,50", "0,00", ""]);
});
