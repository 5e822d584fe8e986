import { describe, expect, test, vi } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { createAttempts } from "../../storage/account/stored-attempts.ts";
import { openFor } from "../../tests/support/databases/engines.ts";
import { clientAddress, networks } from "../http/client-address.ts";
import { stranger } from "./devices.ts";
import { createThrottle } from "./throttle.ts";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const OWNER = "sahibi@fiyonk.example";

async function openThrottle() {
  const clock = { seconds: 0 };
  const attempts = createAttempts((await openFor({ dataDir: ":memory:" })).db);
  const throttle = createThrottle({ attempts, now: () => new Date(NOON + clock.seconds * 1000) });
  const guess = (client = stranger("10.9.9.9"), email = OWNER) =>
    throttle.guardAccount(email, client, wrong).catch((error: unknown) => error);
  const logIn = (email = OWNER, client = stranger("10.9.9.9")) =>
    throttle.guardAccount(email, client, async () => "in").catch((error: unknown) => error);
  const countSignIn = (address: string) => throttle.countSignIn(stranger(address));
  return { clock, attempts, throttle, guess, logIn, countSignIn };
}

const wrong = async () => {
  throw new ShopError("unauthenticated", "E-posta veya şifre hatalı");
};

describe("one address", () => {
  test("may sign in thirty times a minute", async () => {
    const { clock, countSignIn } = await openThrottle();
    for (let time = 0; time < 30; time++) await countSignIn("10.0.0.1");
    clock.seconds += 20;
    await expect(countSignIn("10.0.0.1")).rejects.toThrow(
      expect.objectContaining({ code: "throttled", retryAfterSeconds: 40 }),
    );
    await countSignIn("10.0.0.2");
    clock.seconds += 40;
    await countSignIn("10.0.0.1");
  });

  test("may register twenty times an hour", async () => {
    const { clock, throttle } = await openThrottle();
    for (let time = 0; time < 20; time++) await throttle.countRegistration(stranger("10.0.0.1"));
    await expect(throttle.countRegistration(stranger("10.0.0.1"))).rejects.toThrow("Çok fazla deneme");
    clock.seconds += 3600;
    await throttle.countRegistration(stranger("10.0.0.1"));
  });

  test("of an IPv6 site may do four times as much as one flat in it, a house twice", async () => {
    const { countSignIn } = await openThrottle();
    const flat = (house: number, number: number) => `2001:db8:1:${house}${number.toString(16).padStart(2, "0")}::1`;
    for (let time = 0; time < 60; time++) await countSignIn(flat(1, time));
    await expect(countSignIn(flat(1, 60))).rejects.toThrow("Çok fazla deneme");
    for (let time = 0; time < 60; time++) await countSignIn(flat(2, time));
    await expect(countSignIn(flat(3, 0))).rejects.toThrow("Çok fazla deneme");
    await countSignIn("2001:db8:2:100::1");
  });

  test("that is refused counts no further in the wider networks", async () => {
    const { countSignIn } = await openThrottle();
    for (let time = 0; time < 200; time++) {
      try {
        await countSignIn("2001:db8:1:100::1");
      } catch (error) {
        expect(error).toMatchObject({ code: "throttled" });
      }
    }
    await countSignIn("2001:db8:1:101::1");
  });

  test("that is known to have had enough is refused without asking the database", async () => {
    const { clock, attempts, countSignIn } = await openThrottle();
    for (let time = 0; time < 31; time++) await countSignIn("10.0.0.1").catch(() => {});
    const change = vi.spyOn(attempts, "change");
    for (let time = 0; time < 100; time++) await expect(countSignIn("10.0.0.1")).rejects.toThrow("Çok fazla deneme");
    expect(change).not.toHaveBeenCalled();
    clock.seconds += 60;
    await countSignIn("10.0.0.1");
    expect(change).toHaveBeenCalledOnce();
  });
});

test("however much is counted in a minute, what is over is looked for once", async () => {
  const { clock, attempts, throttle } = await openThrottle();
  const forgetOld = vi.spyOn(attempts, "forgetOld");
  const countEverything = async () => {
    await throttle.countSignIn(stranger("10.0.0.1"));
    await throttle.countRegistration(stranger("10.0.0.1"));
    await throttle.countForgotten(stranger("10.0.0.1"));
    await throttle.countLetter(OWNER);
  };
  await countEverything();
  clock.seconds += 59;
  await countEverything();
  expect(forgetOld).toHaveBeenCalledOnce();
  clock.seconds += 1;
  await countEverything();
  expect(forgetOld).toHaveBeenCalledTimes(2);
});

describe("one account", () => {
  test("waits longer after every failure past the fifth, at most a quarter of an hour", async () => {
    const { clock, guess } = await openThrottle();
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
    for (const wait of [1, 4, 16, 64, 256, 900, 900]) {
      expect(await guess()).toMatchObject({ code: "throttled", retryAfterSeconds: wait });
      clock.seconds += wait;
      expect(await guess()).toMatchObject({ code: "unauthenticated" });
    }
  });

  test("starts afresh after a right password", async () => {
    const { clock, guess, logIn } = await openThrottle();
    for (let time = 0; time < 5; time++) await guess();
    expect(await logIn()).toMatchObject({ code: "throttled" });
    clock.seconds += 1;
    expect(await logIn()).toBe("in");
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
  });

  test("gains nothing from guessing all at once, and right passwords at once all count", async () => {
    const { guess, logIn } = await openThrottle();
    const burst = await Promise.all(Array.from({ length: 12 }, () => guess()));
    expect(burst.filter((error) => error instanceof ShopError && error.code === "unauthenticated")).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 12 }, () => logIn("baska@fiyonk.example")));
    expect(others).toEqual(Array(12).fill("in"));
  });
});

describe("a device that is known", () => {
  const HER_PHONE = { isKnown: true, places: ["her phone"] };

  test("is not shut out by strangers who guess", async () => {
    const { clock, guess, logIn } = await openThrottle();
    for (let host = 0; host < 20; host++) await guess(stranger(`10.0.${host}.1`));
    expect(await logIn()).toMatchObject({ code: "throttled" });
    expect(await logIn(OWNER, HER_PHONE)).toBe("in");
    expect(await logIn()).toMatchObject({ code: "throttled" });
    clock.seconds += 900;
    expect(await logIn()).toBe("in");
  });

  test("has failures of its own", async () => {
    const { guess, logIn } = await openThrottle();
    for (let time = 0; time < 5; time++) await guess(HER_PHONE);
    expect(await guess(HER_PHONE)).toMatchObject({ code: "throttled" });
    expect(await logIn()).toBe("in");
    expect(await logIn(OWNER, HER_PHONE)).toMatchObject({ code: "throttled" });
  });

  test("waits for no stranger's guess", async () => {
    const { throttle, logIn } = await openThrottle();
    const slow = Promise.withResolvers<string>();
    const guess = throttle.guardAccount(OWNER, stranger("10.0.0.1"), () => slow.promise);
    expect(await logIn(OWNER, HER_PHONE)).toBe("in");
    slow.resolve("late");
    expect(await guess).toBe("late");
  });
});

describe("whose address it is", () => {
  test("is told by its networks, the widest first", () => {
    expect(networks("10.1.2.3")).toEqual(["10.1.2/24", "10.1.2.3"]);
    expect(networks("2001:db8:1:2a3:aaaa::1")).toEqual(["2001:db8:1/48", "2001:db8:1:200/56", "2001:db8:1:2a3/64"]);
    expect(networks("2001:DB8::1")).toEqual(["2001:db8:0/48", "2001:db8:0:0/56", "2001:db8:0:0/64"]);
    expect(networks("::1")).toEqual(["0:0:0/48", "0:0:0:0/56", "0:0:0:0/64"]);
  });

  test("a header is not believed without a proxy of ours", () => {
    expect(clientAddress("::ffff:127.0.0.1", "8.8.8.8", 0)).toBe("127.0.0.1");
  });

  test("each proxy of ours is believed for one entry from the right", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 8.8.8.8", 1)).toBe("8.8.8.8");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 8.8.8.8, 10.0.0.2", 2)).toBe("8.8.8.8");
    expect(clientAddress("10.0.0.1", "<script>", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", null, 1)).toBe("10.0.0.1");
  });
});
