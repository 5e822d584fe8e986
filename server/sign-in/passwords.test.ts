import { describe, expect, test } from "vitest";
import type { ShopError } from "../../domain/error.ts";
import { createPasswords } from "./passwords.ts";

describe("a password", () => {
  test("is stored as argon2id with its own salt, and verified", async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash("kurdeleli kutu"), await passwords.hash("kurdeleli kutu")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.isRight("kurdeleli kutu", first)).toBe(true);
    expect(await passwords.isRight("Kurdeleli kutu", first)).toBe(false);
    expect(passwords.isOutdated(first)).toBe(false);
  });

  test("is never right for an account without one or with a damaged hash", async () => {
    const passwords = createPasswords();
    expect(await passwords.isRight("kurdeleli kutu", null)).toBe(false);
    expect(await passwords.isRight("kurdeleli kutu", "bozuk")).toBe(false);
  });

  test("hashed at a lower cost is still read, and counts as outdated", async () => {
    const weak = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const passwords = createPasswords();
    expect(passwords.isOutdated(weak)).toBe(true);
    expect(await passwords.isRight("x", weak)).toBe(false);
  });
});

describe("under a flood", () => {
  /** Whether the owner, who comes last, is not the last to finish. The exact order depends on the machine's threads. */
  async function overtakesFlood(knownTo?: string) {
    const passwords = createPasswords();
    const ended: string[] = [];
    const tryAs = (name: string, account?: string) =>
      passwords.isRight("x", null, account).then(() => ended.push(name));
    const others = Array.from({ length: 7 }, () => tryAs("flood", knownTo));
    await Promise.all([...others, tryAs("owner", "sahibi")]);
    return ended.at(-1) !== "owner";
  }

  test("from unknown devices, the owner on a known device waits for none of them", async () => {
    expect(await overtakesFlood()).toBe(true);
  });

  test("from unknown devices, the ninth is refused as unavailable and takes no place in the queue", async () => {
    const passwords = createPasswords();
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => passwords.isRight("x", null).catch(({ code }: ShopError) => code)),
    );
    expect(codes).toEqual([...Array(8).fill(false), "unavailable"]);
    expect(await passwords.isRight("x", null)).toBe(false);
  });

  test("from another account's known devices, the owner waits for at most one of them", async () => {
    expect(await overtakesFlood("müşteri")).toBe(true);
  });
});
