import { expect, test } from "vitest";
import { cyclesIn } from "./cycles.ts";

/** "a b, b c" is an arrow from a to b and one from b to c. */
const parse = (arrows: string) =>
  arrows.split(", ").map((arrow) => {
    const [from = "", target = ""] = arrow.split(" ");
    return { from, target };
  });

test.each([
  ["a chain", "a b, b c, a c"],
  ["two paths to the same node", "a b, a c, b d, c d"],
  ["a node with an arrow to itself", "a a, a b"],
])("%s is no cycle", (_what, arrows) => {
  expect(cyclesIn(parse(arrows))).toEqual([]);
});

test.each([
  ["a cycle of two nodes", "a b, b a", ["a → b → a"]],
  ["a longer cycle, without the arrows that lead to it and from it,", "x a, a b, b c, c a, c y", ["a → b → c → a"]],
  ["each of two separate cycles", "a b, b a, c d, d c", ["a → b → a", "c → d → c"]],
  ["each of two cycles that share a node", "a b, b a, b c, c b", ["a → b → a", "b → c → b"]],
])("%s is found", (_what, arrows, cycles) => {
  expect(cyclesIn(parse(arrows))).toEqual(cycles);
});
