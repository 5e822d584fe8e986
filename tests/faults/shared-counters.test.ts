import { describe, expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { stranger } from "../../server/sign-in/devices.ts";
import { createThrottle } from "../../server/sign-in/throttle.ts";
import { createAttempts } from "../../storage/account/stored-attempts.ts";
import { ENGINES, openFor, type Place } from "../support/databases/engines.ts";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const OWNER = "sahibi@fiyonk.example";
const STRANGER = stranger("10.9.9.9");

const codesOf = async (attempts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((ended) =>
    ended.status === "rejected" && ended.reason instanceof ShopError ? ended.reason.code : ended.status,
  );

const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe.each(ENGINES)("counters on $engine", ({ newPlace }) => {
  const clock = { seconds: 0 };

  async function openShopOn(place: Place) {
    const { db } = await openFor(place);
    const throttle = createThrottle({
      attempts: createAttempts(db),
      now: () => new Date(NOON + clock.seconds * 1000),
    });
    const attempt = (error?: ShopError) =>
      throttle.guardAccount(OWNER, STRANGER, async () => {
        if (error) throw error;
      });
    const guess = () => attempt(new ShopError("unauthenticated", "E-posta veya şifre hatalı"));
    const rows = () => db.selectFrom("attempts").selectAll().execute();
    return { ...throttle, attempt, guess, rows };
  }

  async function openTwo() {
    clock.seconds = 0;
    const place = await newPlace();
    return [await openShopOn(place), await openShopOn(place)] as const;
  }

  test("two processes that count at once lose none", async () => {
    const both = await openTwo();
    const asked = Array.from({ length: 34 }, (_, time) => both[time % 2 === 0 ? 0 : 1].countSignIn(STRANGER));
    const codes = await codesOf(asked);
    expect([countOf(codes, "fulfilled"), countOf(codes, "throttled")]).toEqual([30, 4]);
  });

  test("two processes have five failures free together, and one guess when a wait is over", async () => {
    const both = await openTwo();
    const burst = () => codesOf(Array.from({ length: 12 }, (_, time) => both[time % 2 === 0 ? 0 : 1].guess()));
    // The other one's first guess may be under way when the fifth failure is written.
    expect(countOf(await burst(), "unauthenticated")).toBeOneOf([5, 6]);
    for (let time = 0; time < 3; time++) {
      clock.seconds += 900;
      expect(countOf(await burst(), "unauthenticated")).toBe(1);
    }
  });

  test("a restart forgets neither failures nor what an address has done", async () => {
    const [before, after] = await openTwo();
    for (let time = 0; time < 8; time++) {
      await before.guess().catch(() => {});
      clock.seconds += 1;
    }
    for (let time = 0; time < 20; time++) await before.countRegistration(STRANGER);
    await expect(after.attempt()).rejects.toMatchObject({ code: "throttled" });
    await expect(after.countRegistration(STRANGER)).rejects.toMatchObject({ code: "throttled" });
  });

  test("who is let in by one process is in by the other", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 7; time++) await one.guess().catch(() => {});
    await expect(other.attempt()).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 1 });
    clock.seconds += 1;
    await one.attempt();
    await other.attempt();
    expect(await one.rows()).toEqual([]);
  });

  test("who is asked for a code, or finds the shop busy, has neither failed nor come in", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 4; time++) await one.guess().catch(() => {});
    const before = await one.rows();
    for (const error of [
      new ShopError("unauthenticated", "Kodu yaz", { ask: { needs: "code" } }),
      new ShopError("unavailable", "Şu an çok yoğunuz"),
    ]) {
      clock.seconds += 1;
      await expect(other.attempt(error)).rejects.toBe(error);
      expect(await one.rows()).toEqual(before);
    }
  });

  test("a clock that is set back makes nobody wait longer than a wait", async () => {
    const [one, other] = await openTwo();
    for (let time = 0; time < 5; time++) await one.guess().catch(() => {});
    for (let time = 0; time < 30; time++) await one.countSignIn(STRANGER);
    clock.seconds -= 24 * 3600;
    await expect(other.attempt()).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 1 });
    await expect(other.countSignIn(STRANGER)).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 60 });
    clock.seconds += 60;
    await other.attempt();
    await other.countSignIn(STRANGER);
  });

  test("what is over is forgotten with the next count a minute later, what is not stays", async () => {
    const [one] = await openTwo();
    for (let time = 0; time < 6; time++) await one.guess().catch(() => {});
    for (let host = 0; host < 600; host++) await one.countSignIn(stranger(`10.${host >> 8}.${host & 255}.1`));
    clock.seconds += 61;
    await one.countSignIn(STRANGER);
    expect(await one.rows()).toHaveLength(3);
  });

  test("nothing in the table names an address or an account", async () => {
    const [one] = await openTwo();
    await one.guess().catch(() => {});
    await one.countSignIn(STRANGER);
    const kept = JSON.stringify(await one.rows());
    expect(kept).not.toContain("10.9.9");
    expect(kept).not.toContain("fiyonk.example");
  });
});
