import { describe, expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { clientAddress, networks } from "../http/client-address.ts";
import { createThrottle } from "./throttle.ts";

const OWNER = "sahibi@fiyonk.example";

function openThrottle() {
  const clock = { seconds: 1_700_000_000 };
  const throttle = createThrottle(() => new Date(clock.seconds * 1000));
  const wrong = async () => {
    throw new ShopError("unauthenticated", "E-posta veya şifre hatalı");
  };
  const guess = (email = OWNER) => throttle.guardAccount(email, wrong).catch((error: unknown) => error);
  const logIn = (email = OWNER) => throttle.guardAccount(email, async () => "in").catch((error: unknown) => error);
  return { clock, throttle, guess, logIn };
}

describe("one address", () => {
  test("may sign in thirty times a minute", () => {
    const { clock, throttle } = openThrottle();
    for (let time = 0; time < 30; time++) throttle.countSignIn("10.0.0.1");
    clock.seconds += 20;
    expect(() => throttle.countSignIn("10.0.0.1")).toThrow(
      expect.objectContaining({ code: "throttled", retryAfterSeconds: 40 }),
    );
    throttle.countSignIn("10.0.0.2");
    clock.seconds += 40;
    throttle.countSignIn("10.0.0.1");
  });

  test("may register twenty times an hour", () => {
    const { clock, throttle } = openThrottle();
    for (let time = 0; time < 20; time++) throttle.countRegistration("10.0.0.1");
    expect(() => throttle.countRegistration("10.0.0.1")).toThrow("Çok fazla deneme");
    clock.seconds += 3600;
    throttle.countRegistration("10.0.0.1");
  });

  test("forgets the oldest of very many", () => {
    const { throttle } = openThrottle();
    for (let host = 0; host < 60_000; host++) throttle.countSignIn(`10.0.${host >> 8}.${host & 255}`);
    expect(() => throttle.countSignIn("10.0.0.0")).not.toThrow();
  });
});

describe("one account", () => {
  test("waits longer after every failure past the fifth, at most a quarter of an hour", async () => {
    const { clock, guess } = openThrottle();
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await guess()).toMatchObject({ code: "throttled", retryAfterSeconds: wait });
      clock.seconds += wait;
      expect(await guess()).toMatchObject({ code: "unauthenticated" });
    }
  });

  test("starts afresh after a right password", async () => {
    const { clock, guess, logIn } = openThrottle();
    for (let time = 0; time < 5; time++) await guess();
    expect(await logIn()).toMatchObject({ code: "throttled" });
    clock.seconds += 1;
    expect(await logIn()).toBe("in");
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ code: "unauthenticated" });
  });

  test("gains nothing from guessing all at once, and right passwords at once all count", async () => {
    const { guess, logIn } = openThrottle();
    const burst = await Promise.all(Array.from({ length: 12 }, () => guess()));
    expect(burst.filter((error) => error instanceof ShopError && error.code === "unauthenticated")).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 12 }, () => logIn("baska@fiyonk.example")));
    expect(others).toEqual(Array(12).fill("in"));
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
