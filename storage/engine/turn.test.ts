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

test("who does not wait any longer is told so, and keeps nobody waiting behind", async () => {
  const { take, takeWithin, pass } = createTurn();
  expect(await takeWithin(60_000)).toBe(true);
  expect(await takeWithin(1)).toBe(false);
  const next = take();
  pass();
  await next;
  expect(await takeWithin(1)).toBe(false);
});
