import { expect, test } from "vitest";
import { followedSending } from "./followed-sending.ts";

const PARCEL = { price: 59.9, freeFrom: 750 };

test.each([
  [59.9, { before: 319.9, after: 959.7 }, 0],
  [0, { before: 869.7, after: 289.9 }, 59.9],
  [59.9, { before: 0, after: 319.9 }, 59.9],
])("₺%d that is the shop's own follows the lines: %j", (sending, totals, after) => {
  expect(followedSending(sending, PARCEL, totals)).toBe(after);
});

test.each([
  [0, { before: 289.9, after: 319.9 }],
  [40, { before: 319.9, after: 959.7 }],
  [null, { before: 319.9, after: 959.7 }],
])("%j that she has set stays: %j", (sending, totals) => {
  expect(followedSending(sending, PARCEL, totals)).toBe(sending);
});

test("a shop that has not said its price says none for other lines either", () => {
  expect(followedSending(null, undefined, { before: 100, after: 900 })).toBeNull();
  expect(followedSending(30, undefined, { before: 100, after: 900 })).toBe(30);
});
