import { type ListedStep, STEPS_PER_PAGE, type StepQuery, TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import type { Reading } from "../store.ts";
import { BESIDE, stepKindOf } from "./event-row.ts";

export async function listSteps(
  reading: Reading,
  now: Date,
  { before, subjects }: StepQuery = {},
): Promise<ListedStep[]> {
  const rows = await reading
    .selectFrom("events")
    .select(["step_id as id", "subject", "kind", "at", "user_name as by"])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("subject_name").as("name")])
    .where("at", ">", daysAgo(TRASH_DAYS, now))
    .where("kind", "not in", BESIDE)
    .$if(subjects !== undefined, (events) => events.where("subject", "in", subjects ?? []))
    .$if(before !== undefined, (events) => events.where("revision", "<", revisionOf(reading, before ?? "")))
    .groupBy(["step_id", "subject", "kind", "at", "user_name", "revision"])
    .orderBy("revision", "desc")
    .limit(STEPS_PER_PAGE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const undone = await undoneAmong(reading, ids);
  return rows.flatMap((row) => {
    const kind = stepKindOf(row.kind);
    return kind ? [{ ...row, kind, count: Number(row.count), isUndone: undone.has(row.id) }] : [];
  });
}

/** Matches nothing where the step has expired: then no older step exists either. */
const revisionOf = (reading: Reading, step: string) =>
  reading.selectFrom("events as last").select("last.revision").where("last.step_id", "=", step).limit(1);

async function undoneAmong(reading: Reading, steps: readonly string[]): Promise<Set<string | null>> {
  if (steps.length === 0) return new Set();
  const rows = await reading.selectFrom("events").select("undoes").distinct().where("undoes", "in", steps).execute();
  return new Set(rows.map((row) => row.undoes));
}
