import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";

const AYSE = { name: "Ayşe Yıldız", email: "ayse@ornek.com", passwordHash: "$argon2id$", role: "customer" } as const;
const GOOGLE = { provider: "google", subject: "1", email: "ayse@gmail.example", name: "Ayşe" };

describe.each(ENGINES)("identities on $engine", ({ newLocation }) => {
  async function openAccounts() {
    const accounts = createAccounts((await openFor(await newLocation())).db);
    return { accounts, ayse: await accounts.createAccount(AYSE) };
  }

  test("an identity that its owner connects is stored with the proven address, and the account keeps its password", async () => {
    const { accounts, ayse } = await openAccounts();
    await accounts.addIdentityTo(await signedIn(accounts, ayse), GOOGLE);
    await accounts.addIdentityTo(await signedIn(accounts, ayse), GOOGLE);
    const { name: _, ...identity } = GOOGLE;
    expect(await accounts.identitiesOf(ayse.id)).toEqual([{ ...identity, isConnectedByOwner: true }]);
    expect(await accounts.findAccountByIdentity(GOOGLE)).toEqual(ayse);
  });

  test("an identity that came with the proof of the address counts as connected by the owner only after she connects it", async () => {
    const { accounts, ayse } = await openAccounts();
    const own = { ...GOOGLE, email: AYSE.email };
    await accounts.joinIdentity(ayse.id, own);
    expect(await accounts.identitiesOf(ayse.id)).toMatchObject([{ email: AYSE.email, isConnectedByOwner: false }]);
    await accounts.addIdentityTo(await signedIn(accounts, ayse), own);
    expect(await accounts.identitiesOf(ayse.id)).toMatchObject([{ email: AYSE.email, isConnectedByOwner: true }]);
  });

  test("an identity joins only the account of its proven address, and only a customer's", async () => {
    const { accounts, ayse } = await openAccounts();
    const owner = await accounts.createAccount({ ...AYSE, email: "sahibi@ornek.com", role: "admin" });
    await expect(accounts.joinIdentity(ayse.id, GOOGLE)).rejects.toMatchObject({ code: "conflict" });
    const hers = { ...GOOGLE, email: owner.email };
    await expect(accounts.joinIdentity(owner.id, hers)).rejects.toMatchObject({ code: "conflict" });
    expect(await accounts.findAccountById(owner.id)).toEqual(owner);
    expect(await accounts.findAccountById(ayse.id)).toEqual(ayse);
  });

  test("removing a provider removes its identities from one account only", async () => {
    const { accounts, ayse } = await openAccounts();
    const other = await accounts.createAccount({ ...AYSE, email: "baska@ornek.com" }, { ...GOOGLE, subject: "2" });
    await accounts.addIdentityTo(await signedIn(accounts, ayse), GOOGLE);
    await accounts.addIdentityTo(await signedIn(accounts, ayse), { ...GOOGLE, provider: "baska" });
    await accounts.removeIdentity(ayse.id, "google");
    expect(await accounts.identitiesOf(ayse.id)).toMatchObject([{ provider: "baska" }]);
    expect(await accounts.identitiesOf(other.id)).toHaveLength(1);
  });

  test("a deleted account accepts no identity", async () => {
    const { accounts, ayse } = await openAccounts();
    const requester = await signedIn(accounts, ayse);
    await accounts.removeAccount(ayse.id);
    await expect(accounts.addIdentityTo(requester, GOOGLE)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await accounts.findAccountByIdentity(GOOGLE)).toBeUndefined();
  });
});
