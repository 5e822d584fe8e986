import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Kysely } from "kysely";
import { daysAgo } from "./columns.ts";
import type { Tables } from "./tables.ts";

const SEEN_EVERY_MS = 30_000;
/** A program that was not seen for this long has ended without a word. */
const ALIVE_MS = 120_000;

/** A running program that uses the database. `schema` is the number of migrations that it knows. */
type Instance = { id: string; name: string; schema: number };

export const newInstance = (schema: number): Instance => ({
  id: randomUUID(),
  name: `${hostname()} (süreç ${process.pid})`,
  schema,
});

/** The names of all running programs. */
export async function listInstances(db: Kysely<Tables>): Promise<string[]> {
  const aliveSince = new Date(Date.now() - ALIVE_MS).toISOString();
  const rows = await db
    .selectFrom("instances")
    .select("name")
    .where("seen_at", ">", aliveSince)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** Says that this program runs. What ended without a word long ago is removed. */
export async function noteInstance(db: Kysely<Tables>, instance: Instance): Promise<void> {
  const seen_at = new Date().toISOString();
  await db
    .insertInto("instances")
    .values({ ...instance, seen_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at }))
    .execute();
  await db.deleteFrom("instances").where("seen_at", "<", daysAgo(1)).execute();
}

/** Says it again and again, until `stop`. A failure is an outage, which the look at the database reports. */
export function keepNoted(db: Kysely<Tables>, instance: Instance) {
  let noting = Promise.resolve();
  const timer = setInterval(() => {
    noting = noteInstance(db, instance).catch(() => {});
  }, SEEN_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await noting;
      await db
        .deleteFrom("instances")
        .where("id", "=", instance.id)
        .execute()
        .catch(() => {});
    },
  };
}
