import type { Kysely } from "kysely";
import type { Tables } from "../../../storage/tables.ts";

type Schema = Kysely<Tables>["schema"];

/** What each migration brought, taken away again; the first one is a shop's beginning. */
const TAKE_AWAY: Record<number, (schema: Schema, db: Kysely<Tables>) => Promise<unknown>> = {
  2: async (schema) => {
    await schema.dropIndex("products_by_revision").execute();
    await schema.dropTable("slug_history").execute();
  },
  3: (schema) => schema.alterTable("categories").dropColumn("tint").execute(),
  4: async (schema) => {
    await schema.dropIndex("products_by_removal").execute();
    await schema.dropTable("events").execute();
    await schema.alterTable("products").dropColumn("color_images").execute();
    await schema.alterTable("media").dropColumn("created_at").execute();
    await schema.alterTable("media").dropColumn("made_from").execute();
  },
  5: (_, db) => db.deleteFrom("meta").where("key", "=", "epoch").execute(),
  6: async (schema) => {
    await schema.dropTable("reset_links").execute();
    for (const column of ["device", "way", "proven_at"])
      await schema.alterTable("sessions").dropColumn(column).execute();
  },
  7: async (schema) => {
    for (const table of ["challenges", "passkeys", "recovery_codes", "second_factors"]) {
      await schema.dropTable(table).execute();
    }
  },
  8: async (schema) => {
    await schema.alterTable("identities").dropColumn("email").execute();
    await schema.alterTable("identities").dropColumn("asked_for").execute();
  },
  9: async (schema) => {
    for (const table of ["account_events", "attempts"]) await schema.dropTable(table).execute();
  },
  10: (schema) => schema.alterTable("users").dropColumn("proofs").execute(),
};

/** Makes the database what an earlier version of the shop left behind. */
export async function goBackTo(version: number, db: Kysely<Tables>): Promise<void> {
  const later = Object.entries(TAKE_AWAY).filter(([brought]) => Number(brought) > version);
  for (const [, takeAway] of later.toReversed()) await takeAway(db.schema, db);
  await db.updateTable("meta").set({ value: version }).where("key", "=", "schema").execute();
}
