import { expect, onTestFinished, test, vi } from "vitest";
import type { Landed } from "../../domain/catalog/changes.ts";
import { ShopError } from "../../domain/error.ts";
import { createOutageMemory, keepFilled } from "./outage-memory.ts";

const away = new ShopError("unavailable", "away");

/** Something that is read, and the answers it has given so far, each when the test says so. */
function slowReading() {
  const asked: PromiseWithResolvers<string>[] = [];
  const memory = createOutageMemory();
  const read = memory.remembering(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  return { memory, asked, read };
}

test("what was read last is the answer while the database is away, and is counted", async () => {
  const { memory, asked, read } = slowReading();
  const [first, second, third] = [read(), read(), read()];
  asked[1]?.resolve("yeni");
  asked[0]?.resolve("eski");
  expect([await first, await second, memory.uses()]).toEqual(["eski", "yeni", 0]);
  asked[2]?.reject(away);
  expect([await third, memory.uses()]).toEqual(["yeni", 1]);
});

test("what is no outage stays an error, and so does what was never read", async () => {
  const { asked, read } = slowReading();
  const [unknown, known, broken] = [read(), read(), read()];
  asked[0]?.reject(away);
  await expect(unknown).rejects.toBe(away);
  asked[1]?.resolve("eski");
  await known;
  asked[2]?.reject(new Error("a bug"));
  await expect(broken).rejects.toThrow("a bug");
});

test("what was true of another database is forgotten, also when it is still being read", async () => {
  const { memory, asked, read } = slowReading();
  const [before, during] = [read(), read()];
  asked[0]?.resolve("eski");
  await before;
  memory.forget();
  asked[1]?.resolve("eski");
  await during;
  const after = read();
  asked[2]?.reject(away);
  await expect(after).rejects.toBe(away);
});

test("after the last of many writes everything is read once, and a new epoch forgets at once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { memory, asked } = slowReading();
  const heard: ((landed: Landed) => void)[] = [];
  const listen = (tell: (landed: Landed) => void) => {
    heard.push(tell);
    return () => heard.splice(0).length > 0;
  };
  const forget = vi.spyOn(memory, "forget");
  const stop = keepFilled(memory, { revision: () => 0, epoch: () => 0, listen }, { warn() {} });
  for (const revision of [1, 2, 3]) heard[0]?.({ revision, epoch: 0, isOwn: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.length, forget.mock.calls.length]).toEqual([1, 0]);
  heard[0]?.({ revision: 1, epoch: 1, isOwn: false });
  expect(forget).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.length, heard.length]).toEqual([1, 0]);
});
