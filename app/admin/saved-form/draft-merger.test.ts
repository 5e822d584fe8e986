import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { draftOf, TYPED_FIELDS } from "../product-form/product-form-values.ts";
import { draftMerger } from "./draft-merger.ts";

type Draft = { name: string; phone: string };

const merger = draftMerger<Draft>({ fields: ["name", "phone"] });
const now = { name: "Kurdele", phone: "0532" };

test("what is typed while a save is on its way is left to save, and nothing of what was sent", () => {
  const sent = { name: "Kurdele", phone: "05" };
  expect(merger.typedSince(sent, sent)).toEqual({});
  expect(merger.typedSince(sent, { ...sent, phone: "0533" })).toEqual({ phone: "0533" });
  expect(merger.typedSince({ name: "Kurdele" }, { name: "Kurdele", phone: "0" })).toEqual({ phone: "0" });
});

test("a field that an undo brings back takes its earlier value, and what was typed in another field stays", () => {
  const undone = { ...now, name: "Fiyonk" };
  expect(merger.mergedDraft({ before: now, now: undone, typed: { phone: "0544" } }, {})).toEqual({
    name: "Fiyonk",
    phone: "0544",
  });
  expect(merger.conflictsIn({ before: now, now: undone, typed: { name: "Kurdelem" } })).toEqual(["name"]);
});

const ofProduct = draftMerger(TYPED_FIELDS);

const SHOWN = productOf({ name: "Fincan" });
const beforeTyping = draftOf(SHOWN);
const changed = (changes: object) => draftOf({ ...SHOWN, ...changes });

test("two people who change different fields have no conflict, and both changes stay", () => {
  const versions = { before: beforeTyping, now: changed({ price: 120 }), typed: { description: "Uzun uzun" } };
  expect(ofProduct.conflictsIn(versions)).toEqual([]);
  expect(ofProduct.mergedDraft(versions, {})).toMatchObject({ price: "120,00", description: "Uzun uzun" });
});

test("the same value written in two ways is no conflict", () => {
  expect(
    ofProduct.conflictsIn({ before: beforeTyping, now: changed({ price: 1200 }), typed: { price: "1.200" } }),
  ).toEqual([]);
});

test("pictures tied to the same colors in another order are no conflict, other pictures are", () => {
  const tied = (colorImages: Record<string, string>) => draftOf({ ...SHOWN, colorImages });
  const [one, two] = ["/media/a", "/media/b"];
  const typed = { colorImages: { mavi: two, pembe: one } };
  expect(ofProduct.conflictsIn({ before: beforeTyping, now: tied({ pembe: one, mavi: two }), typed })).toEqual([]);
  expect(ofProduct.conflictsIn({ before: beforeTyping, now: tied({ pembe: two, mavi: one }), typed })).toEqual([
    "colorImages",
  ]);
});

test("a field that was changed and changed back takes the value the other person saved", () => {
  const versions = { before: beforeTyping, now: changed({ name: "Onların" }), typed: { name: beforeTyping.name } };
  expect(ofProduct.conflictsIn(versions)).toEqual([]);
  expect(ofProduct.mergedDraft(versions, {}).name).toBe("Onların");
});

test("an unreadable price counts neither as no price nor as another unreadable one", () => {
  const now = changed({ originalPrice: 300 });
  expect(ofProduct.conflictsIn({ before: beforeTyping, now, typed: { originalPrice: "12,345,6" } })).toEqual([
    "originalPrice",
  ]);
});

test("a conflict stays open until one version is chosen, and the chosen text keeps every letter", () => {
  const now = changed({ name: "Onların", price: 120 });
  const versions = { before: beforeTyping, now, typed: { name: "Benim", price: "130" } };
  expect(ofProduct.unresolvedConflicts(versions, {})).toEqual(["name", "price"]);
  expect(ofProduct.mergedInto(draftOf({ ...SHOWN, name: "Onların", price: 120 }), versions, {})).toBeUndefined();
  const choices = { name: { choice: "mine", over: now }, price: { choice: "theirs", over: now } } as const;
  expect(ofProduct.unresolvedConflicts(versions, choices)).toEqual([]);
  expect(ofProduct.mergedDraft(versions, choices)).toMatchObject({ name: "Benim", price: "120,00" });
});

test("a choice is asked again when the other version has changed once more", () => {
  const now = changed({ name: "Onların" });
  const versions = { before: beforeTyping, now, typed: { name: "Benim" } };
  const choices = { name: { choice: "mine", over: now } } as const;
  expect(ofProduct.mergedInto(draftOf({ ...SHOWN, name: "Onların", inStock: false }), versions, choices)).toMatchObject(
    {
      name: "Benim",
      inStock: false,
    },
  );
  expect(ofProduct.mergedInto(draftOf({ ...SHOWN, name: "Bambaşka" }), versions, choices)).toBeUndefined();
  expect(ofProduct.unresolvedConflicts({ ...versions, now: changed({ name: "Bambaşka" }) }, choices)).toEqual(["name"]);
});
