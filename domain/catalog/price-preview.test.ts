import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { MAX_PREVIEWED, previewPrices } from "./price-preview.ts";

const cup = productOf({ id: "kupa", name: "Kupa", price: 199.99 });
const ring = productOf({ id: "yuzuk", name: "Yüzük", price: 15 });

test("lists each new price, and counts raised, lowered and unchanged prices", () => {
  expect(previewPrices([cup, ring], { change: { percent: 12 }, rounding: "90" })).toEqual({
    count: 2,
    raised: 2,
    lowered: 0,
    unchanged: 0,
    impossible: { count: 0, names: [], most: null },
    changes: [
      { id: "kupa", name: "Kupa", before: 199.99, after: 223.9 },
      { id: "yuzuk", name: "Yüzük", before: 15, after: 16.9 },
    ],
  });
});

test("names products without a valid new price, and the largest reduction that works for all", () => {
  const pin = productOf({ id: "igne", name: "İğne", price: 12.5 });
  const { count, lowered, impossible } = previewPrices([cup, pin, ring], { change: { lira: -20 }, rounding: "none" });
  expect({ count, lowered, impossible }).toEqual({
    count: 3,
    lowered: 1,
    impossible: { count: 2, names: ["İğne", "Yüzük"], most: 12.49 },
  });
  expect(previewPrices([cup], { change: { lira: 9_999_999 }, rounding: "none" }).impossible.most).toBeNull();
});

test("does not list unchanged prices", () => {
  const round = productOf({ id: "tabak", price: 100 });
  const { count, unchanged, changes } = previewPrices([round, cup], { change: { lira: 0.1 }, rounding: "whole" });
  expect({ count, unchanged, changes: changes.map(({ id }) => id) }).toEqual({
    count: 2,
    unchanged: 1,
    changes: ["kupa"],
  });
});

test("lists the first of many changes, and counts all", () => {
  const many = Array.from({ length: MAX_PREVIEWED + 5 }, (_, index) => productOf({ id: `${index}` }));
  const { count, raised, changes } = previewPrices(many, { change: { percent: 10 }, rounding: "whole" });
  expect([count, raised, changes.length]).toEqual([MAX_PREVIEWED + 5, MAX_PREVIEWED + 5, MAX_PREVIEWED]);
});
