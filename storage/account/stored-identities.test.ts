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

  test("removing a provider removes its identities from one account only", async () => {
    const { accounts, ayse } = await openAccounts();
    const other = await accounts.createAccount({ ...AYSE, email: "baska@ornek.com" }, { ...GOOGLE, subject: "2" });
    await accounts.addIdentityTo(await signedIn(accounts, ayse), GOOGLE);
    await accounts.addIdentityTo(await signedIn(accounts, ayse), { ...GOOGLE, provider: "baska" });
    await accounts.removeIdentity(ayse.id, "google");
    expect(await accounts.identitiesOf(ayse.id)).toMatchObject([{ provider: "baska" }]);
    expect(await accounts.identitiesOf(other.id)).toHaveLength(1);
  });
});
