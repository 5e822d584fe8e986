import { expect, test } from "vitest";
import { createBoundedMap } from "./bounded-map.ts";

test("the oldest key is dropped when the map is full", () => {
  const map = createBoundedMap<number>();
  for (let key = 0; key <= 50_000; key++) map.set(`${key}`, key);
  expect(map.get("0")).toBeUndefined();
  expect(map.get("1")).toBe(1);
  expect(map.get("50000")).toBe(50_000);
});
