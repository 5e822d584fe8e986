import type { Kysely } from "kysely";
import type { PasswordChange } from "../../domain/account/accounts.ts";
import type { Tables } from "../tables.ts";
import { isLastOwner, lockRoles } from "./locked-roles.ts";
import { invalidateProofs } from "./locked-user.ts";
import { removeOtherSessions } from "./sessions.ts";

export const changePassword = (db: Kysely<Tables>, userId: string, change: PasswordChange): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { proven, passwordHash, currentSession } = change;
    const changed = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      .where("password_hash", proven === null ? "is" : "=", proven)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await invalidateProofs(trx, userId);
    await removeOtherSessions(trx, userId, currentSession);
    await trx.deleteFrom("reset_links").where("user_id", "=", userId).execute();
    return true;
  });

export async function rename(db: Kysely<Tables>, userId: string, name: string): Promise<void> {
  await db.updateTable("users").set({ name }).where("id", "=", userId).execute();
}

export const isOnlyAdmin = (db: Kysely<Tables>, userId: string): Promise<boolean> => isLastOwner(db, userId);

export const removeAccount = (db: Kysely<Tables>, userId: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    if (await isLastOwner(trx, userId)) return false;
    await trx.deleteFrom("users").where("id", "=", userId).execute();
    return true;
  });
