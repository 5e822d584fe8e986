import { describe, expect, test } from "vitest";
import type { Account, NewAccount } from "../../domain/account/accounts.ts";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import { createGoogle } from "../../server/sign-in/google.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";

const NOW = new Date("2025-11-21T09:00:00Z");
const AYSE = { id: "g-1", email: "ayse@posta.example", name: "Ayşe Google" };
const REGISTERED: NewAccount = { name: "Kim Bilir", email: AYSE.email, passwordHash: "$argon2id$", role: "customer" };
const ADMIN: NewAccount = { ...REGISTERED, role: "admin" };
const REFUSED = { code: "unauthenticated", message: "Google girişi başarısız" };

type Profile = typeof AYSE;

async function openShop(location: DatabaseLocation) {
  const { db } = await openFor(location);
  const accounts = createAccounts(db);
  const log = { debug() {}, info() {}, warn() {}, error() {}, flush: async () => {} };
  let attempts = 0;

  const googleOf = (name: string, profile: Profile) =>
    createGoogle({
      accounts,
      provider: {
        name,
        exchange: async () => ({ ...externalProfileSchema.parse(profile), provesAddress: true }),
      },
      now: () => NOW,
      log,
    });
  /** Signs in through the provider, with a session id of its own. */
  const signInWith = (profile: Profile, name = "google"): Promise<Account> => {
    attempts += 1;
    return googleOf(name, profile).findOrCreateAccount(`oturum-${attempts}`, null);
  };

  return {
    accounts,
    signInWith,
    register: (account: NewAccount) => accounts.createAccount(account),
    /** Connects the identity while signed in. */
    async connect(account: Account, profile: Profile) {
      attempts += 1;
      const proven = await googleOf("google", profile).verify(`oturum-${attempts}`, null);
      await accounts.addIdentityTo(await signedIn(accounts, account), proven);
    },
    async openSession({ id: userId, proofs }: Account) {
      attempts += 1;
      const tokenHash = `oturum-${attempts}`;
      const moments = { createdAt: NOW, usedAt: NOW, provenAt: NOW };
      await accounts.createSession({ tokenHash, userId, way: "google", device: "Chrome, Android", ...moments }, proofs);
      return { isSignedIn: async () => (await accounts.findSession(tokenHash)) !== undefined };
    },
    promote: ({ id }: Account) => db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute(),
    remove: ({ id }: Account) => db.deleteFrom("users").where("id", "=", id).execute(),
    countAccounts: async () => (await db.selectFrom("users").select("id").execute()).length,
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const CASES: [name: string, run: (shop: Shop) => Promise<void>][] = [
  [
    "a new person becomes a customer without a password",
    async ({ signInWith }) => {
      expect(await signInWith(AYSE)).toMatchObject({ email: AYSE.email, role: "customer", passwordHash: null });
    },
  ],
  [
    "the password, session and name that a stranger registered for an address are removed when Google proves it",
    async ({ signInWith, register, openSession, accounts }) => {
      const squatted = await register(REGISTERED);
      const squatter = await openSession(squatted);
      expect(await signInWith(AYSE)).toEqual({ ...squatted, name: AYSE.name, passwordHash: null, proofs: 1 });
      expect(await accounts.findAccount(AYSE.email)).toEqual({
        ...squatted,
        name: AYSE.name,
        passwordHash: null,
        proofs: 1,
      });
      expect(await squatter.isSignedIn()).toBe(false);
    },
  ],
  [
    "a Google account that the stranger connected is removed too",
    async ({ signInWith, connect, register, countAccounts }) => {
      const squatted = await register(REGISTERED);
      const strangers = { id: "g-hırsız", email: "hirsiz@posta.example", name: "Hırsız" };
      await connect(squatted, strangers);
      expect((await signInWith(AYSE)).id).toBe(squatted.id);
      expect((await signInWith(strangers)).id).not.toBe(squatted.id);
      expect(await countAccounts()).toBe(2);
    },
  ],
  [
    "an address in capitals is the same address",
    async ({ signInWith, register }) => {
      const { id } = await register(REGISTERED);
      expect((await signInWith({ ...AYSE, email: "AYSE@Posta.Example" })).id).toBe(id);
    },
  ],
  [
    "an address with dots is another one: only some providers ignore the dots",
    async ({ signInWith, register, accounts }) => {
      const registered = await register(REGISTERED);
      expect((await signInWith({ ...AYSE, email: "a.yse@posta.example" })).id).not.toBe(registered.id);
      expect(await accounts.findAccount(AYSE.email)).toEqual(registered);
    },
  ],
  [
    "the address of an account made by Google cannot be registered again",
    async ({ signInWith, register }) => {
      await signInWith(AYSE);
      await expect(register(REGISTERED)).rejects.toMatchObject({ code: "conflict" });
    },
  ],
  [
    "proving an admin's address does not sign in, and removes nothing of hers",
    async ({ signInWith, register, openSession, accounts }) => {
      const admin = await register(ADMIN);
      const { isSignedIn } = await openSession(admin);
      await expect(signInWith(AYSE)).rejects.toMatchObject(REFUSED);
      expect(await accounts.findAccount(AYSE.email)).toEqual(admin);
      expect(await isSignedIn()).toBe(true);
    },
  ],
  [
    "an admin who connected Google herself signs in with it and keeps her password, until she disconnects it",
    async ({ signInWith, connect, register, accounts }) => {
      const admin = await register(ADMIN);
      await connect(admin, { ...AYSE, email: "baska@posta.example" });
      expect(await signInWith(AYSE)).toEqual(admin);
      await accounts.removeIdentity(admin.id, "google");
      await expect(signInWith(AYSE)).rejects.toMatchObject(REFUSED);
    },
  ],
  [
    "a customer who becomes an admin has to connect Google herself",
    async ({ signInWith, connect, promote }) => {
      const customer = await signInWith(AYSE);
      await promote(customer);
      await expect(signInWith(AYSE)).rejects.toMatchObject(REFUSED);
      await connect(customer, AYSE);
      expect((await signInWith(AYSE)).id).toBe(customer.id);
    },
  ],
  [
    "a customer who connected Google keeps her password",
    async ({ signInWith, connect, register }) => {
      const customer = await register(REGISTERED);
      await connect(customer, { ...AYSE, email: "baska@posta.example" });
      expect(await signInWith(AYSE)).toEqual(customer);
    },
  ],
  [
    "an identity is connected to one account only",
    async ({ signInWith, connect, register }) => {
      const first = await signInWith(AYSE);
      const second = await register({ ...REGISTERED, email: "baska@posta.example" });
      await expect(connect(second, AYSE)).rejects.toMatchObject({ code: "conflict" });
      expect((await signInWith(AYSE)).id).toBe(first.id);
    },
  ],
  [
    "a Google account whose address changes stays with its account, also when the new address is another account's",
    async ({ signInWith, register, accounts }) => {
      const { id } = await signInWith(AYSE);
      const other = await register({ ...REGISTERED, email: "yeni@posta.example" });
      expect(await signInWith({ ...AYSE, email: other.email })).toMatchObject({ id, email: AYSE.email });
      expect(await accounts.findAccount(other.email)).toEqual(other);
    },
  ],
  [
    "a second Google account with the same address is refused: the address may have a new owner",
    async ({ signInWith }) => {
      const { id } = await signInWith(AYSE);
      await expect(signInWith({ ...AYSE, id: "g-2" })).rejects.toMatchObject(REFUSED);
      expect((await signInWith(AYSE)).id).toBe(id);
    },
  ],
  [
    "another provider that proves the address joins it",
    async ({ signInWith }) => {
      const { id } = await signInWith(AYSE);
      expect((await signInWith(AYSE, "giris.example")).id).toBe(id);
    },
  ],
  [
    "the same id at another provider is another person",
    async ({ signInWith }) => {
      const ayse = await signInWith(AYSE);
      const other = await signInWith({ ...AYSE, email: "baska@posta.example" }, "giris.example");
      expect(other.id).not.toBe(ayse.id);
      expect((await signInWith(AYSE)).email).toBe(AYSE.email);
    },
  ],
  [
    "signing in again after the account was deleted creates a new one",
    async ({ signInWith, openSession, remove, accounts }) => {
      const before = await signInWith(AYSE);
      const { isSignedIn } = await openSession(before);
      await remove(before);
      const after = await signInWith(AYSE);
      expect(after.id).not.toBe(before.id);
      expect(await isSignedIn()).toBe(false);
      await expect(
        accounts.joinIdentity(before.id, { provider: "google", subject: "g-9", ...AYSE }),
      ).rejects.toMatchObject({ code: "conflict" });
    },
  ],
  [
    "two sign-ins at the same time create one account",
    async ({ signInWith, countAccounts }) => {
      const [one, other] = await Promise.all([signInWith(AYSE), signInWith(AYSE)]);
      expect(one.id).toBe(other.id);
      expect(await countAccounts()).toBe(1);
    },
  ],
  [
    "two sign-ins at the same time join a registered account once, and neither ends the other's session",
    async ({ signInWith, register, openSession, accounts }) => {
      const { id } = await register(REGISTERED);
      const signedIn = await Promise.all([1, 2].map(async () => openSession(await signInWith(AYSE))));
      expect(await Promise.all(signedIn.map(({ isSignedIn }) => isSignedIn()))).toEqual([true, true]);
      expect(await accounts.identitiesOf(id)).toHaveLength(1);
    },
  ],
  [
    "of two Google accounts that prove one address at the same time only the first gets in",
    async ({ signInWith, register }) => {
      await register(REGISTERED);
      const both = await Promise.allSettled([signInWith(AYSE), signInWith({ ...AYSE, id: "g-2" })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    },
  ],
];

describe.each(ENGINES)("joining accounts on $engine", ({ newLocation }) => {
  test.each(CASES)("%s", async (_, run) => {
    await run(await openShop(await newLocation()));
  });
});
