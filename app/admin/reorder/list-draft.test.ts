import { expect, test } from "vitest";
import { reordered } from "./list-draft.ts";

test("a row moves to another place, and the others close up", () => {
  expect(reordered(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(reordered(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(reordered(["a", "b"], 1, -1)).toEqual(["b", "a"]);
  expect(reordered(["a"], 3, 0)).toEqual(["a"]);
});
