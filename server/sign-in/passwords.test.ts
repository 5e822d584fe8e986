import { describe, expect, test } from "vitest";
import { createTurns } from "../turns.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createPasswords, isOutdated } from "./passwords.ts";

describe("a password", () => {
  test("is kept as argon2id with its own salt, and recognised", async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash("kurdeleli kutu"), await passwords.hash("kurdeleli kutu")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.isRight("kurdeleli kutu", first)).toBe(true);
    expect(await passwords.isRight("Kurdeleli kutu", first)).toBe(false);
    expect(isOutdated(first)).toBe(false);
  });

  test("of nobody, of a Google account or of a damaged row is never right", async () => {
    const passwords = createPasswords();
    expect(await passwords.isRight("kurdeleli kutu", null)).toBe(false);
    expect(await passwords.isRight("kurdeleli kutu", "bozuk")).toBe(false);
  });

  test("hashed with lower figures is still right, and due for a new hash", async () => {
    const weak = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    expect(isOutdated(weak)).toBe(true);
    expect(await createPasswords().isRight("x", weak)).toBe(false);
  });

  test.each([
    ["12345678"],
    ["Password123"],
    ["ŞİFRE123"],
    ["Galatasaray1905"],
    ["seniseviyorum"],
    ["labubu2025!"],
    ["Fiyonk-2025"],
    ["Hediye1234"],
    ["kurdele99"],
    ["aaaaaaaaaa"],
    ["ayse.yilmaz"],
  ])("%s is too easily guessed", (password) => {
    expect(isCommonPassword(password, { shopName: "Kurdele", email: "ayse.yilmaz@posta.example" })).toBe(true);
  });

  test.each(["kurdeleli-kutu-24", "mor fil uçar", "12345687 elma", "hediyeciğim 42"])("%s will do", (password) => {
    expect(isCommonPassword(password, { shopName: "Fiyonk", email: "ayse@posta.example" })).toBe(false);
  });
});

test("two hashes are made at once, twenty wait, the next is asked to come back", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 20 });
  const gate = Promise.withResolvers<void>();
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await gate.promise;
    working -= 1;
  };
  const accepted = Array.from({ length: 22 }, () => turns.take(work));
  await expect(turns.take(work)).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  gate.resolve();
  await Promise.all(accepted);
  expect(most).toBe(2);
  expect(turns.isIdle()).toBe(true);
});
