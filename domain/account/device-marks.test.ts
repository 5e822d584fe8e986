import { expect, test } from "vitest";
import { MAX_MARKS, marksIn, withMark } from "./device-marks.ts";

test("a new mark stands beside the others, the newest last, each once", () => {
  expect(withMark(undefined, "a")).toBe("a");
  expect(withMark("a b", "a")).toBe("b a");
  expect(marksIn(withMark("a b", "c"))).toEqual(["a", "b", "c"]);
});

test("the oldest makes room", () => {
  const many = Array.from({ length: MAX_MARKS + 2 }, (_, number) => `m${number}`);
  const kept = many.reduce<string | undefined>(withMark, undefined);
  expect(marksIn(kept)).toEqual(many.slice(-MAX_MARKS));
});
