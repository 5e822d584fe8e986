import { describe, expect, test } from "vitest";
import { type Client, stranger } from "./devices.ts";
import { createPasswords } from "./passwords.ts";

const HOME = stranger("10.0.0.1");

describe("a password", () => {
  test("is kept as argon2id with its own salt, and recognised", async () => {
    const passwords = createPasswords();
    const [first, second] = [
      await passwords.hash("kurdeleli kutu", HOME),
      await passwords.hash("kurdeleli kutu", HOME),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.isRight("kurdeleli kutu", first, HOME)).toBe(true);
    expect(await passwords.isRight("Kurdeleli kutu", first, HOME)).toBe(false);
    expect(passwords.isOutdated(first)).toBe(false);
  });

  test("of nobody, of a Google account or of a damaged row is never right", async () => {
    const passwords = createPasswords();
    expect(await passwords.isRight("kurdeleli kutu", null, HOME)).toBe(false);
    expect(await passwords.isRight("kurdeleli kutu", "bozuk", HOME)).toBe(false);
  });

  test("hashed with lower figures is still right, and due for a new hash", async () => {
    const weak = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const passwords = createPasswords();
    expect(passwords.isOutdated(weak)).toBe(true);
    expect(await passwords.isRight("x", weak, HOME)).toBe(false);
  });
});

describe("under a flood of guesses", () => {
  /** The order in which sign-ins came to their end. */
  async function flood(owner: Client) {
    const passwords = createPasswords();
    const ended: string[] = [];
    const tryAs = (name: string, client: Client) => passwords.isRight("x", null, client).then(() => ended.push(name));
    const guesses = Array.from({ length: 7 }, (_, flat) => tryAs("guess", stranger(`2001:db8:1:${flat}::1`)));
    await Promise.all([...guesses, tryAs("owner", owner)]);
    return ended;
  }

  test("from one site, the owner elsewhere waits for one of them", async () => {
    const ended = await flood(stranger("10.0.0.1"));
    expect(ended.indexOf("owner")).toBe(2);
  });

  test("she waits for none on a device that is known", async () => {
    const ended = await flood({ isKnown: true, places: ["her phone"] });
    expect(ended.indexOf("owner")).toBeLessThan(3);
  });
});
