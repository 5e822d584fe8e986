import { expect, test } from "vitest";
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
