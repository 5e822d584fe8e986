import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("only so many work at once, the rest one after the other in the order they came", async () => {
  const inTurn = createSemaphore(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works = ["first", "second", "third", "fourth"].map((name) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    }),
  );
  expect(begun).toEqual(["first", "second"]);
  ends.get("second")?.();
  await works[1];
  await expect.poll(() => begun).toEqual(["first", "second", "third"]);
  ends.get("first")?.();
  await works[0];
  await expect.poll(() => begun).toEqual(["first", "second", "third", "fourth"]);
  for (const name of ["third", "fourth"]) ends.get(name)?.();
  await Promise.all(works);
});

test("work that fails lets the next begin", async () => {
  const inTurn = createSemaphore(1);
  const failed = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(async () => "done");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("done");
});
