import { type ListedStep, STEPS_AT_ONCE, TRASH_DAYS, type Trash } from "../../domain/catalog/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import type { Reading } from "../store.ts";
import { stepKindOf } from "./event-row.ts";
import { productOf } from "./product-row.ts";

export async function listSteps(reading: Reading, now: Date, before?: string): Promise<ListedStep[]> {
  const rows = await reading
    .selectFrom("events")
    .select(["step_id", "kind", "at", "user_name"])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("product_name").as("product_name")])
    .where("at", ">", daysAgo(TRASH_DAYS, now))
    .where("kind", "!=", "shift")
    .$if(before !== undefined, (events) => events.where("revision", "<", revisionOf(reading, before ?? "")))
    .groupBy(["step_id", "kind", "at", "user_name", "revision"])
    .orderBy("revision", "desc")
    .limit(STEPS_AT_ONCE)
    .execute();
  const undone = await undoneOf(
    reading,
    rows.map((row) => row.step_id),
  );
  return rows.flatMap((row) => {
    const kind = stepKindOf(row.kind);
    if (!kind) return [];
    const about = { id: row.step_id, at: row.at, by: row.user_name, productName: row.product_name };
    return [{ ...about, kind, count: Number(row.count), isUndone: undone.has(row.step_id) }];
  });
}

/** None where the step is forgotten, and nothing is older than that. */
const revisionOf = (reading: Reading, step: string) =>
  reading.selectFrom("events as last").select("last.revision").where("last.step_id", "=", step).limit(1);

async function undoneOf(reading: Reading, steps: readonly string[]): Promise<Set<string | null>> {
  if (steps.length === 0) return new Set();
  const rows = await reading.selectFrom("events").select("undoes").distinct().where("undoes", "in", steps).execute();
  return new Set(rows.map((row) => row.undoes));
}

const inTrash = (reading: Reading, now: Date) =>
  reading.selectFrom("products").where("deleted_at", "is not", null).where("deleted_at", ">", daysAgo(TRASH_DAYS, now));

/** As many as one screen has use for. */
const MOST_REMOVED = 200;

export async function listRemoved(reading: Reading, now: Date, most = MOST_REMOVED): Promise<Trash> {
  const { total } = await inTrash(reading, now)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await inTrash(reading, now)
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("revision", "desc")
    .limit(most)
    .execute();
  const removed = rows.flatMap((row) =>
    row.deleted_at === null ? [] : [{ product: productOf(row), removedAt: row.deleted_at }],
  );
  return { removed, total: Number(total) };
}

export const removedIds = async (reading: Reading, now: Date): Promise<string[]> =>
  (await inTrash(reading, now).select("id").orderBy("deleted_at").execute()).map(({ id }) => id);
