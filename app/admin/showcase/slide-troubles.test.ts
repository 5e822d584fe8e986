import { expect, test } from "vitest";
import { troublesOf } from "./slide-troubles.ts";

const todo = (kind: "dead-slide" | "untrue-slide" | "no-picture", ...ids: string[]) => ({
  kind,
  count: ids.length,
  items: ids.map((id) => ({ id, name: id })),
});

test("a slide says the gravest of what is wrong with it, and is hidden only if it is untrue", () => {
  const troubles = troublesOf([todo("untrue-slide", "a"), todo("dead-slide", "a", "b"), todo("no-picture", "c")]);
  expect([...troubles].map(([id, { isHidden }]) => [id, isHidden])).toEqual([
    ["a", true],
    ["b", false],
  ]);
});
