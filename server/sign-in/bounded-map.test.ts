import { expect, test } from "vitest";
import { createBoundedMap } from "./bounded-map.ts";

test("of very many keys the oldest are forgotten", () => {
  const memory = createBoundedMap<number>();
  for (let key = 0; key <= 50_000; key++) memory.keep(`${key}`, key);
  expect(memory.find("0")).toBeUndefined();
  expect(memory.find("1")).toBe(1);
  expect(memory.find("50000")).toBe(50_000);
});
