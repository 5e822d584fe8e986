import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { draftMerger } from "../saved-form/draft-merger.ts";
import { draftOf, TYPED_FIELDS } from "./product-form-values.ts";

const { conflictsIn, mergedDraft, mergedInto, unresolvedConflicts } = draftMerger(TYPED_FIELDS);

const SHOWN = productOf({ name: "Fincan" });
const before = draftOf(SHOWN);
const changed = (changes: object) => draftOf({ ...SHOWN, ...changes });

test("two people who change different fields have no conflict, and both changes stay", () => {
  const versions = { before, now: changed({ price: 120 }), typed: { description: "Uzun uzun" } };
  expect(conflictsIn(versions)).toEqual([]);
  expect(mergedDraft(versions, {})).toMatchObject({ price: "120,00", description: "Uzun uzun" });
});

test("the same value written in two ways is no conflict", () => {
  expect(conflictsIn({ before, now: changed({ price: 1200 }), typed: { price: "1.200" } })).toEqual([]);
});

test("pictures tied to the same colors in another order are no conflict, other pictures are", () => {
  const tied = (colorImages: Record<string, string>) => draftOf({ ...SHOWN, colorImages });
  const [one, two] = ["/media/a", "/media/b"];
  const typed = { colorImages: { mavi: two, pembe: one } };
  expect(conflictsIn({ before, now: tied({ pembe: one, mavi: two }), typed })).toEqual([]);
  expect(conflictsIn({ before, now: tied({ pembe: two, mavi: one }), typed })).toEqual(["colorImages"]);
});

test("a field that was changed and changed back takes the value the other person saved", () => {
  const versions = { before, now: changed({ name: "Onların" }), typed: { name: before.name } };
  expect(conflictsIn(versions)).toEqual([]);
  expect(mergedDraft(versions, {}).name).toBe("Onların");
});

test("an unreadable price counts neither as no price nor as another unreadable one", () => {
  const now = changed({ originalPrice: 300 });
  expect(conflictsIn({ before, now, typed: { originalPrice: "12,345,6" } })).toEqual(["originalPrice"]);
});

test("a conflict stays open until one version is chosen, and the chosen text keeps every letter", () => {
  const now = changed({ name: "Onların", price: 120 });
  const versions = { before, now, typed: { name: "Benim", price: "130" } };
  expect(unresolvedConflicts(versions, {})).toEqual(["name", "price"]);
  expect(mergedInto(draftOf({ ...SHOWN, name: "Onların", price: 120 }), versions, {})).toBeUndefined();
  const choices = { name: { choice: "mine", over: now }, price: { choice: "theirs", over: now } } as const;
  expect(unresolvedConflicts(versions, choices)).toEqual([]);
  expect(mergedDraft(versions, choices)).toMatchObject({ name: "Benim", price: "120,00" });
});

test("a choice is asked again when the other version has changed once more", () => {
  const now = changed({ name: "Onların" });
  const versions = { before, now, typed: { name: "Benim" } };
  const choices = { name: { choice: "mine", over: now } } as const;
  expect(mergedInto(draftOf({ ...SHOWN, name: "Onların", inStock: false }), versions, choices)).toMatchObject({
    name: "Benim",
    inStock: false,
  });
  expect(mergedInto(draftOf({ ...SHOWN, name: "Bambaşka" }), versions, choices)).toBeUndefined();
  expect(unresolvedConflicts({ ...versions, now: changed({ name: "Bambaşka" }) }, choices)).toEqual(["name"]);
});
