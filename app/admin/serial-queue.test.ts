import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("what waits begins once what came before is over, even if it failed", async () => {
  const inTurn = createSerialQueue();
  const first = Promise.withResolvers<void>();
  const began: string[] = [];
  const one = inTurn(() => {
    began.push("one");
    return first.promise;
  });
  const other = inTurn(async () => {
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
