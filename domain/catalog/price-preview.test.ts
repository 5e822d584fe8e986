import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { PREVIEWED, previewPrices } from "./price-preview.ts";

const cup = productOf({ id: "kupa", name: "Kupa", price: 199.99 });
const ring = productOf({ id: "yuzuk", name: "Yüzük", price: 15 });

test("tells what each price becomes, and how many rise, fall and stay", () => {
  expect(previewPrices([cup, ring], { change: { percent: 12 }, rounding: "90" })).toEqual({
    ...{ count: 2, raised: 2, lowered: 0, unchanged: 0, impossible: { count: 0, names: [] } },
    changes: [
      { id: "kupa", name: "Kupa", before: 199.99, after: 223.9 },
      { id: "yuzuk", name: "Yüzük", before: 15, after: 16.9 },
    ],
  });
});

test("names whose price would be nothing", () => {
  const { count, lowered, impossible } = previewPrices([cup, ring], { change: { lira: -20 }, rounding: "none" });
  expect({ count, lowered, impossible }).toEqual({ count: 2, lowered: 1, impossible: { count: 1, names: ["Yüzük"] } });
});

test("shows no price that stays", () => {
  const round = productOf({ id: "tabak", price: 100 });
  const { count, unchanged, changes } = previewPrices([round, cup], { change: { lira: 0.1 }, rounding: "whole" });
  expect({ count, unchanged, changes: changes.map(({ id }) => id) }).toEqual({
    ...{ count: 2, unchanged: 1, changes: ["kupa"] },
  });
});

test("of thousands it shows the first, and counts all", () => {
  const many = Array.from({ length: PREVIEWED + 5 }, (_, index) => productOf({ id: `${index}` }));
  const { count, raised, changes } = previewPrices(many, { change: { percent: 10 }, rounding: "whole" });
  expect([count, raised, changes.length]).toEqual([PREVIEWED + 5, PREVIEWED + 5, PREVIEWED]);
});
