import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openNightly, untilNight } from "./nightly.ts";

test.each([
  ["2026-11-22T00:59:00Z", 60_000],
  ["2026-11-22T01:00:00Z", 24 * 3600_000],
  ["2026-11-22T13:00:00Z", 12 * 3600_000],
])("at %s it waits for four in the morning in Istanbul", (now, wait) => {
  expect(untilNight(new Date(now))).toBe(wait);
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T00:40:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

function openNight(forgetOld: () => Promise<void>) {
  const done: string[] = [];
  const nightly = openNightly({
    forgetters: [
      {
        forgetOld: async () => {
          done.push("events");
          await forgetOld();
        },
      },
      { forgetOld: async () => void done.push("attempts") },
    ],
    forgetUnusedPictures: async () => ["hash"],
    pictures: { forget: async (hashes) => void done.push(...hashes) },
    now: () => new Date(),
    log: { info: (event) => void done.push(event), warn: (event) => void done.push(event) },
  });
  return { done, nightly };
}

test("soon after the start and then every night what is too old goes, with the files made of it", async () => {
  const { done, nightly } = openNight(async () => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done).toEqual(["events", "attempts", "hash", "nightly_done"]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done).toHaveLength(8);
  await nightly.close();
  await vi.advanceTimersByTimeAsync(48 * 3600_000);
  expect(done).toHaveLength(8);
});

test("a night that fails is told, and the next one comes", async () => {
  let nights = 0;
  const { done, nightly } = openNight(async () => {
    nights += 1;
    if (nights === 1) throw new Error("the database is away");
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done).toEqual(["events", "nightly_failed"]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done.slice(2)).toEqual(["events", "attempts", "hash", "nightly_done"]);
  await nightly.close();
});
