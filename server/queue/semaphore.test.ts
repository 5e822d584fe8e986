import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("two works run at once, and the others start one after the other in the order they came", async () => {
  const withPermit = createSemaphore(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const works = ["first", "second", "third", "fourth"].map((name) =>
    withPermit(() => {
      started.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    }),
  );
  expect(started).toEqual(["first", "second"]);
  ends.get("second")?.();
  await works[1];
  await expect.poll(() => started).toEqual(["first", "second", "third"]);
  ends.get("first")?.();
  await works[0];
  await expect.poll(() => started).toEqual(["first", "second", "third", "fourth"]);
  for (const name of ["third", "fourth"]) ends.get(name)?.();
  await Promise.all(works);
});

test("the next work starts after one that fails", async () => {
  const withPermit = createSemaphore(1);
  const failed = withPermit(() => Promise.reject(new Error("no")));
  const next = withPermit(async () => "done");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("done");
});
