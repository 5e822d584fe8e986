import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../storage/database.ts";
import { createJobs } from "../storage/stored-jobs.ts";
import { openJobs } from "./due-jobs.ts";
import { nextNight, nightly } from "./nightly.ts";

test.each([
  ["2026-11-22T00:59:00Z", "2026-11-22T01:00:00Z"],
  ["2026-11-22T01:00:00Z", "2026-11-23T01:00:00Z"],
  ["2026-11-22T13:00:00Z", "2026-11-23T01:00:00Z"],
])("at %s it waits for four in the morning in Istanbul", (now, night) => {
  expect(nextNight(new Date(now))).toEqual(new Date(night));
});

afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

async function openNights() {
  const database = await openDatabase({ dataDir: ":memory:" });
  onTestFinished(() => database.close());
  vi.useFakeTimers({ now: new Date("2026-11-22T00:30:00Z") });
  const done: string[] = [];
  const openShop = (removeExpired = async () => {}) => {
    const log = { info: (event: string) => void done.push(event), warn: (event: string) => void done.push(event) };
    const parts = { now: () => new Date(), log };
    const forget = (what: string) => ({ removeExpired: async () => void done.push(what) });
    const work = nightly({
      forgetters: [forget("events"), { removeExpired }, forget("attempts")],
      forgetUnusedPictures: async () => ["hash"],
      pictures: { forget: async (hashes) => void done.push(...hashes) },
      ...parts,
    });
    return openJobs({ jobs: createJobs(database.db), works: [work], now: parts.now });
  };
  return { done, openShop };
}

const NIGHT = ["events", "attempts", "hash", "nightly_done"];

test("every night what is too old goes, with the files made of it, and of two processes one sees to it", async () => {
  const { done, openShop } = await openNights();
  const shops = [openShop(), openShop()];
  await minutes(20);
  expect(done).toEqual([]);
  await minutes(20);
  expect(done).toEqual(NIGHT);
  await minutes(24 * 60);
  expect(done).toEqual([...NIGHT, ...NIGHT]);
  for (const shop of shops) await shop.close();
  await minutes(48 * 60);
  expect(done).toHaveLength(8);
});

test("a night that was slept through is made up for after the start", async () => {
  const { done, openShop } = await openNights();
  const before = openShop();
  await minutes(10);
  await before.close();
  await minutes(10 * 60);
  const after = openShop();
  expect(done).toEqual([]);
  await minutes(10);
  expect(done).toEqual(NIGHT);
  await after.close();
});

test("a night that fails is told, and goes on where it was", async () => {
  let attempts = 0;
  const { done, openShop } = await openNights();
  const shop = openShop(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the database is away");
  });
  await minutes(30);
  expect(done).toEqual(["events", "nightly_failed"]);
  await minutes(10);
  expect(done.slice(2)).toEqual(["attempts", "hash", "nightly_done"]);
  await shop.close();
});
