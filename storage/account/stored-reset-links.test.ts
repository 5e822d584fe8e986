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
const HIS_GOOGLE = { provider: "google", subject: "g-hırsız", email: "hirsiz@ornek.com", name: "Hırsız" };
const PHONE: Omit<Passkey, "id"> = {
  ...{ publicKey: "pQECAyYgASFYIA", counter: 0, transports: [], name: "Android telefon" },
  ...{ madeAt: NOON, usedAt: null },
};

describe.each(ENGINES)("links for a forgotten password on $engine", ({ newPlace }) => {
  async function openAccounts() {
    const { db } = await openFor(await newPlace());
    const [accounts, factors, links] = [createAccounts(db), createSecondFactors(db), createResetLinks(db)];
    const keep = (userId: string, hash: string) => links.saveLink({ hash, userId, expiresAt: SOON });
    return {
      ...{ accounts, links, keep },
      addPhone: async (account: Account) =>
        factors.addPasskey(await signedIn(accounts, account), { ...PHONE, id: account.id }),
      /** Everything that signs in beside the password. */
      async waysOf({ id }: Account) {
        const identities = (await accounts.identitiesOf(id)).map(({ subject }) => subject);
        return [...identities, ...(await factors.listPasskeys(id)).map(({ name }) => name)];
      },
      async reset({ id }: Account) {
        await keep(id, "bağlantı");
        expect(await links.spendLink("bağlantı", "$argon2id$yeni", NOON)).toBe(true);
        expect((await accounts.findAccountById(id))?.passwordHash).toBe("$argon2id$yeni");
      },
    };
  }

  test("who registered the address before its person came gets in no more, by nothing of his", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const squatted = await accounts.createAccount(AYSE);
    await accounts.addIdentityTo(await signedIn(accounts, squatted), HIS_GOOGLE);
    await addPhone(squatted);
    await reset(squatted);
    expect(await waysOf(squatted)).toEqual([]);
    expect(await accounts.findAccountByIdentity(HIS_GOOGLE)).toBeUndefined();
  });

  test("Google that proved the address stays, and so does all that is somebody else's", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const ayse = await accounts.createAccount(AYSE, OWN_GOOGLE);
    const other = await accounts.createAccount(OTHER);
    await accounts.addIdentityTo(await signedIn(accounts, other), HIS_GOOGLE);
    await addPhone(other);
    await reset(ayse);
    expect(await waysOf(ayse)).toEqual([OWN_GOOGLE.subject]);
    expect(await waysOf(other)).toEqual([HIS_GOOGLE.subject, PHONE.name]);
  });

  test("an admin's passkeys stay, for the link is no second factor; what she connected goes", async () => {
    const { accounts, addPhone, reset, waysOf } = await openAccounts();
    const owner = await accounts.createAccount({ ...AYSE, role: "admin" });
    await accounts.addIdentityTo(await signedIn(accounts, owner), OWN_GOOGLE);
    await addPhone(owner);
    await reset(owner);
    expect(await waysOf(owner)).toEqual([PHONE.name]);
  });

  test("of two links of one person that are used at once one sets the password", async () => {
    const { accounts, links, keep } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    const hashes = ["bir", "iki", "üç", "dört"];
    for (const hash of hashes) await keep(id, hash);
    const spend = (hash: string) => links.spendLink(hash, `$argon2id$${hash}`, NOON);
    const spent = await Promise.all(hashes.map(spend));
    expect(spent.toSorted()).toEqual([false, false, false, true]);
    expect((await accounts.findAccountById(id))?.passwordHash).toBe(`$argon2id$${hashes[spent.indexOf(true)]}`);
  });

  test("a link and a password that is changed at once do not stop each other", async () => {
    const { accounts, links, keep } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    await keep(id, "bağlantı");
    const change = { proven: AYSE.passwordHash, passwordHash: "$argon2id$değişen" };
    const made = await Promise.all([
      accounts.changePassword(id, change),
      links.spendLink("bağlantı", "$argon2id$yeni", NOON),
    ]);
    expect(made.toSorted()).toEqual([false, true]);
  });

  test("nobody gets a link to an account that was removed meanwhile", async () => {
    const { accounts, keep, links } = await openAccounts();
    const { id } = await accounts.createAccount(AYSE);
    await keep(id, "eski");
    await accounts.removeAccount(id);
    await expect(keep(id, "yeni")).rejects.toMatchObject({ code: "not-found", message: "Bu e-postayla bir hesap yok" });
    expect(await links.spendLink("eski", "$argon2id$yeni", NOON)).toBe(false);
  });
});
