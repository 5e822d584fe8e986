import { expect, test } from "vitest";
import { openOutput } from "./log-output.ts";

/** A reader that takes a line, or a batch of them, when told to. */
function openReader() {
  const read: string[] = [];
  const asked: PromiseWithResolvers<void>[] = [];
  const flowed: number[] = [];
  const output = openOutput({
    async send(text) {
      const turn = Promise.withResolvers<void>();
      asked.push(turn);
      await turn.promise;
      read.push(text);
    },
    onFlow: (dropped) => flowed.push(dropped),
  });
  const isAsked = async (times: number) => {
    while (asked.length < times) await new Promise((resolve) => setImmediate(resolve));
    return asked[times - 1];
  };
  return { output, read, flowed, isAsked };
}

test("lines are written in order, those that came meanwhile together", async () => {
  const { output, read, isAsked } = openReader();
  for (const line of ["a\n", "b\n", "c\n"]) output.write(line);
  (await isAsked(1))?.resolve();
  (await isAsked(2))?.resolve();
  await output.flush();
  expect(read).toEqual(["a\n", "b\nc\n"]);
});

test("what nobody reads is dropped, and counted when it flows again", async () => {
  const { output, read, flowed, isAsked } = openReader();
  const line = `${"x".repeat(1023)}\n`;
  for (let time = 0; time < 2000; time++) output.write(line);
  (await isAsked(1))?.resolve();
  (await isAsked(2))?.resolve();
  await output.flush();
  const kept = read.join("").split("\n").length - 1;
  expect(kept).toBeLessThan(600);
  expect(flowed).toEqual([2000 - kept]);
});

test("what cannot be written is not tried again; the next line is", async () => {
  const { output, read, flowed, isAsked } = openReader();
  output.write("a\n");
  output.write("b\n");
  (await isAsked(1))?.reject(new Error("ENOSPC"));
  (await isAsked(2))?.reject(new Error("ENOSPC"));
  await output.flush();
  output.write("c\n");
  (await isAsked(3))?.resolve();
  await output.flush();
  expect(read).toEqual(["c\n"]);
  expect(flowed).toEqual([2]);
});

test("flushing ends though nobody reads", async () => {
  const { output, read } = openReader();
  output.write("a\n");
  await output.flush();
  expect(read).toEqual([]);
});
