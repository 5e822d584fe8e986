import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { draftOf } from "../product-form/product-form-values.ts";
import { draftMerger } from "../saved-form/draft-merger.ts";
import { stockSource } from "./stock-sheet.tsx";

const seen = productOf({ name: "Kılıf", colors: ["pembe", "mavi"], counts: { "renk=pembe": 5 } });
const current = { ...seen, counts: { "renk=pembe": 3 } };
const { mergedInto, mergedDraft } = draftMerger(stockSource(seen));

test("a color that the owner taps meanwhile stays sold out, and a count is the one that orders have left", () => {
  const versions = { before: draftOf(seen), now: draftOf(seen), typed: { soldOut: [["renk=mavi"]] } };
  expect(mergedInto(draftOf(current), versions, {})).toEqual({ ...draftOf(current), soldOut: [["renk=mavi"]] });
});

test("a count that orders changed while she typed it is asked again", () => {
  const [before, now] = [draftOf(seen), draftOf(current)];
  const versions = { before, now, typed: { counts: { "renk=pembe": "9" } } };
  expect(mergedInto(now, versions, {})).toBeUndefined();
  const choices = { counts: { choice: "theirs", over: now } } as const;
  expect(mergedDraft(versions, choices).counts).toEqual({ "renk=pembe": "3" });
});
