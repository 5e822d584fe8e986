import { describe, expect, test } from "vitest";
import type { Account, NewAccount } from "../../domain/account/accounts.ts";
import type { Passkey } from "../../domain/account/second-factors.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";
import { createResetLinks } from "./stored-reset-links.ts";
import { createSecondFactors } from "./stored-second-factors.ts";

const NOON = new Date("2026-06-01T12:00:00.000Z");
const SOON = new Date(NOON.getTime() + 30 * 60_000);
const AYSE: NewAccount = { name: "Ayşe", email: "ayse@ornek.com", passwordHash: "$argon2id$ayse", role: "customer" };
const OTHER: NewAccount = { ...AYSE, email: "baska@ornek.com" };
const OWN_GOOGLE = { provider: "google", subject: "g-1", email: AYSE.email, name: "Ayşe" };
const STRANGERS_GOOGLE = { provider: "google", subject: "g-hırsız", email: "hirsiz@ornek.com", name: "Hırsız" };
const PHONE: Omit<Passkey, "id"> = {
  publicKey: "pQECAyYgASFYIA",
  counter: 0,
  transports: [],
  name: "Android telefon",
  madeAt: NOON,
  usedAt: null,
};

describe.each(ENGINES)("links for a forgotten password on $engine", ({ newLocation }) => {
  async function openAccounts() {
    const { db } = await openFor(await newLocation());
    const [accounts, factors, links] = [createAccounts(db), createSecondFactors(db), createResetLinks(db)];
    const save = (userId: string, hash: string) => links.saveLink({ hash, userId, expiresAt: SOON });
    return {
      accounts,
      links,
      save,
      addPhone: async (account: Account) =>
        factors.addPasskey(await signedIn(accounts, account), { ...PHONE, id: account.id }),
      /** The identities and passkeys of the account. */
      async waysOf({ id }: Account) {
        const identities = (await accounts.identitiesOf(id)).map(({ subject }) => subject);
        return [...identities, ...(await factors.listPasskeys(id)).map(({ name }) => name)];
      },
      async reset({ id }: Account) {
        await save(id, "bağlantı");
        expect(await links.spendLink("bağlantı", "$argon2id$yeni", NOON)).toBe(true);
        expect((await accounts.findAccountById(id))?.passwordHash).toBe("$argon2id$yeni");
      },
    };
  }

  test("a stranger who registered the address first loses every way into the account", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const squatted = await accounts.createAccount(AYSE);
    await accounts.addIdentityTo(await signedIn(accounts, squatted), STRANGERS_GOOGLE);
    await addPhone(squatted);
    await reset(squatted);
    expect(await waysOf(squatted)).toEqual([]);
    expect(await accounts.findAccountByIdentity(STRANGERS_GOOGLE)).toBeUndefined();
  });

  test("a Google account that proved the address stays, and other accounts keep everything", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const ayse = await accounts.createAccount(AYSE, OWN_GOOGLE);
    const other = await accounts.createAccount(OTHER);
    await accounts.addIdentityTo(await signedIn(accounts, other), STRANGERS_GOOGLE);
    await addPhone(other);
    await reset(ayse);
    expect(await waysOf(ayse)).toEqual([OWN_GOOGLE.subject]);
    expect(await waysOf(other)).toEqual([STRANGERS_GOOGLE.subject, PHONE.name]);
  });

  test("an admin keeps her passkeys, because the link is no second factor; identities that she connected go", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const owner = await accounts.createAccount({ ...AYSE, role: "admin" });
    await accounts.addIdentityTo(await signedIn(accounts, owner), OWN_GOOGLE);
    await addPhone(owner);
    await reset(owner);
    expect(await waysOf(owner)).toEqual([PHONE.name]);
  });

  test("of several links of one person that are used at the same time one sets the password", async () => {
    const { accounts, links, save } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    const hashes = ["bir", "iki", "üç", "dört"];
    for (const hash of hashes) await save(id, hash);
    const spend = (hash: string) => links.spendLink(hash, `$argon2id$${hash}`, NOON);
    const spent = await Promise.all(hashes.map(spend));
    expect(spent.toSorted()).toEqual([false, false, false, true]);
    expect((await accounts.findAccountById(id))?.passwordHash).toBe(`$argon2id$${hashes[spent.indexOf(true)]}`);
  });

  test("a link and a password change at the same time: one of them succeeds", async () => {
    const { accounts, links, save } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    await save(id, "bağlantı");
    const change = { proven: AYSE.passwordHash, passwordHash: "$argon2id$değişen" };
    const results = await Promise.all([
      accounts.changePassword(id, change),
      links.spendLink("bağlantı", "$argon2id$yeni", NOON),
    ]);
    expect(results.toSorted()).toEqual([false, true]);
  });

  test("a removed account gets no link, and its earlier links set no password", async () => {
    const { accounts, save, links } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    await save(id, "eski");
    await accounts.removeAccount(id);
    await expect(save(id, "yeni")).rejects.toMatchObject({ code: "not-found", message: "Bu e-postayla bir hesap yok" });
    expect(await links.spendLink("eski", "$argon2id$yeni", NOON)).toBe(false);
  });
});
