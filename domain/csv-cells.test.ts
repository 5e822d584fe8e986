import { expect, test } from "vitest";
import { csvAmount, csvCell, withoutGuard } from "./csv-cells.ts";

test("a cell runs no formula, and keeps its letters and leading zeros", () => {
  expect(csvCell("=HYPERLINK(1)")).toBe('"\'=HYPERLINK(1)"');
  expect(csvCell("\t@SUM")).toBe('"\'\t@SUM"');
  expect(csvCell('Ece "Işık"; 05321234567')).toBe('"Ece ""Işık""; 05321234567"');
  expect(csvCell("-12,50")).toBe('"-12,50"');
});

test("an amount has two decimals after a comma", () => {
  expect([csvAmount(1234.5), csvAmount(0), csvAmount(null)]).toEqual(["1234,50", "0,00", ""]);
});

test.each(["=1", "'=1", "''=1", "%20", "  +1", "＝1", "'", "'a", "a'=1", "\t=1", "-12,50", ""])(
  "%j comes back as it was",
  (text) => {
    expect(withoutGuard(csvCell(text).slice(1, -1))).toBe(text);
  },
);
