import { expect, test } from "vitest";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
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

test("a pasted table of counts stays while orders take other pieces, and only the counts that both changed are asked again", () => {
  const [one, other, third] = ["a", "b", "c"].map((model) => togetherMark(["renk=pembe", `model=${model}`]));
  const counted = (...counts: string[]) => ({
    ...draftOf(seen),
    countsTogether: Object.fromEntries([one, other, third].map((mark, at) => [mark ?? "", counts[at] ?? "0"])),
  });
  const before = counted("3", "3", "3");
  const typed = { countsTogether: counted("9", "8", "3").countsTogether };
  const merged = mergedInto(counted("3", "3", "2"), { before, now: before, typed }, {});
  expect(merged).toMatchObject(counted("9", "8", "2"));
  const now = counted("2", "3", "2");
  expect(mergedInto(now, { before, now: before, typed }, {})).toBeUndefined();
  const choices = { countsTogether: { choice: "theirs", over: now } } as const;
  expect(mergedDraft({ before, now, typed }, choices)).toMatchObject(counted("2", "8", "2"));
});
