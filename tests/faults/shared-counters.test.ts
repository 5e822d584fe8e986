import { describe, expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { createThrottle } from "../../server/sign-in/throttle.ts";
import { createAttempts } from "../../storage/account/stored-attempts.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../support/databases/engines.ts";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const OWNER = "sahibi@fiyonk.example";

const codesOf = async (attempts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((ended) =>
    ended.status === "rejected" && ended.reason instanceof ShopError ? ended.reason.code : ended.status,
  );

const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe.each(ENGINES)("counters on $engine", ({ newLocation }) => {
  const clock = { seconds: 0 };

  async function openShopOn(location: DatabaseLocation) {
    const { db } = await openFor(location);
    const throttle = createThrottle({
      attempts: createAttempts(db),
      now: () => new Date(NOON + clock.seconds * 1000),
    });
    const attempt = (error?: ShopError) =>
      throttle.guard(OWNER, async () => {
        if (error) throw error;
      });
    const guess = () => attempt(new ShopError("unauthenticated", "E-posta veya şifre hatalı"));
    const rows = () => db.selectFrom("attempts").selectAll().execute();
    return { ...throttle, attempt, guess, rows };
  }

  async function openTwo() {
    clock.seconds = 0;
    const location = await newLocation();
    return [await openShopOn(location), await openShopOn(location)] as const;
  }

  test("two processes together allow five failures, and one guess after each wait", async () => {
    const both = await openTwo();
    const burst = () => codesOf(Array.from({ length: 12 }, (_, time) => both[time % 2 === 0 ? 0 : 1].guess()));
    expect(countOf(await burst(), "unauthenticated")).toBe(5);
    for (let time = 0; time < 3; time++) {
      clock.seconds += 900;
      expect(countOf(await burst(), "unauthenticated")).toBe(1);
    }
  });

  test("a restart keeps every failure", async () => {
    const [before, after] = await openTwo();
    for (let time = 0; time < 8; time++) {
      await before.guess().catch(() => {});
      clock.seconds += 1;
    }
    await expect(after.attempt()).rejects.toMatchObject({ code: "throttled" });
  });

  test("a success in one process clears the counter of the other", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 7; time++) await one.guess().catch(() => {});
    await expect(other.attempt()).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 1 });
    clock.seconds += 1;
    await one.attempt();
    await other.attempt();
    expect(await one.rows()).toEqual([]);
  });

  test("a request for a code and a busy shop count neither as a failure nor as a success", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 4; time++) await one.guess().catch(() => {});
    const before = await one.rows();
    for (const error of [
      new ShopError("unauthenticated", "Kodu yaz", { requiredProof: { needs: "code" } }),
      new ShopError("unavailable", "Şu an çok yoğunuz"),
    ]) {
      clock.seconds += 1;
      await expect(other.attempt(error)).rejects.toBe(error);
      expect(await one.rows()).toEqual(before);
    }
  });

  test("a clock that is set back makes no wait longer", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 5; time++) await one.guess().catch(() => {});
    clock.seconds -= 24 * 3600;
    await expect(other.attempt()).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 1 });
    clock.seconds += 1;
    await other.attempt();
  });

  test("the next guess at any account removes the expired counters and keeps the others", async () => {
    const [one] = await openTwo();
    for (let time = 0; time < 6; time++) await one.guess().catch(() => {});
    for (let person = 0; person < 60; person++) await one.count(`kişi ${person}`);
    clock.seconds += 3601;
    await one.count("sonra gelen");
    expect(await one.rows()).toHaveLength(2);
  });

  test("nothing in the table names an account", async () => {
    const [one] = await openTwo();
    await one.guess().catch(() => {});
    const stored = JSON.stringify(await one.rows());
    expect(stored).not.toContain("fiyonk.example");
  });
});
