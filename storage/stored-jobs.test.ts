import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { createJobs } from "./stored-jobs.ts";

const MINUTE = 60_000;
const NOON = new Date("2026-11-22T12:00:00Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);

describe.each(ENGINES)("long work on $engine", ({ newLocation }) => {
  async function openTwo() {
    const location = await newLocation();
    const [one, other] = [await openFor(location), await openFor(location)];
    return [createJobs(one.db), createJobs(other.db)] as const;
  }

  test("is claimed by one of the processes that ask at the same time", async () => {
    const both = await openTwo();
    await Promise.all(both.map((jobs) => jobs.plan("sweep", NOON)));
    for (let time = 0; time < 5; time += 1) {
      const claims = await Promise.all([...both, ...both].map((jobs) => jobs.claim("sweep", NOON)));
      expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
      await claims.find((claim) => claim !== undefined)?.finish(NOON);
    }
  });

  test("is claimed when it is due, and again at the time that finishing it set", async () => {
    const [one, other] = await openTwo();
    expect(await one.claim("sweep", NOON)).toBeUndefined();
    await one.plan("sweep", later(5));
    await other.plan("sweep", later(30));
    expect(await one.claim("sweep", later(4))).toBeUndefined();
    await (await one.claim("sweep", later(5)))?.finish(later(60));
    expect(await other.claim("sweep", later(59))).toBeUndefined();
    expect(await other.claim("sweep", later(60))).toMatchObject({ cursor: "" });
  });

  test("continues in another process from the saved cursor, and the first process can no longer save", async () => {
    const [one, other] = await openTwo();
    await one.plan("sweep", NOON);
    const lost = await one.claim("sweep", NOON);
    await lost?.save("the third", later(5));
    expect(await other.claim("sweep", later(14))).toBeUndefined();
    const taken = await other.claim("sweep", later(15));
    expect(taken?.cursor).toBe("the third");
    await expect(lost?.save("the fourth", later(16))).rejects.toThrow("taken the job sweep over");
    await expect(lost?.finish(later(60))).rejects.toThrow("taken the job sweep over");
    await taken?.save("the fifth", later(16));
  });

  test("is listed by name with the time at which it is due", async () => {
    const [one, other] = await openTwo();
    await one.plan("sweep", later(60));
    await one.plan("copy", NOON);
    expect(await other.list()).toEqual([
      { name: "copy", dueAt: NOON },
      { name: "sweep", dueAt: later(60) },
    ]);
  });

  test("does not wait for times that a wrong clock has set", async () => {
    const [one, other] = await openTwo();
    const years = 3 * 365 * 24 * 60;
    await one.plan("sweep", later(years));
    await one.plan("sweep", NOON);
    await one.claim("sweep", later(years));
    expect(await other.claim("sweep", later(1))).toBeDefined();
  });
});
