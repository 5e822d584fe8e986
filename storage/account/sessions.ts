import type { Kysely, Transaction } from "kysely";
import type { Session } from "../../domain/account/accounts.ts";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";

const KEPT = 10;

export const createSession = (db: Kysely<Tables>, session: Session, proven?: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, session.userId, proven);
    await trx
      .insertInto("sessions")
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        created_at: session.createdAt.toISOString(),
        used_at: session.usedAt.toISOString(),
      })
      .execute();
    await removeOlder(trx, session);
  });

/** An update that changes nothing, because only PostgreSQL knows `for update`: a user's sign-ins go one after the other. */
async function takeTurn(trx: Transaction<Tables>, userId: string, proven: string | undefined): Promise<void> {
  const taken = await trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", userId)
    .$if(proven !== undefined, (users) => users.where("password_hash", "=", proven ?? null))
    .returning("id")
    .executeTakeFirst();
  if (!taken) throw new ShopError("unauthenticated", "Bu hesap az önce değişti, yeniden giriş yap");
}

/** The new one stays whatever the clock says. */
async function removeOlder(trx: Transaction<Tables>, { tokenHash, userId }: Session): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", tokenHash)
    .where("token_hash", "not in", (eb) =>
      eb
        .selectFrom("sessions")
        .select("token_hash")
        .where("user_id", "=", userId)
        .where("token_hash", "!=", tokenHash)
        .orderBy("created_at", "desc")
        .orderBy("token_hash")
        .limit(KEPT - 1),
    )
    .execute();
}

export async function findSession(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<{ session: Session; user: User } | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.name", "users.email", "users.role", "sessions.created_at", "sessions.used_at"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, email, role, created_at, used_at } = row;
  return {
    session: { tokenHash, userId: id, createdAt: new Date(created_at), usedAt: new Date(used_at) },
    user: { id, name, email, role },
  };
}

export async function touchSession(db: Kysely<Tables>, tokenHash: string, usedAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ used_at: usedAt.toISOString() }).where("token_hash", "=", tokenHash).execute();
}

export async function removeSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}
