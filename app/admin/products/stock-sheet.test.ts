import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { draftOf } from "../product-form/product-form-values.ts";
import { mergedStock } from "./stock-sheet.tsx";

const seen = productOf({ name: "Kılıf", colors: ["pembe", "mavi"], counts: { "renk=pembe": 5 } });
const current = { ...seen, counts: { "renk=pembe": 3 } };

test("a color that the owner taps meanwhile stays sold out, and a count is the one that orders have left", () => {
  const tapped = { ...draftOf(seen), soldOut: [["renk=mavi"]] };
  expect(mergedStock(tapped, seen, current)).toEqual({ ...draftOf(current), soldOut: [["renk=mavi"]] });
});

test("a count that orders changed while she typed it is asked again", () => {
  const typed = { ...draftOf(seen), counts: { "renk=pembe": "9" } };
  expect(mergedStock(typed, seen, current).counts).toEqual({ "renk=pembe": "3" });
});
