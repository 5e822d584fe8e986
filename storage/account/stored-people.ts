import type { Kysely, Transaction } from "kysely";
import { type Invitation, invitationId, type People } from "../../domain/account/people.ts";
import type { Requester } from "../../domain/account/session.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { isLastOwner, lockRequester, lockRoles, lockRolesAs } from "./locked-user.ts";

export const createPeople = (db: Kysely<Tables>): People => ({
  async listPeople() {
    const rows = await peopleIn(db).execute();
    return rows.flatMap(({ signed_in_at, role, ...person }) =>
      role === "customer"
        ? []
        : [{ ...person, role, signedInAt: signed_in_at === null ? null : new Date(signed_in_at) }],
    );
  },

  changeRole: (requester, userId, role) =>
    db.transaction().execute(async (trx) => {
      await lockRolesAs(trx, requester);
      if (role !== "admin" && (await isLastOwner(trx, userId))) {
        throw new ShopError("conflict", "Dükkânın tek sahibi; önce başka birini sahip yap");
      }
      const changed = await trx
        .updateTable("users")
        .set({ role })
        .where("id", "=", userId)
        .where("role", "!=", "customer")
        .returning("id")
        .executeTakeFirst();
      if (!changed) throw new ShopError("not-found", "Bu kişinin dükkânda bir rolü yok");
      if (role !== "admin") await trx.deleteFrom("invitations").where("made_by", "=", userId).execute();
    }),

  saveInvitation: (requester, { hash, role, madeAt, expiresAt }) =>
    db.transaction().execute(async (trx) => {
      await lockRolesAs(trx, requester);
      await trx
        .insertInto("invitations")
        .values({
          hash,
          role,
          made_by: requester.userId,
          made_at: madeAt.toISOString(),
          expires_at: expiresAt.toISOString(),
        })
        .execute();
    }),

  async listInvitations(now) {
    const rows = await openInvitations(db, now).orderBy("made_at", "desc").orderBy("hash").execute();
    return rows.map(invitationOf);
  },

  async findInvitation(hash, now) {
    const row = await openInvitations(db, now).where("hash", "=", hash).executeTakeFirst();
    return row && invitationOf(row);
  },

  async removeInvitation(id, now) {
    const open = (await openInvitations(db, now).execute()).find((invitation) => invitationId(invitation) === id);
    return open !== undefined && (await spend(db, open.hash, now)) !== undefined;
  },

  acceptInvitation: (requester, hash, now) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const { id, role } = await lockRequester(trx, requester);
      const spent = await spend(trx, hash, now);
      if (!spent) return undefined;
      if (isAdmin({ role }) || role === spent.role)
        throw new ShopError("conflict", "Bu hesap zaten dükkânda çalışıyor");
      await trx.updateTable("users").set({ role: spent.role }).where("id", "=", id).execute();
      await keepWaysIn(trx, requester, now);
      return { role: spent.role, invitedBy: spent.made_by };
    }),

  async removeExpired(now) {
    await db.deleteFrom("invitations").where("expires_at", "<=", now.toISOString()).execute();
  },
});

/** Owners come first, because "admin" comes before "helper". */
const peopleIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email", "role"])
    .select((eb) =>
      eb
        .selectFrom("account_events")
        .select((events) => events.fn.max("at").as("at"))
        .whereRef("user_id", "=", "users.id")
        .where("kind", "=", "sign-in-succeeded")
        .as("signed_in_at"),
    )
    .where("role", "!=", "customer")
    .orderBy("role")
    .orderBy("name")
    .orderBy("id");

/**
 * Keeps the ways in of a customer who joins the shop's people. Their accounts accept only identities that they connected themselves (spec
 * §10): her identities count as such, because she is signed in. Her session starts anew, because their sessions are shorter.
 */
async function keepWaysIn(trx: Transaction<Tables>, { userId, tokenHash }: Requester, now: Date): Promise<void> {
  await trx.updateTable("identities").set({ asked_for: 1 }).where("user_id", "=", userId).execute();
  const at = now.toISOString();
  await trx.updateTable("sessions").set({ created_at: at, used_at: at }).where("token_hash", "=", tokenHash).execute();
}

const openInvitations = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.made_by")
    .select(["hash", "invitations.role", "users.name as by", "made_at", "expires_at"])
    .where("expires_at", ">", now.toISOString());

const invitationOf = (row: Omit<Tables["invitations"], "made_by"> & { by: string }): Invitation => ({
  id: invitationId(row),
  role: row.role,
  by: row.by,
  madeAt: new Date(row.made_at),
  expiresAt: new Date(row.expires_at),
});

/** Uses up an open invitation; undefined if it is not open. Of two concurrent requests one gets it. */
const spend = (db: Kysely<Tables>, hash: string, now: Date) =>
  db
    .deleteFrom("invitations")
    .where("hash", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .returning(["role", "made_by"])
    .executeTakeFirst();
