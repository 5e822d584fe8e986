import { type DoneStep, THE_SHOP } from "../../domain/ledger.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import { PRODUCTS } from "./product-subject.ts";

const BY_PLAN = { ...THE_SHOP, name: "Görüneceği an geldi" };

/** HIDDEN sorts behind every moment. Every write makes cached pages stale, so there is none where nothing is due. */
export async function showDue(store: Store, now: Date): Promise<DoneStep | undefined> {
  if ((await dueIds(store.read, now)).length === 0) return undefined;
  return store.write(async (trx, revision) => {
    const rows = await rowsOf(trx, PRODUCTS, await dueIds(trx, now));
    if (rows.length === 0) return undefined;
    const changes = rows.map((row) => ({ row, next: { shown_from: null } }));
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "change", by: BY_PLAN }, changes);
    return { step, count };
  });
}

async function dueIds(reading: Reading, now: Date): Promise<string[]> {
  const due = await reading
    .selectFrom("products")
    .select("id")
    .where("shown_from", "<=", now.toISOString())
    .where("deleted_at", "is", null)
    .execute();
  return due.map(({ id }) => id);
}
