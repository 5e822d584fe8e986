import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Claim, Jobs } from "../domain/shop/processes.ts";
import type { Tables } from "./tables.ts";

const CLAIM_MS = 10 * 60_000;
const UNSTARTED = { cursor: "", claim: "", claimed_until: "" };

export const createJobs = (db: Kysely<Tables>): Jobs => ({
  async plan(name, dueAt) {
    const due_at = dueAt.toISOString();
    await db
      .insertInto("jobs")
      .values({ name, due_at, done: 0, total: 0, ...UNSTARTED })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ due_at }).where("jobs.due_at", ">", due_at))
      .execute();
  },

  async claim(name, now) {
    const id = randomUUID();
    const [time, end] = [now.toISOString(), claimEnd(now)];
    const claimed = await db
      .updateTable("jobs")
      .set({ claim: id, claimed_until: end })
      .where("name", "=", name)
      .where("due_at", "<=", time)
      // A claim made by a wrong clock may end later than any new claim would.
      .where(({ or, eb }) => or([eb("claimed_until", "<=", time), eb("claimed_until", ">", end)]))
      .returning("cursor")
      .executeTakeFirst();
    return claimed && claimOf(db, { name, id }, claimed.cursor);
  },

  async list() {
    const jobs = await db.selectFrom("jobs").select(["name", "due_at"]).orderBy("name").execute();
    return jobs.map(({ name, due_at }) => ({ name, dueAt: new Date(due_at) }));
  },
});

function claimOf(db: Kysely<Tables>, { name, id }: { name: string; id: string }, cursor: string): Claim {
  const change = async (next: Partial<Tables["jobs"]>) => {
    const { numUpdatedRows } = await db
      .updateTable("jobs")
      .set(next)
      .where("name", "=", name)
      .where("claim", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error(`another process has taken the job ${name} over`);
  };
  return {
    cursor,
    save: (cursor, now) => change({ cursor, claimed_until: claimEnd(now) }),
    finish: (dueAt) => change({ due_at: dueAt.toISOString(), ...UNSTARTED }),
  };
}

const claimEnd = (now: Date): string => new Date(now.getTime() + CLAIM_MS).toISOString();
