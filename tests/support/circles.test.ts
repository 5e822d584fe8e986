import { expect, test } from "vitest";
import { circlesIn } from "./circles.ts";

/** "a b, b c" draws an arrow from a to b and one from b to c. */
const drawn = (arrows: string) =>
  arrows.split(", ").map((arrow) => {
    const [from = "", target = ""] = arrow.split(" ");
    return { from, target };
  });

test.each([
  ["a chain", "a b, b c, a c"],
  ["two ways to the same place", "a b, a c, b d, c d"],
  ["a place that uses itself", "a a, a b"],
])("%s is no circle", (_what, arrows) => {
  expect(circlesIn(drawn(arrows))).toEqual([]);
});

test.each([
  ["two that use each other", "a b, b a", ["a → b → a"]],
  ["a longer way round, without what leads to it and from it", "x a, a b, b c, c a, c y", ["a → b → c → a"]],
  ["two circles", "a b, b a, c d, d c", ["a → b → a", "c → d → c"]],
  ["two circles that meet", "a b, b a, b c, c b", ["a → b → a", "b → c → b"]],
])("%s is found", (_what, arrows, circles) => {
  expect(circlesIn(drawn(arrows))).toEqual(circles);
});
