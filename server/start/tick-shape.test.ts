import { expect, test } from "vitest";
import { keepTickShape } from "./tick-shape.ts";

test("what stays is what Node makes for nextTick: where it has another shape, decision 26 wants another look", async () => {
  const tick = await keepTickShape();
  expect(Reflect.ownKeys(tick).map(String)).toEqual([
    "callback",
    "args",
    "Symbol(async_id_symbol)",
    "Symbol(trigger_async_id_symbol)",
    "Symbol(kAsyncContextFrame)",
  ]);
});
