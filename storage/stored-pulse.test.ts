import { describe, expect, test } from "vitest";
import { MAX_ROWS, type PulseSum } from "../domain/pulse/pulse-sums.ts";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { readRevision } from "./store.ts";
import { createPulse } from "./stored-pulse.ts";

const SUM: PulseSum = { day: "2026-03-08", page: "home", source: "direct", event: "view", times: 2 };
const WEEK = { from: "2026-03-02", until: "2026-03-08" };
const { day: _, ...TOTAL } = SUM;

describe.each(ENGINES)("the sums of visits on $engine", ({ newLocation }) => {
  test("add up in one row, also from two processes at once, and raise no revision", async () => {
    const location = await newLocation();
    const [one, other] = [await openFor(location), await openFor(location)];
    const before = await readRevision(one.db);
    const adds = Array.from({ length: 20 }, (_, at) => createPulse((at % 2 === 0 ? one : other).db).add([SUM]));
    await Promise.all(adds);
    const pulse = createPulse(one.db);
    expect(await pulse.total(WEEK)).toContainEqual({ ...TOTAL, times: 40 });
    expect(await pulse.byDay(WEEK)).toEqual([{ day: SUM.day, event: "view", times: 40 }]);
    expect(await pulse.total({ from: "2026-03-09", until: "2026-03-10" })).toEqual([]);
    expect(await readRevision(one.db)).toBe(before);
  });

  test("have at most 2,000 rows a day, together with those of another process", async () => {
    const location = await newLocation();
    const [one, other] = [await openFor(location), await openFor(location)];
    const rows = (from: number) =>
      Array.from({ length: 1500 }, (_, at): PulseSum => ({ ...SUM, page: `product:${from + at}`, times: 1 }));
    await Promise.all([createPulse(one.db).add(rows(0)), createPulse(other.db).add(rows(1500))]);
    const stored: PulseSum[] = [];
    for await (const page of createPulse(one.db).every()) stored.push(...page);
    expect(stored.length).toBeLessThanOrEqual(MAX_ROWS);
    expect(stored.reduce((all, { times }) => all + times, 0)).toBe(3000);
  });

  test("of searches that hardly anybody made go after a week", async () => {
    const { db } = await openFor(await newLocation());
    const pulse = createPulse(db);
    const search = (day: string, words: string, times: number): PulseSum => ({
      ...{ day, page: `search:${words}`, source: "", event: "empty", times },
    });
    await pulse.add([
      search("2026-02-27", "ayse", 2),
      search("2026-02-27", "zurafa", 3),
      search("2026-03-07", "ece", 1),
    ]);
    await pulse.removeExpired(new Date("2026-03-08T12:00:00Z"));
    const left = await pulse.total({ from: "2020-01-01", until: "2030-01-01" });
    expect(left.flatMap(({ event, page }) => (event === "empty" ? page : [])).toSorted()).toEqual([
      "search:ece",
      "search:zurafa",
    ]);
  });

  test("go after thirteen months", async () => {
    const { db } = await openFor(await newLocation());
    const pulse = createPulse(db);
    await pulse.add([SUM, { ...SUM, day: "2025-02-01" }]);
    await pulse.removeExpired(new Date("2026-03-08T12:00:00Z"));
    expect((await pulse.byDay({ from: "2020-01-01", until: "2030-01-01" })).map(({ day }) => day)).toEqual([SUM.day]);
  });
});
