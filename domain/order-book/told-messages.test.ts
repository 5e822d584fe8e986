import { expect, test } from "vitest";
import { isTold, lastTold, type Told, toldWithout, untoldParcel } from "./told-messages.ts";

const TOLD: readonly Told[] = [
  { what: "reminder", at: "2026-11-27T09:00:00.000Z" },
  { what: "reminder", at: "2026-11-25T09:00:00.000Z" },
  { what: "sent", at: "2026-11-26T09:00:00.000Z" },
];

test("of a message that went twice the later time counts, in whatever order two phones wrote them", () => {
  expect(lastTold(TOLD, "reminder")).toBe("2026-11-27T09:00:00.000Z");
  expect(lastTold(TOLD, "sent", "2026-11-26T09:00:00.001Z")).toBeUndefined();
  expect([isTold(TOLD, "sent"), isTold(TOLD, "confirmation")]).toEqual([true, false]);
});

test("an undo takes the mark of its step alone, and brings back what the step took", () => {
  const [first, second, third] = TOLD;
  if (!first || !second || !third) throw new Error("no marks");
  expect(toldWithout([first, second, third], { before: [first], after: [first, second] })).toEqual([first, third]);
  expect(toldWithout([first, second], { before: [first, third], after: [first] })).toEqual([first, second, third]);
  expect(toldWithout([first, second], { before: [second], after: [second] })).toEqual([first, second]);
});

test("a parcel's new number is told anew", () => {
  expect(untoldParcel(TOLD).map(({ what }) => what)).toEqual(["reminder", "reminder"]);
});
