import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Removes passkeys too: they open the account without its password. */
export async function removeSecondFactors(db: Kysely<Tables>, userId: string): Promise<void> {
  await removeCodes(db, userId);
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

export async function removeCodes(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
