import { expect, test } from "vitest";
import { createTurn } from "./turn.ts";

test("one after the other has the turn, as they came", async () => {
  const { take, pass } = createTurn();
  const order: string[] = [];
  await take();
  const others = ["second", "third"].map(async (name) => {
    await take();
    order.push(name);
    pass();
  });
  order.push("first");
  pass();
  await Promise.all(others);
  expect(order).toEqual(["first", "second", "third"]);
});
