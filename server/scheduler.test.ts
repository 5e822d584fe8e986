import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../storage/database.ts";
import { createJobs } from "../storage/stored-jobs.ts";
import { createNightlyCleanup, createPlans, nextNight, startScheduler } from "./scheduler.ts";

test.each([
  ["2026-11-22T00:59:00Z", "2026-11-22T01:00:00Z"],
  ["2026-11-22T01:00:00Z", "2026-11-23T01:00:00Z"],
  ["2026-11-22T13:00:00Z", "2026-11-23T01:00:00Z"],
])("after %s the next night is at %s, four in the morning in Istanbul", (now, night) => {
  expect(nextNight(new Date(now))).toEqual(new Date(night));
});

afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

async function openDatabaseAtNight() {
  const database = await openDatabase({ dataDir: ":memory:" });
  onTestFinished(() => database.close());
  vi.useFakeTimers({ now: new Date("2026-11-22T00:30:00Z") });
  const done: string[] = [];
  const openShop = (removeExpired = async () => {}, removeUnusedPictures = async () => ["hash"]) => {
    const now = () => new Date();
    const note = (event: string) => void done.push(event);
    const storeOf = (rows: string) => ({ removeExpired: async () => note(rows) });
    const cleanup = createNightlyCleanup({
      stores: [storeOf("events"), { removeExpired }, storeOf("attempts")],
      removeUnusedPictures,
      pictures: { forget: async (hashes) => void done.push(...hashes) },
      now,
      log: { info: note, warn: note },
    });
    return startScheduler({ jobs: createJobs(database.db), tasks: [cleanup], now });
  };
  return { done, openShop };
}

const NIGHT = ["events", "attempts", "hash", "nightly_done"];

test("the cleanup runs once a night, in one of two processes, and deletes the files of unused pictures", async () => {
  const { done, openShop } = await openDatabaseAtNight();
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

test("a cleanup that was missed runs soon after the next start", async () => {
  const { done, openShop } = await openDatabaseAtNight();
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

test("a step that fails is logged, stops no other one, and is repeated with those behind it", async () => {
  let attempts = 0;
  const { done, openShop } = await openDatabaseAtNight();
  const shop = openShop(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the database is away");
  });
  await minutes(30);
  expect(done).toEqual([...NIGHT, "nightly_failed"]);
  await minutes(10);
  expect(done.slice(5)).toEqual(["attempts", "hash", "nightly_done"]);
  await shop.close();
});

test("every step that fails is logged", async () => {
  const { done, openShop } = await openDatabaseAtNight();
  const fail = () => Promise.reject(new Error("the database is away"));
  const shop = openShop(fail, fail);
  await minutes(30);
  expect(done).toEqual(["events", "attempts", "nightly_failed", "nightly_failed"]);
  await shop.close();
});

test("a product that cannot be shown holds up no prices that are due, and is told", async () => {
  const done: string[] = [];
  const plans = createPlans({
    catalog: {
      showDue: () => Promise.reject(new Error("no such product")),
      turnDuePrices: async () => [{ step: "1", count: 2, turned: "ended" }],
    },
    now: () => new Date(),
    log: { info: (event) => done.push(event), warn: (event) => done.push(event) },
  });
  await expect(plans.run("", async () => {})).rejects.toThrow("no such product");
  expect(done).toEqual(["prices_turned"]);
});
