import type { Kysely } from "kysely";
import { z } from "zod";
import type { Passkey, SecondFactors } from "../../domain/account/second-factors.ts";
import { ShopError } from "../../domain/error.ts";
import type { PasskeyRow, Tables } from "../tables.ts";
import { invalidateProofs, lockRequester } from "./locked-user.ts";

/** More devices than a person has. */
const PASSKEY_LIMIT = 20;

type Passkeys = Pick<SecondFactors, "listPasskeys" | "addPasskey" | "findPasskey" | "notePasskeyUse" | "removePasskey">;

export const createPasskeys = (db: Kysely<Tables>): Passkeys => ({
  listPasskeys: (userId) => listPasskeys(db, userId),

  addPasskey: (requester, passkey) =>
    db.transaction().execute(async (trx) => {
      await lockRequester(trx, requester);
      const { userId } = requester;
      if ((await listPasskeys(trx, userId)).length >= PASSKEY_LIMIT) {
        throw new ShopError("conflict", `En fazla ${PASSKEY_LIMIT} cihaz eklenebilir; önce kullanmadığın birini çıkar`);
      }
      const added = await trx
        .insertInto("passkeys")
        .values(rowOf(userId, passkey))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) throw new ShopError("conflict", "Bu cihaz zaten ekli");
    }),

  async findPasskey(id) {
    const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
    return row && { passkey: passkeyOf(row), userId: row.user_id };
  },

  /** The update itself compares the counter: of two answers at the same time only one counts. */
  async notePasskeyUse(passkey, counter, usedAt) {
    const used = await db
      .updateTable("passkeys")
      .set({ counter: String(counter), used_at: usedAt.toISOString() })
      .where("id", "=", passkey.id)
      .where("counter", "=", String(passkey.counter))
      .returning("id")
      .executeTakeFirst();
    return used !== undefined;
  },

  removePasskey: (userId, id) =>
    db.transaction().execute(async (trx) => {
      await invalidateProofs(trx, userId);
      const removed = await trx
        .deleteFrom("passkeys")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!removed) throw new ShopError("not-found", "Bu cihaz ekli değil");
    }),
});

async function listPasskeys(db: Kysely<Tables>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  return rows.map(passkeyOf);
}

const texts = z.array(z.string());

const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: texts.parse(JSON.parse(row.transports)),
  name: row.name,
  madeAt: new Date(row.made_at),
  usedAt: row.used_at === null ? null : new Date(row.used_at),
});

const rowOf = (userId: string, { id, publicKey, counter, transports, name, madeAt, usedAt }: Passkey): PasskeyRow => ({
  id,
  user_id: userId,
  public_key: publicKey,
  counter: String(counter),
  transports: JSON.stringify(transports),
  name,
  made_at: madeAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});
