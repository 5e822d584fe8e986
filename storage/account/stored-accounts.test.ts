import { describe, expect, test } from "vitest";
import type { Session } from "../../domain/account/session.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { createAccounts } from "./stored-accounts.ts";

const AYSE = {
  name: "Ayşe Yıldız",
  email: "ayse@ornek.com",
  passwordHash: "$argon2id$ayse",
  role: "customer",
} as const;
const GOOGLE = { provider: "google", subject: "1234", email: "ayse@ornek.com", name: "Ayşe Google" };
const NOON = new Date("2025-06-01T12:00:00.000Z");

const session = (userId: string, tokenHash: string, at = NOON): Session => ({
  tokenHash,
  userId,
  way: "password",
  device: "Chrome, Android",
  createdAt: at,
  usedAt: at,
  provenAt: at,
});

const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe.each(ENGINES)("accounts on $engine", ({ newLocation }) => {
  async function openAccounts() {
    const { db } = await openFor(await newLocation());
    const accounts = createAccounts(db);
    const signIn = (userId: string, tokenHash: string, createdAt = NOON) =>
      accounts.createSession(session(userId, tokenHash, createdAt), 0);
    return { accounts, signIn };
  }

  test("an account is found by its e-mail (§3)", async () => {
    const { accounts } = await openAccounts();
    const ayse = await accounts.createAccount(AYSE);
    expect(ayse).toEqual({ ...AYSE, id: expect.any(String), proofs: 0 });
    expect(await accounts.findAccount(AYSE.email)).toEqual(ayse);
    expect(await accounts.findAccount("baska@ornek.com")).toBeUndefined();
    await accounts.updatePasswordHash(ayse.id, "$argon2id$nobody had this one", "$argon2id$sahte");
    await accounts.updatePasswordHash(ayse.id, AYSE.passwordHash ?? "", "$argon2id$yeni");
    expect(await accounts.findAccount(AYSE.email)).toEqual({ ...ayse, passwordHash: "$argon2id$yeni" });
  });

  test("an e-mail has one account, also when two register at the same time", async () => {
    const { accounts } = await openAccounts();
    const results = await Promise.allSettled([accounts.createAccount(AYSE), accounts.createAccount(AYSE)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(accounts.createAccount(AYSE)).rejects.toMatchObject({
      code: "conflict",
      message: "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz",
    });
  });

  test("every process gets the same device key, also when two create it at the same time", async () => {
    const location = await newLocation();
    const [first, second] = [
      createAccounts((await openFor(location)).db),
      createAccounts((await openFor(location)).db),
    ];
    const [one, other] = await Promise.all([first.deviceKey(), second.deviceKey()]);
    expect(one).toMatch(/^"[\w-]{43}"$/);
    expect(other).toBe(one);
    expect(await second.deviceKey()).toBe(one);
  });

  test("an account created with an identity is found by it", async () => {
    const { accounts } = await openAccounts();
    const ayse = await accounts.createAccount({ ...AYSE, passwordHash: null }, GOOGLE);
    expect(await accounts.findAccountByIdentity(GOOGLE)).toEqual(ayse);
    expect(await accounts.findAccountByIdentity({ ...GOOGLE, subject: "1235" })).toBeUndefined();
    expect(await accounts.findAccountByIdentity({ ...GOOGLE, provider: "apple" })).toBeUndefined();
  });

  test("an identity that belongs to another account removes nothing", async () => {
    const { accounts, signIn } = await openAccounts();
    await accounts.createAccount({ ...AYSE, email: "baska@ornek.com" }, GOOGLE);
    const ayse = await accounts.createAccount(AYSE);
    await signIn(ayse.id, "ayse-1");
    await expect(accounts.joinIdentity(ayse.id, GOOGLE)).rejects.toMatchObject({ code: "conflict" });
    expect(await accounts.findAccount(AYSE.email)).toEqual(ayse);
    expect(await accounts.findSession("ayse-1")).toBeDefined();
  });

  test("a user has at most the newest ten sessions, and other users keep theirs", async () => {
    const { accounts, signIn } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    const other = await accounts.createAccount({ ...AYSE, email: "baska@ornek.com" });
    await signIn(other.id, "baska-1", minutesLater(-60));
    for (let index = 1; index <= 12; index += 1) await signIn(id, `ayse-${index}`, minutesLater(index));
    for (const gone of ["ayse-1", "ayse-2"]) expect(await accounts.findSession(gone)).toBeUndefined();
    for (const kept of ["ayse-3", "ayse-12", "baska-1"]) expect(await accounts.findSession(kept)).toBeDefined();
  });

  test("thirteen sign-ins at the same time leave ten sessions, and a new session always stays", async () => {
    const { accounts, signIn } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    const tokens = Array.from({ length: 13 }, (_, index) => `ayse-${index}`);
    await Promise.all(tokens.map((token) => signIn(id, token)));
    const found = await Promise.all(tokens.map((token) => accounts.findSession(token)));
    expect(found.filter((session) => session !== undefined)).toHaveLength(10);
    await signIn(id, "ayse-son");
    expect(await accounts.findSession("ayse-son")).toBeDefined();
  });

  test("a provider's answer can be used once, also at the same time (§4)", async () => {
    const { accounts } = await openAccounts();
    const race = await Promise.all(Array.from({ length: 8 }, () => accounts.spendOnce("cevap", NOON)));
    expect(race.filter(Boolean)).toHaveLength(1);
    expect(await accounts.spendOnce("cevap", minutesLater(60))).toBe(false);
    expect(await accounts.spendOnce("baska-cevap", NOON)).toBe(true);
  });

  test.each(["'); drop table users; --", "İpek 👩‍❤️‍👨 O'Neill", '"; select 1'])(
    "%j is stored unchanged as a name",
    async (name) => {
      const { accounts } = await openAccounts();
      await accounts.createAccount({ ...AYSE, name }, { provider: name, subject: name });
      expect(await accounts.findAccountByIdentity({ provider: name, subject: name })).toMatchObject({ name });
    },
  );
});

describe.each(ENGINES)("kept things on $engine", ({ newLocation }) => {
  async function openKept() {
    const { db } = await openFor(await newLocation());
    const accounts = createAccounts(db);
    const { id } = await accounts.createAccount(AYSE);
    const { id: other } = await accounts.createAccount({ ...AYSE, email: "ece@ornek.com" });
    const save = async (userId: string, sealed: string) =>
      accounts.replaceKept(userId, await accounts.findKept(userId), sealed);
    return { accounts, save, id, other };
  }

  test("are one text of an account, which is replaced and removed", async () => {
    const { accounts, save, id, other } = await openKept();
    expect(await accounts.findKept(id)).toBeUndefined();
    await Promise.all([save(id, "bir"), save(other, "iki")]);
    const both = await Promise.allSettled(["-a", "-b"].map((more) => accounts.replaceKept(id, "bir", `bir${more}`)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    await save(id, "yeni");
    expect([await accounts.findKept(id), await accounts.findKept(other)]).toEqual(["yeni", "iki"]);
    await accounts.removeKept(id);
    expect([await accounts.findKept(id), await accounts.findKept(other)]).toEqual([undefined, "iki"]);
  });

  test("go with the account, and none are stored for one that is gone", async () => {
    const { accounts, save, id } = await openKept();
    await save(id, "bir");
    await accounts.removeAccount(id);
    expect(await accounts.findKept(id)).toBeUndefined();
    await expect(save(id, "geç")).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("end when a proven owner of the address takes the account over, because a stranger may have written them", async () => {
    const { accounts, save, id } = await openKept();
    await save(id, "bir");
    await accounts.joinIdentity(id, { provider: "google", subject: "1", email: AYSE.email, name: "Ayşe" });
    expect(await accounts.findKept(id)).toBeUndefined();
  });
});
