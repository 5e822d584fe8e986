import type { Kysely, Transaction } from "kysely";
import type { Accounts } from "../../domain/account/accounts.ts";
import { type Session, sessionId } from "../../domain/account/session.ts";
import { readMoment } from "../columns.ts";
import type { SessionRow, Tables } from "../tables.ts";
import { accountChanged, lockUser } from "./locked-user.ts";

const SESSION_LIMIT = 10;

export const storedSessions = (db: Kysely<Tables>) =>
  ({
    createSession: (session, expectedProofs) =>
      db.transaction().execute(async (trx) => {
        const { proofs } = await lockUser(trx, session.userId);
        if (proofs !== expectedProofs) throw accountChanged();
        await trx
          .insertInto("sessions")
          .values({
            token_hash: session.tokenHash,
            user_id: session.userId,
            created_at: session.createdAt.toISOString(),
            used_at: session.usedAt.toISOString(),
            proven_at: session.provenAt.toISOString(),
            way: session.way,
            device: session.device,
          })
          .execute();
        await removeOlder(trx, session);
      }),

    async findSession(tokenHash) {
      const row = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .selectAll("sessions")
        .select(["users.name", "users.email", "users.role"])
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { user_id: id, name, email, role } = row;
      return { session: sessionOf(row), user: { id, name, email, role } };
    },

    async touchSession(tokenHash, usedAt) {
      await changeSession(db, tokenHash, { used_at: usedAt.toISOString() });
    },

    async proveSession(tokenHash, provenAt) {
      await changeSession(db, tokenHash, { proven_at: provenAt.toISOString() });
    },

    removeSession: (tokenHash) => removeSession(db, tokenHash),

    async removeSessionsUnusedSince(moment) {
      await db.deleteFrom("sessions").where("used_at", "<", moment.toISOString()).execute();
    },

    listSessions: (userId) => listSessions(db, userId),

    async removeSessionOf(userId, id) {
      const named = (await listSessions(db, userId)).find((session) => sessionId(session) === id);
      if (named) await removeSession(db, named.tokenHash);
      return named !== undefined;
    },

    removeOtherSessions: (userId, tokenHash) => removeOtherSessions(db, userId, tokenHash),
  }) satisfies Partial<Accounts>;

/** The new session stays, even if the clock was set back and it looks older than the others. */
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
        .limit(SESSION_LIMIT - 1),
    )
    .execute();
}

const changeSession = (db: Kysely<Tables>, tokenHash: string, change: Partial<SessionRow>) =>
  db.updateTable("sessions").set(change).where("token_hash", "=", tokenHash).execute();

async function removeSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

async function listSessions(db: Kysely<Tables>, userId: string): Promise<Session[]> {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("token_hash")
    .execute();
  return rows.map(sessionOf);
}

/** Removes all sessions of the user but `currentSession`. */
export async function removeOtherSessions(
  db: Kysely<Tables>,
  userId: string,
  currentSession: string | undefined,
): Promise<number> {
  const removed = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(currentSession !== undefined, (sessions) => sessions.where("token_hash", "!=", currentSession ?? ""))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

const sessionOf = (row: SessionRow): Session => ({
  tokenHash: row.token_hash,
  userId: row.user_id,
  createdAt: new Date(readMoment(row.created_at)),
  usedAt: new Date(readMoment(row.used_at)),
  provenAt: new Date(readMoment(row.proven_at)),
  way: row.way,
  device: row.device,
});
