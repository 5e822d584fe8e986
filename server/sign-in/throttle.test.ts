import { describe, expect, test, vi } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { createAttempts } from "../../storage/account/stored-attempts.ts";
import { openFor } from "../../tests/support/databases/engines.ts";
import { clientAddress, networks } from "../http/client-address.ts";
import { createThrottle } from "./throttle.ts";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const OWNER = "sahibi@fiyonk.example";

async function openThrottle() {
  const clock = { seconds: 0 };
  const attempts = createAttempts((await openFor({ dataDir: ":memory:" })).db);
  const throttle = createThrottle({ attempts, now: () => new Date(NOON + clock.seconds * 1000) });
  const guess = (name = OWNER) => throttle.guard(name, wrong).catch((error: unknown) => error);
  const logIn = (name = OWNER) => throttle.guard(name, async () => "in").catch((error: unknown) => error);
  return { clock, attempts, throttle, guess, logIn, countSignIn: throttle.countSignIn };
}

const wrong = async () => {
  throw new ShopError("unauthenticated", "E-posta veya şifre hatalı");
};

const TOO_OFTEN = "Çok fazla deneme";

describe("one address", () => {
  test("may sign in thirty times a minute", async () => {
    const { clock, countSignIn } = await openThrottle();
    for (let time = 0; time < 30; time++) countSignIn("10.0.0.1");
    clock.seconds += 20;
    expect(() => countSignIn("10.0.0.1")).toThrow(
      expect.objectContaining({ code: "throttled", retryAfterSeconds: 40 }),
    );
    countSignIn("10.0.0.2");
    clock.seconds += 40;
    countSignIn("10.0.0.1");
  });

  test("counts known devices apart from strangers", async () => {
    const { countSignIn } = await openThrottle();
    for (let time = 0; time < 30; time++) countSignIn("10.0.0.1");
    for (let time = 0; time < 30; time++) countSignIn("10.0.0.1", true);
    expect(() => countSignIn("10.0.0.1", true)).toThrow(TOO_OFTEN);
  });

  test("may register twenty times an hour", async () => {
    const { clock, throttle } = await openThrottle();
    for (let time = 0; time < 20; time++) throttle.countRegistration("10.0.0.1");
    expect(() => throttle.countRegistration("10.0.0.1")).toThrow(TOO_OFTEN);
    clock.seconds += 3600;
    throttle.countRegistration("10.0.0.1");
  });

  test("shares the limit of its IPv6 /48, four times its own, and of its /56, twice its own", async () => {
    const { countSignIn } = await openThrottle();
    const inSite = (house: number, flat: number) => `2001:db8:1:${house}${flat.toString(16).padStart(2, "0")}::1`;
    for (let time = 0; time < 60; time++) countSignIn(inSite(1, time));
    expect(() => countSignIn(inSite(1, 60))).toThrow(TOO_OFTEN);
    for (let time = 0; time < 60; time++) countSignIn(inSite(2, time));
    expect(() => countSignIn(inSite(3, 0))).toThrow(TOO_OFTEN);
    countSignIn("2001:db8:2:100::1");
  });

  test.each([
    ["sixteen times its own in an IPv4 /24", 16, (host: number) => `10.0.0.${host}`, "10.0.1.1"],
    ["thirty-two times its own in an IPv4 /16", 32, (host: number) => `10.0.${host}.1`, "10.1.0.1"],
    ["sixteen times its own in an IPv6 /32", 16, (host: number) => `2001:db8:${host}::1`, "2001:db9::1"],
  ])("shares a limit of %s", async (_, factor, address, elsewhere) => {
    const { countSignIn } = await openThrottle();
    for (let time = 0; time < 30 * factor; time++) countSignIn(address(time % 200));
    expect(() => countSignIn(address(200))).toThrow(TOO_OFTEN);
    countSignIn(elsewhere);
  });

  test("does not count in the wider networks while it is refused", async () => {
    const { countSignIn } = await openThrottle();
    for (let time = 0; time < 30; time++) countSignIn("2001:db8:1:100::1");
    for (let time = 0; time < 170; time++) expect(() => countSignIn("2001:db8:1:100::1")).toThrow(TOO_OFTEN);
    countSignIn("2001:db8:1:101::1");
  });
});

test("expired failures are removed at most once a minute", async () => {
  const { clock, attempts, guess } = await openThrottle();
  const removeExpired = vi.spyOn(attempts, "removeExpired");
  for (const name of ["bir", "iki", "üç"]) await guess(name);
  clock.seconds += 59;
  await guess("dört");
  expect(removeExpired).toHaveBeenCalledOnce();
  clock.seconds += 1;
  await guess("beş");
  expect(removeExpired).toHaveBeenCalledTimes(2);
});

describe("one account", () => {
  test("waits longer after each failure from the fifth on, at most a quarter of an hour", async () => {
    const { clock, guess } = await openThrottle();
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
    for (const wait of [1, 4, 16, 64, 256, 900, 900]) {
      expect(await guess()).toMatchObject({ code: "throttled", retryAfterSeconds: wait });
      clock.seconds += wait;
      expect(await guess()).toMatchObject({ code: "unauthenticated" });
    }
  });

  test("starts from zero after a right password", async () => {
    const { clock, guess, logIn } = await openThrottle();
    for (let time = 0; time < 5; time++) await guess();
    expect(await logIn()).toMatchObject({ code: "throttled" });
    clock.seconds += 1;
    expect(await logIn()).toBe("in");
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
  });

  test("allows five of twelve simultaneous guesses; of nine simultaneous right passwords eight succeed and the ninth is refused", async () => {
    const { guess, logIn } = await openThrottle();
    const burst = await Promise.all(Array.from({ length: 12 }, () => guess()));
    expect(burst.filter((error) => error instanceof ShopError && error.code === "unauthenticated")).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 9 }, () => logIn("baska@fiyonk.example")));
    expect(others).toEqual([...Array(8).fill("in"), expect.objectContaining({ code: "unavailable" })]);
  });
});

describe("failures under another name", () => {
  test("such as that of known devices, are counted apart from those of strangers", async () => {
    const { clock, guess, logIn } = await openThrottle();
    for (let time = 0; time < 20; time++) await guess();
    expect(await logIn()).toMatchObject({ code: "throttled" });
    expect(await logIn("known devices")).toBe("in");
    expect(await logIn()).toMatchObject({ code: "throttled" });
    clock.seconds += 900;
    expect(await logIn()).toBe("in");
    for (let time = 0; time < 5; time++) await guess("known devices");
    expect(await guess("known devices")).toMatchObject({ code: "throttled" });
    expect(await logIn()).toBe("in");
  });

  test("are counted without waiting for a stranger's running guess", async () => {
    const { throttle, logIn } = await openThrottle();
    const slow = Promise.withResolvers<string>();
    const guess = throttle.guard(OWNER, () => slow.promise);
    expect(await logIn("known devices")).toBe("in");
    slow.resolve("late");
    expect(await guess).toBe("late");
  });
});

test("an action that is always counted waits after the fifth try, right or wrong", async () => {
  const { clock, throttle } = await openThrottle();
  for (let time = 0; time < 5; time++) await throttle.count("changes");
  await expect(throttle.count("changes")).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 1 });
  clock.seconds += 1;
  await throttle.count("changes");
  await expect(throttle.count("changes")).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: 4 });
});

describe("an address", () => {
  test("is listed with its networks, the widest first", () => {
    expect(networks("10.1.2.3")).toEqual(["10.1/16", "10.1.2/24", "10.1.2.3"]);
    expect(networks("2001:db8:1:2a3:aaaa::1")).toEqual([
      "2001:db8/32",
      "2001:db8:1/48",
      "2001:db8:1:200/56",
      "2001:db8:1:2a3/64",
    ]);
    expect(networks("2001:DB8::1")).toEqual(["2001:db8/32", "2001:db8:0/48", "2001:db8:0:0/56", "2001:db8:0:0/64"]);
    expect(networks("::1")).toEqual(["0:0/32", "0:0:0/48", "0:0:0:0/56", "0:0:0:0/64"]);
  });

  test("is not read from a header without a trusted proxy", () => {
    expect(clientAddress("::ffff:127.0.0.1", "8.8.8.8", 0)).toBe("127.0.0.1");
  });

  test("is read one header entry from the right per trusted proxy", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 8.8.8.8", 1)).toBe("8.8.8.8");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 8.8.8.8, 10.0.0.2", 2)).toBe("8.8.8.8");
    expect(clientAddress("10.0.0.1", "<script>", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", null, 1)).toBe("10.0.0.1");
  });
});
