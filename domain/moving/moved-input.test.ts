import { expect, test } from "vitest";
import { firstChanging } from "./moved-input.ts";

test("a table changes prices and pieces of what the shop has, an old post nothing, until the owner says so", () => {
  expect(firstChanging([{ origins: ["kod:K-1"] }, { origins: [] }])).toEqual(["prices", "pieces"]);
  expect(firstChanging([{ origins: ["instagram:media/posts/1.jpg 1741000000"] }])).toEqual([]);
});
