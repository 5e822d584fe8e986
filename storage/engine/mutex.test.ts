import { expect, test } from "vitest";
import { createMutex } from "./sqlite-driver.ts";

test("one holds the mutex at a time, in the order of asking", async () => {
  const { acquire, release } = createMutex();
  const order: string[] = [];
  await acquire();
  const others = ["second", "third"].map(async (name) => {
    await acquire();
    order.push(name);
    release();
  });
  order.push("first");
  release();
  await Promise.all(others);
  expect(order).toEqual(["first", "second", "third"]);
});
