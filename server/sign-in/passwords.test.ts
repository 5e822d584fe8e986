import { describe, expect, test } from "vitest";
import type { ShopError } from "../../domain/error.ts";
import { createPasswords } from "./passwords.ts";

describe("a password", () => {
  test("is kept as argon2id with its own salt, and recognised", async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash("kurdeleli kutu"), await passwords.hash("kurdeleli kutu")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.isRight("kurdeleli kutu", first)).toBe(true);
    expect(await passwords.isRight("Kurdeleli kutu", first)).toBe(false);
    expect(passwords.isOutdated(first)).toBe(false);
  });

  test("of nobody, of a Google account or of a damaged row is never right", async () => {
    const passwords = createPasswords();
    expect(await passwords.isRight("kurdeleli kutu", null)).toBe(false);
    expect(await passwords.isRight("kurdeleli kutu", "bozuk")).toBe(false);
  });

  test("hashed with lower figures is still right, and due for a new hash", async () => {
    const weak = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const passwords = createPasswords();
    expect(passwords.isOutdated(weak)).toBe(true);
    expect(await passwords.isRight("x", weak)).toBe(false);
  });
});

describe("under a flood", () => {
  /** The order in which sign-ins came to their end. */
  async function flood(knownTo?: string) {
    const passwords = createPasswords();
    const ended: string[] = [];
    const tryAs = (name: string, account?: string) =>
      passwords.isRight("x", null, account).then(() => ended.push(name));
    const others = Array.from({ length: 7 }, () => tryAs("flood", knownTo));
    await Promise.all([...others, tryAs("owner", "sahibi")]);
    return ended;
  }

  test("of strangers who guess, the owner on a device that is known waits for none of them", async () => {
    expect((await flood()).indexOf("owner")).toBeLessThan(3);
  });

  test("of strangers, the ninth is asked to come back, and keeps no place that others need", async () => {
    const passwords = createPasswords();
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => passwords.isRight("x", null).catch(({ code }: ShopError) => code)),
    );
    expect(codes).toEqual([...Array(8).fill(false), "unavailable"]);
    expect(await passwords.isRight("x", null)).toBe(false);
  });

  test("of one account's known devices, she waits for one of them: an account has one place", async () => {
    expect((await flood("müşteri")).indexOf("owner")).toBeLessThan(3);
  });
});
