import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("a task begins once the one before is over, even if that failed", async () => {
  const enqueue = createSerialQueue();
  const first = Promise.withResolvers<void>();
  const began: string[] = [];
  const one = enqueue(() => {
    began.push("one");
    return first.promise;
  });
  const other = enqueue(async () => {
    began.push("other");
    return "done";
  });
  await Promise.resolve();
  expect(began).toEqual(["one"]);
  first.reject(new Error("refused"));
  await expect(one).rejects.toThrow("refused");
  expect(await other).toBe("done");
  expect(began).toEqual(["one", "other"]);
});
