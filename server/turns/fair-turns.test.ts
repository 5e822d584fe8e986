import { describe, expect, test } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

/** One works at a time, and only when told to. */
function openTurns({ waiting = 8, waitingForOne = 4 } = {}) {
  const turns = createFairTurns({ atOnce: 1, waiting, waitingForOne, retryAfterSeconds: 3 });
  const done: string[] = [];
  const open = Promise.withResolvers<void>();
  const all: Promise<unknown>[] = [turns.take(["gate"], () => open.promise)];
  return {
    ask(...client: string[]) {
      const asked = turns.take(client, async () => void done.push(client.join(" "))).catch((error: unknown) => error);
      all.push(asked);
      return asked;
    },
    async finish() {
      open.resolve();
      await Promise.all(all);
      return done;
    },
  };
}

describe("turns", () => {
  test("go round: who asks much waits behind herself, whoever comes later", async () => {
    const { ask, finish } = openTurns();
    for (const site of ["flood", "flood", "flood", "owner", "other"]) ask(site);
    expect(await finish()).toEqual(["flood", "owner", "other", "flood", "flood"]);
  });

  test("go round within a site too", async () => {
    const { ask, finish } = openTurns();
    for (const house of ["a", "a", "a", "b"]) ask("street", house);
    ask("elsewhere", "c");
    expect(await finish()).toEqual(["street a", "elsewhere c", "street b", "street a", "street a"]);
  });

  test("are refused with 429 to who has used her own share", async () => {
    const { ask, finish } = openTurns({ waitingForOne: 2 });
    ask("a");
    ask("a");
    expect(await ask("a")).toMatchObject({ code: "throttled", retryAfterSeconds: 3 });
    ask("b");
    expect(await finish()).toEqual(["a", "b", "a"]);
  });

  test("are made room for by the longest line when all is full", async () => {
    const { ask, finish } = openTurns({ waiting: 4 });
    const flood = [1, 2, 3, 4].map(() => ask("street", "a"));
    ask("elsewhere", "c");
    expect(await flood[3]).toMatchObject({ code: "throttled" });
    ask("street", "b");
    expect(await flood[2]).toMatchObject({ code: "throttled" });
    expect(await finish()).toEqual(["street a", "elsewhere c", "street b", "street a"]);
  });

  test("are refused with 503 when all is full and nobody has more", async () => {
    const { ask, finish } = openTurns({ waiting: 3 });
    for (const site of ["a", "b", "c"]) ask(site);
    expect(await ask("d")).toMatchObject({ code: "unavailable", message: expect.stringContaining("yoğunuz") });
    expect(await finish()).toEqual(["a", "b", "c"]);
  });

  test("are given back by work that fails", async () => {
    const turns = createFairTurns({ atOnce: 1, waiting: 1, waitingForOne: 1 });
    const fail = turns.take(["a"], async () => {
      throw new Error("no");
    });
    const next = turns.take(["b"], async () => "in");
    await expect(fail).rejects.toThrow("no");
    expect(await next).toBe("in");
    expect(await turns.take(["c"], async () => "in")).toBe("in");
  });
});
