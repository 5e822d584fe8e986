import type { Kysely, Transaction } from "kysely";
import {
  type AcceptedInvitation,
  type Invitation,
  invitationId,
  type NewInvitation,
} from "../../domain/account/people.ts";
import type { Requester } from "../../domain/account/session.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { lockRoles, lockRolesAs } from "./locked-roles.ts";
import { lockRequester } from "./locked-user.ts";

export const saveInvitation = (db: Kysely<Tables>, requester: Requester, made: NewInvitation): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockRolesAs(trx, requester);
    await trx
      .insertInto("invitations")
      .values({
        hash: made.hash,
        role: made.role,
        made_by: requester.userId,
        made_at: made.madeAt.toISOString(),
        expires_at: made.expiresAt.toISOString(),
      })
      .execute();
  });

export async function listInvitations(db: Kysely<Tables>, now: Date): Promise<Invitation[]> {
  const rows = await openInvitations(db, now).orderBy("made_at", "desc").orderBy("hash").execute();
  return rows.map(invitationOf);
}

export async function findInvitation(db: Kysely<Tables>, hash: string, now: Date): Promise<Invitation | undefined> {
  const row = await openInvitations(db, now).where("hash", "=", hash).executeTakeFirst();
  return row && invitationOf(row);
}

export async function removeInvitation(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const open = (await openInvitations(db, now).execute()).find((invitation) => invitationId(invitation) === id);
  return open !== undefined && (await spend(db, open.hash, now)) !== undefined;
}

export const acceptInvitation = (
  db: Kysely<Tables>,
  requester: Requester,
  hash: string,
  now: Date,
): Promise<AcceptedInvitation | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    const { id, role } = await lockRequester(trx, requester);
    const spent = await spend(trx, hash, now);
    if (!spent) return undefined;
    if (isAdmin({ role }) || role === spent.role) throw new ShopError("conflict", "Bu hesap zaten dükkânda çalışıyor");
    await trx.updateTable("users").set({ role: spent.role }).where("id", "=", id).execute();
    await keepWaysIn(trx, requester, now);
    return { role: spent.role, invitedBy: spent.made_by };
  });

/**
 * An identity opens an account of the shop's people only if its owner connected it (spec §10). Those of this account are hers: she is
 * signed in. Her session counts from now, because the shop's people sign in more often than customers.
 */
async function keepWaysIn(trx: Transaction<Tables>, { userId, tokenHash }: Requester, now: Date): Promise<void> {
  await trx.updateTable("identities").set({ asked_for: 1 }).where("user_id", "=", userId).execute();
  const at = now.toISOString();
  await trx.updateTable("sessions").set({ created_at: at, used_at: at }).where("token_hash", "=", tokenHash).execute();
}

export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", now.toISOString()).execute();
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

/** Undefined if it is not open. Of two at once, one gets it. */
const spend = (db: Kysely<Tables>, hash: string, now: Date) =>
  db
    .deleteFrom("invitations")
    .where("hash", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .returning(["role", "made_by"])
    .executeTakeFirst();
