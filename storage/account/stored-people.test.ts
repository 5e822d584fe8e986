import { describe, expect, test } from "vitest";
import type { Account } from "../../domain/account/accounts.ts";
import { invitationId, type StaffRole } from "../../domain/account/people.ts";
import type { Role } from "../../domain/account/user.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccountEvents } from "./stored-account-events.ts";
import { createAccounts } from "./stored-accounts.ts";
import { createPeople } from "./stored-people.ts";

const NOON = new Date("2026-06-01T12:00:00.000Z");
const HOUR = 3600_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

const NOT_OWNER = { status: "rejected", reason: expect.objectContaining({ code: "forbidden" }) };

describe.each(ENGINES)("the people of the shop on $engine", ({ newLocation }) => {
  /** Two processes on one database. */
  async function openShop() {
    const location = await newLocation();
    const [{ db }, other] = [await openFor(location), await openFor(location)];
    const [accounts, people] = [createAccounts(db), createPeople(db)];
    const add = async (name: string, role: Role) => {
      const account = await accounts.createAccount({ name, email: `${name}@ornek.com`, passwordHash: "$a", role });
      return { ...account, requester: await signedIn(accounts, account) };
    };
    const roleOf = async ({ id }: Pick<Account, "id">) => (await accounts.findAccountById(id))?.role;
    const owner = await add("sahibi", "admin");
    const invite = (hash: string, role: StaffRole = "helper", expiresAt = later(24)) =>
      people.saveInvitation(owner.requester, { hash, role, madeAt: NOON, expiresAt });
    return { db, accounts, people, elsewhere: createPeople(other.db), add, roleOf, owner, invite };
  }

  test("owners come first, each with the last sign-in; customers are not listed", async () => {
    const { db, people, add, owner } = await openShop();
    await add("müşteri", "customer");
    const helper = await add("ayça", "helper");
    await createAccountEvents(db).add({
      at: NOON,
      userId: helper.id,
      kind: "sign-in-succeeded",
      way: "password",
      device: "",
      place: "",
    });
    expect(await people.listPeople()).toEqual([
      { id: owner.id, name: "sahibi", email: "sahibi@ornek.com", role: "admin", signedInAt: null },
      { id: helper.id, name: "ayça", email: "ayça@ornek.com", role: "helper", signedInAt: NOON },
    ]);
  });

  test("of two people who accept one invitation at the same time one gets the role", async () => {
    const { people, elsewhere, add, roleOf, invite } = await openShop();
    const [one, two] = [await add("bir", "customer"), await add("iki", "customer")];
    await invite("davet");
    const accepted = await Promise.all([
      people.acceptInvitation(one.requester, "davet", NOON),
      elsewhere.acceptInvitation(two.requester, "davet", NOON),
    ]);
    expect(accepted.filter(Boolean)).toEqual([{ role: "helper", invitedBy: expect.any(String) }]);
    expect([await roleOf(one), await roleOf(two)].toSorted()).toEqual(["customer", "helper"]);
  });

  test("an invitation that is accepted and taken back at the same time does one of the two", async () => {
    const { people, elsewhere, add, roleOf, invite } = await openShop();
    const guest = await add("konuk", "customer");
    await invite("davet");
    const [accepted, isTakenBack] = await Promise.all([
      people.acceptInvitation(guest.requester, "davet", NOON),
      elsewhere.removeInvitation(invitationId({ hash: "davet" }), NOON),
    ]);
    expect(isTakenBack).toBe(accepted === undefined);
    expect(await roleOf(guest)).toBe(isTakenBack ? "customer" : "helper");
  });

  test("an expired, withdrawn or used invitation gives no role, nor one of an owner who is none any more", async () => {
    const { people, add, roleOf, owner, invite } = await openShop();
    const [guest, second] = [await add("konuk", "customer"), await add("ortak", "admin")];
    await invite("eski", "admin", NOON);
    await invite("geri", "admin");
    expect(await people.removeInvitation("geri", NOON)).toBe(true);
    expect(await people.removeInvitation("geri", NOON)).toBe(false);
    await invite("sahipten");
    await people.changeRole(second.requester, owner.id, "helper");
    for (const hash of ["eski", "geri", "sahipten", "yok"]) {
      expect(await people.acceptInvitation(guest.requester, hash, NOON)).toBeUndefined();
    }
    expect(await roleOf(guest)).toBe("customer");
    await expect(invite("yeni")).rejects.toMatchObject({ code: "forbidden" });
  });

  test("an owner's own invitation makes no helper of her, and stays open", async () => {
    const { people, roleOf, owner, invite } = await openShop();
    await invite("davet");
    await expect(people.acceptInvitation(owner.requester, "davet", NOON)).rejects.toMatchObject({ code: "conflict" });
    expect(await roleOf(owner)).toBe("admin");
    expect(await people.listInvitations(NOON)).toHaveLength(1);
  });

  test("a Google account that came with the account still signs in once its person helps in the shop", async () => {
    const { accounts, people, invite } = await openShop();
    const google = { provider: "google", subject: "1", email: "elif@ornek.com" };
    const elif = await accounts.createAccount(
      { name: "Elif", email: google.email, passwordHash: null, role: "customer" },
      google,
    );
    await invite("davet");
    await people.acceptInvitation(await signedIn(accounts, elif), "davet", NOON);
    expect(await accounts.identitiesOf(elif.id)).toEqual([{ ...google, isConnectedByOwner: true }]);
  });

  test("a sign-in that has ended accepts nothing", async () => {
    const { accounts, people, add, invite } = await openShop();
    const guest = await add("konuk", "customer");
    await invite("davet");
    await accounts.removeSession(guest.requester.tokenHash);
    await expect(people.acceptInvitation(guest.requester, "davet", NOON)).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await people.listInvitations(NOON)).toHaveLength(1);
  });

  test("roles change among the shop's people only", async () => {
    const { people, add, roleOf, owner } = await openShop();
    const [helper, customer] = [await add("yardımcı", "helper"), await add("müşteri", "customer")];
    await people.changeRole(owner.requester, helper.id, "admin");
    expect(await roleOf(helper)).toBe("admin");
    await people.changeRole(owner.requester, helper.id, "customer");
    expect(await roleOf(helper)).toBe("customer");
    for (const id of [helper.id, customer.id, "yok"]) {
      await expect(people.changeRole(owner.requester, id, "admin")).rejects.toMatchObject({ code: "not-found" });
    }
    await expect(people.changeRole(helper.requester, owner.id, "helper")).rejects.toMatchObject({ code: "forbidden" });
  });

  test("of two owners who take the role from each other at the same time one succeeds", async () => {
    for (let time = 0; time < 5; time++) {
      const { people, elsewhere, owner, add, roleOf } = await openShop();
      const second = await add("ortak", "admin");
      const results = await Promise.allSettled([
        people.changeRole(owner.requester, second.id, "customer"),
        elsewhere.changeRole(second.requester, owner.id, "customer"),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(results).toContainEqual(NOT_OWNER);
      expect([await roleOf(owner), await roleOf(second)].toSorted()).toEqual(["admin", "customer"]);
    }
  });

  test("of two owners one of whom deletes her account while the other gives up the role one stays", async () => {
    for (let time = 0; time < 5; time++) {
      const { accounts, elsewhere, owner, add, people } = await openShop();
      const second = await add("ortak", "admin");
      await Promise.allSettled([
        accounts.removeAccount(owner.id),
        elsewhere.changeRole(second.requester, second.id, "helper"),
      ]);
      const owners = (await people.listPeople()).filter(({ role }) => role === "admin");
      expect(owners).toHaveLength(1);
    }
  });

  test("expired invitations are deleted", async () => {
    const { db, people, invite } = await openShop();
    await invite("eski", "helper", NOON);
    await invite("açık");
    await people.removeExpired(NOON);
    expect(await db.selectFrom("invitations").select("hash").execute()).toEqual([{ hash: "açık" }]);
  });
});
