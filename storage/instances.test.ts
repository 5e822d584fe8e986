import { expect, onTestFinished, test, vi } from "vitest";
import { openFor } from "../tests/support/databases/engines.ts";
import { listInstances, newInstance, noteInstance } from "./instances.ts";

const openAt = async (now: string) => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  return openFor({ dataDir: ":memory:" });
};

test("a running program says every half minute that it runs, also where its row is gone", async () => {
  const { db } = await openAt("2026-11-22T12:00:00.000Z");
  const seen = () => db.selectFrom("instances").select("seen_at").executeTakeFirst();
  expect(await seen()).toEqual({ seen_at: "2026-11-22T12:00:00.000Z" });
  await db.deleteFrom("instances").execute();
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(async () => expect(await seen()).toEqual({ seen_at: "2026-11-22T12:00:30.000Z" }), {
    timeout: 20_000,
  });
});

test("a program counts as running for two minutes after it was seen, and its row goes after a day", async () => {
  const { db } = await openAt("2026-11-22T12:00:00.000Z");
  const killed = { ...newInstance(1), name: "killed" };
  await noteInstance(db, killed);
  const runningAt = (now: string) => {
    vi.setSystemTime(new Date(now));
    return listInstances(db);
  };
  expect(await runningAt("2026-11-22T12:01:59.000Z")).toContain("killed");
  expect(await runningAt("2026-11-22T12:02:01.000Z")).not.toContain("killed");
  vi.setSystemTime(new Date("2026-11-23T12:00:01.000Z"));
  await noteInstance(db, newInstance(3));
  expect(await db.selectFrom("instances").select("schema").where("name", "=", "killed").execute()).toEqual([]);
});
