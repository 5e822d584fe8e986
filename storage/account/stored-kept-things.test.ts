import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { createAccounts } from "./stored-accounts.ts";

const AYSE = { name: "Ayşe Yıldız", email: "ayse@ornek.com", passwordHash: null, role: "customer" } as const;

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
