import { expect, test } from "vitest";
import { unbrokenParts } from "./unbroken-text.ts";

test.each([
  ["Çift ürünlerinde %40'a varan indirim", ["%40'a varan"]],
  ["14 gün içinde iade", ["14 gün"]],
  ["3 al 2 öde", ["3 al", "2 öde"]],
  ["Bugün ₺1.234,50 yerine", ["₺1.234,50 yerine"]],
  ["Trend takılar", []],
  ["Bugün son 3", []],
  ["", []],
])("a number stays with what follows it: '%s'", (text, together) => {
  const parts = unbrokenParts(text);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(together);
  expect(parts.join("")).toBe(text);
});
