import { describe, expect, test } from "vitest";
import type { Account, NewAccount } from "../../domain/account/accounts.ts";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import { createGoogle } from "../../server/sign-in/google.ts";
import { ENGINES, openFor, type Place } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";

const NOW = new Date("2025-11-21T09:00:00Z");
const AYSE = { id: "g-1", email: "ayse@posta.example", name: "Ayşe Google" };
const REGISTERED: NewAccount = { name: "Kim Bilir", email: AYSE.email, passwordHash: "$argon2id$", role: "customer" };
const ADMIN: NewAccount = { ...REGISTERED, role: "admin" };
const REFUSED = { code: "unauthenticated", message: "Google girişi başarısız" };

type Profile = typeof AYSE;

async function openShop(place: Place) {
  const { db } = await openFor(place);
  const accounts = createAccounts(db);
  const log = { debug() {}, info() {}, warn() {}, error() {}, flush: async () => {} };
  let comers = 0;

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
  /** Somebody comes back from the provider with an id that nobody had before. */
  const comes = (profile: Profile, name = "google"): Promise<Account> => {
    comers += 1;
    return googleOf(name, profile).findOrCreateAccount(`oturum-${comers}`, null);
  };

  return {
    accounts,
    comes,
    register: (account: NewAccount) => accounts.createAccount(account),
    /** Signed in with a password, she connects what is hers. */
    async connects(account: Account, profile: Profile) {
      comers += 1;
      const proven = await googleOf("google", profile).verify(`oturum-${comers}`, null);
      await accounts.addIdentityTo(await signedIn(accounts, account), proven);
    },
    async signIn({ id: userId, proofs }: Account) {
      comers += 1;
      const tokenHash = `oturum-${comers}`;
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

const CASES: [who: string, what: (shop: Shop) => Promise<void>][] = [
  [
    "somebody new becomes a customer without a password",
    async ({ comes }) => {
      expect(await comes(AYSE)).toMatchObject({ email: AYSE.email, role: "customer", passwordHash: null });
    },
  ],
  [
    "a password, a session and a name that somebody left on her address die when Google proves it",
    async ({ comes, register, signIn, accounts }) => {
      const squatted = await register(REGISTERED);
      const squatter = await signIn(squatted);
      expect(await comes(AYSE)).toEqual({ ...squatted, name: AYSE.name, passwordHash: null, proofs: 1 });
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
    "so does a Google account of his own that the squatter connected",
    async ({ comes, connects, register, countAccounts }) => {
      const squatted = await register(REGISTERED);
      const his = { id: "g-hırsız", email: "hirsiz@posta.example", name: "Hırsız" };
      await connects(squatted, his);
      expect((await comes(AYSE)).id).toBe(squatted.id);
      expect((await comes(his)).id).not.toBe(squatted.id);
      expect(await countAccounts()).toBe(2);
    },
  ],
  [
    "an address in capitals is the same address",
    async ({ comes, register }) => {
      const { id } = await register(REGISTERED);
      expect((await comes({ ...AYSE, email: "AYSE@Posta.Example" })).id).toBe(id);
    },
  ],
  [
    "an address with dots is another one: only some providers take them for nothing",
    async ({ comes, register, accounts }) => {
      const registered = await register(REGISTERED);
      expect((await comes({ ...AYSE, email: "a.yse@posta.example" })).id).not.toBe(registered.id);
      expect(await accounts.findAccount(AYSE.email)).toEqual(registered);
    },
  ],
  [
    "who came by Google keeps her address: nobody registers it",
    async ({ comes, register }) => {
      await comes(AYSE);
      await expect(register(REGISTERED)).rejects.toMatchObject({ code: "conflict" });
    },
  ],
  [
    "an admin's address opens nothing, and nothing of hers is wiped",
    async ({ comes, register, signIn, accounts }) => {
      const admin = await register(ADMIN);
      const { isSignedIn } = await signIn(admin);
      await expect(comes(AYSE)).rejects.toMatchObject(REFUSED);
      expect(await accounts.findAccount(AYSE.email)).toEqual(admin);
      expect(await isSignedIn()).toBe(true);
    },
  ],
  [
    "an admin who connected Google herself signs in with it and keeps her password, until she takes it away",
    async ({ comes, connects, register, accounts }) => {
      const admin = await register(ADMIN);
      await connects(admin, { ...AYSE, email: "baska@posta.example" });
      expect(await comes(AYSE)).toEqual(admin);
      await accounts.removeIdentity(admin.id, "google");
      await expect(comes(AYSE)).rejects.toMatchObject(REFUSED);
    },
  ],
  [
    "a customer who is made an admin has to connect Google herself",
    async ({ comes, connects, promote }) => {
      const customer = await comes(AYSE);
      await promote(customer);
      await expect(comes(AYSE)).rejects.toMatchObject(REFUSED);
      await connects(customer, AYSE);
      expect((await comes(AYSE)).id).toBe(customer.id);
    },
  ],
  [
    "a customer who connected Google keeps her password",
    async ({ comes, connects, register }) => {
      const customer = await register(REGISTERED);
      await connects(customer, { ...AYSE, email: "baska@posta.example" });
      expect(await comes(AYSE)).toEqual(customer);
    },
  ],
  [
    "what is connected to one account is connected to no other",
    async ({ comes, connects, register }) => {
      const first = await comes(AYSE);
      const second = await register({ ...REGISTERED, email: "baska@posta.example" });
      await expect(connects(second, AYSE)).rejects.toMatchObject({ code: "conflict" });
      expect((await comes(AYSE)).id).toBe(first.id);
    },
  ],
  [
    "a Google account whose address changes is still hers, also when the new one is somebody else's here",
    async ({ comes, register, accounts }) => {
      const { id } = await comes(AYSE);
      const other = await register({ ...REGISTERED, email: "yeni@posta.example" });
      expect(await comes({ ...AYSE, email: other.email })).toMatchObject({ id, email: AYSE.email });
      expect(await accounts.findAccount(other.email)).toEqual(other);
    },
  ],
  [
    "a second Google account with the same address is refused: the address may have been handed on",
    async ({ comes }) => {
      const { id } = await comes(AYSE);
      await expect(comes({ ...AYSE, id: "g-2" })).rejects.toMatchObject(REFUSED);
      expect((await comes(AYSE)).id).toBe(id);
    },
  ],
  [
    "another provider that proves the address joins it",
    async ({ comes }) => {
      const { id } = await comes(AYSE);
      expect((await comes(AYSE, "giris.example")).id).toBe(id);
    },
  ],
  [
    "the same number at another provider is somebody else",
    async ({ comes }) => {
      const ayse = await comes(AYSE);
      const other = await comes({ ...AYSE, email: "baska@posta.example" }, "giris.example");
      expect(other.id).not.toBe(ayse.id);
      expect((await comes(AYSE)).email).toBe(AYSE.email);
    },
  ],
  [
    "a deleted account is gone: who comes again begins anew",
    async ({ comes, signIn, remove, accounts }) => {
      const before = await comes(AYSE);
      const { isSignedIn } = await signIn(before);
      await remove(before);
      const after = await comes(AYSE);
      expect(after.id).not.toBe(before.id);
      expect(await isSignedIn()).toBe(false);
      await expect(
        accounts.joinIdentity(before.id, { provider: "google", subject: "g-9", ...AYSE }),
      ).rejects.toMatchObject({ code: "conflict" });
    },
  ],
  [
    "who comes twice at once has one account",
    async ({ comes, countAccounts }) => {
      const [one, other] = await Promise.all([comes(AYSE), comes(AYSE)]);
      expect(one.id).toBe(other.id);
      expect(await countAccounts()).toBe(1);
    },
  ],
  [
    "who comes twice at once to a registered address joins it once, and neither ends the other's session",
    async ({ comes, register, signIn, accounts }) => {
      const { id } = await register(REGISTERED);
      const signedIn = await Promise.all([1, 2].map(async () => signIn(await comes(AYSE))));
      expect(await Promise.all(signedIn.map(({ isSignedIn }) => isSignedIn()))).toEqual([true, true]);
      expect(await accounts.identitiesOf(id)).toHaveLength(1);
    },
  ],
  [
    "of two Google accounts that come at once with one address only the first gets in",
    async ({ comes, register }) => {
      await register(REGISTERED);
      const both = await Promise.allSettled([comes(AYSE), comes({ ...AYSE, id: "g-2" })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    },
  ],
];

describe.each(ENGINES)("joining accounts on $engine", ({ newPlace }) => {
  test.each(CASES)("%s", async (_, happens) => {
    await happens(await openShop(await newPlace()));
  });
});
