import { describe, expect, test } from "vitest";
import type { Session } from "../../domain/account/session.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { createAccounts } from "./stored-accounts.ts";
import { createResetLinks } from "./stored-reset-links.ts";

const AYSE = {
  name: "Ayşe Yıldız",
  email: "ayse@ornek.com",
  passwordHash: "$argon2id$ayse",
  role: "customer",
} as const;
const OWNER = { ...AYSE, email: "sahibi@ornek.com", role: "admin" } as const;
const NOON = new Date("2026-06-01T12:00:00.000Z");

const laterBy = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const session = (userId: string, tokenHash: string, at = NOON): Session => ({
  tokenHash,
  userId,
  way: "password",
  device: "Safari, iPhone",
  createdAt: at,
  usedAt: at,
  provenAt: at,
});

describe.each(ENGINES)("one's own account on $engine", ({ newLocation }) => {
  async function openFamily() {
    const { db } = await openFor(await newLocation());
    const accounts = createAccounts(db);
    const [ayse, owner] = [await accounts.createAccount(AYSE), await accounts.createAccount(OWNER)];
    for (const [minute, name] of ["telefon", "bilgisayar", "iş yeri"].entries()) {
      await accounts.createSession(session(ayse.id, `${name}-`.padEnd(32, "a"), laterBy(minute)), 0);
    }
    await accounts.createSession(session(owner.id, "sahibi-".padEnd(32, "a")), 0);
    const devicesOf = async (userId: string) =>
      (await accounts.listSessions(userId)).map(({ tokenHash }) => tokenHash.split("-")[0]);
    return { accounts, links: createResetLinks(db), ayse, owner, devicesOf };
  }

  test("a changed password ends the other sessions, and of two changes at the same time only one succeeds", async () => {
    const { accounts, ayse, owner, devicesOf } = await openFamily();
    const change = (passwordHash: string) =>
      accounts.changePassword(ayse.id, {
        proven: AYSE.passwordHash,
        passwordHash,
        currentSession: "telefon-".padEnd(32, "a"),
      });
    const results = await Promise.all([change("$argon2id$bir"), change("$argon2id$iki")]);
    expect(results.toSorted()).toEqual([false, true]);
    expect((await accounts.findAccountById(ayse.id))?.passwordHash).toBe(
      results[0] ? "$argon2id$bir" : "$argon2id$iki",
    );
    expect(await devicesOf(ayse.id)).toEqual(["telefon"]);
    expect(await devicesOf(owner.id)).toEqual(["sahibi"]);
  });

  test("a new address is in the account and in its sessions, and ends what was proven with the old one", async () => {
    const { accounts, links, ayse, owner, devicesOf } = await openFamily();
    const hash = "b".repeat(64);
    await links.saveLink({ hash, userId: ayse.id, expiresAt: laterBy(30) });
    await accounts.changeEmail(ayse.id, { from: AYSE.email, to: "ayse@yeni.com" });
    expect(await accounts.findAccountById(ayse.id)).toMatchObject({ email: "ayse@yeni.com", name: AYSE.name });
    expect((await accounts.findSession("telefon-".padEnd(32, "a")))?.user.email).toBe("ayse@yeni.com");
    expect(await devicesOf(ayse.id)).toHaveLength(3);
    expect(await links.findLink(hash, NOON)).toBeUndefined();
    const late = accounts.createSession(session(ayse.id, "yeni-".padEnd(32, "a")), 0);
    await expect(late).rejects.toMatchObject({ code: "unauthenticated" });
    const again = accounts.changeEmail(ayse.id, { from: AYSE.email, to: "ayse@baska.com" });
    await expect(again).rejects.toMatchObject({ code: "unauthenticated" });
    const taken = accounts.changeEmail(ayse.id, { from: "ayse@yeni.com", to: OWNER.email });
    await expect(taken).rejects.toMatchObject({ code: "conflict", field: "email" });
    expect((await accounts.findAccountById(owner.id))?.email).toBe(OWNER.email);
  });

  test("of two accounts that take one address at the same time, one gets it and the other a sentence", async () => {
    const { accounts, ayse, owner } = await openFamily();
    const to = "tek@ornek.com";
    const [first, second] = await Promise.allSettled([
      accounts.changeEmail(ayse.id, { from: AYSE.email, to }),
      accounts.changeEmail(owner.id, { from: OWNER.email, to }),
    ]);
    const refused = first?.status === "rejected" ? first : second;
    expect(refused).toMatchObject({ status: "rejected", reason: { code: "conflict", field: "email" } });
    expect((await accounts.findAccount(to))?.id).toBe(refused === second ? ayse.id : owner.id);
  });

  test("a removed account leaves nothing, and its address is free again", async () => {
    const { accounts, ayse, owner, devicesOf } = await openFamily();
    expect(await accounts.removeAccount(ayse.id)).toBe(true);
    expect(await accounts.findAccountById(ayse.id)).toBeUndefined();
    expect(await devicesOf(ayse.id)).toEqual([]);
    expect(await devicesOf(owner.id)).toEqual(["sahibi"]);
    expect((await accounts.createAccount(AYSE)).id).not.toBe(ayse.id);
  });

  test("the last admin cannot be removed, also when the last two go at the same time", async () => {
    const { accounts, owner } = await openFamily();
    expect(await accounts.isOnlyAdmin(owner.id)).toBe(true);
    expect(await accounts.removeAccount(owner.id)).toBe(false);
    const other = await accounts.createAccount({ ...OWNER, email: "ortak@ornek.com" });
    expect(await accounts.isOnlyAdmin(owner.id)).toBe(false);
    const gone = await Promise.all([accounts.removeAccount(owner.id), accounts.removeAccount(other.id)]);
    expect(gone.toSorted()).toEqual([false, true]);
    expect(await accounts.hasAdmin()).toBe(true);
  });
});
