import { expect, test } from "vitest";
import { chosenOf, WHOLE } from "../choice/chosen.ts";
import { sharedPieces } from "./checked-cart.ts";

const COUNTS = { [WHOLE]: 5, "renk=pembe": 2 };
const line = (color: string, quantity: number, counts: Record<string, number> | undefined = COUNTS) => ({
  ...{ id: "kupa", quantity, counts, ...chosenOf({ color }) },
});

test("lines of one product share its pieces, and each color has its own", () => {
  expect(sharedPieces([line("pembe", 3), line("siyah", 2), line("siyah", 2)])).toEqual([2, 3, 1]);
});

test("a line that gets nothing takes nothing", () => {
  expect(sharedPieces([line("pembe", 9), line("pembe", 1), line("siyah", 9)])).toEqual([2, 0, 3]);
});

test("another product, and one that nobody counts, take no pieces", () => {
  const other = { ...line("pembe", 2), id: "fincan" };
  expect(sharedPieces([other, line("pembe", 1, {}), line("pembe", 1)])).toEqual([2, undefined, 2]);
});

test("a color called like a part of every object is not counted", () => {
  expect(sharedPieces([{ ...line("", 1, {}), values: [{ group: "toString", id: "", name: "" }] }])).toEqual([
    undefined,
  ]);
});
