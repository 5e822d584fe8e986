import { expect, test } from "vitest";
import { daysInWords, troublesOf } from "./slide-words.ts";

test("a day of another year is told with its year", () => {
  expect(daysInWords({ until: "2026-01-01" }, "2026-11-26")).toBe("Günü geçti: son günü 1 Ocak");
  expect(daysInWords({ until: "2027-01-01" }, "2026-11-26")).toBe("1 Ocak 2027 gününe kadar görünür");
  expect(daysInWords({ from: "2026-12-20" }, "2026-11-26")).toBe("20 Aralık gününden görünecek");
});

const todo = (kind: "dead-slide" | "untrue-slide" | "no-picture", ...ids: string[]) => ({
  kind,
  count: ids.length,
  items: ids.map((id) => ({ id, name: id })),
});

test("a slide that is untrue or leads to nothing says that visitors do not see it", () => {
  const troubles = troublesOf([todo("untrue-slide", "a"), todo("dead-slide", "b"), todo("no-picture", "c")]);
  expect([...troubles].map(([id, { isHidden }]) => [id, isHidden])).toEqual([
    ["b", true],
    ["a", true],
  ]);
});
