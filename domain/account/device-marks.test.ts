import { expect, test } from "vitest";
import { MAX_MARKS, marksIn, withMark } from "./device-marks.ts";

test("a new mark is added at the end, and each mark occurs once", () => {
  expect(withMark(undefined, "a")).toBe("a");
  expect(withMark("a b", "a")).toBe("b a");
  expect(marksIn(withMark("a b", "c"))).toEqual(["a", "b", "c"]);
});

test("above the limit the oldest marks are dropped", () => {
  const many = Array.from({ length: MAX_MARKS + 2 }, (_, number) => `m${number}`);
  const stored = many.reduce<string | undefined>(withMark, undefined);
  expect(marksIn(stored)).toEqual(many.slice(-MAX_MARKS));
});
