import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import {
  type ListedPlan,
  type OwnPrices,
  type PriceSpan,
  type ProductPlan,
  wrongSpan,
} from "../../domain/catalog/price-plan.ts";
import type { Priced } from "../../domain/catalog/shown-price.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author, DoneStep } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { fieldsOf } from "../columns.ts";
import { refuseTroubled } from "../ledger/refused-rows.ts";
import { requireReach, rowsOf } from "../ledger/subject.ts";
import { type RowChange, writeStep, writeUntold } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { ProductRecord, Tables } from "../tables.ts";
import { openIn, overlapping, PLANNED_PRICES, type PlannedPrice, pricesBack, runningIn } from "./planned-prices.ts";
import { PRODUCTS } from "./product-subject.ts";

type Planning = { span: PriceSpan; by: Author; now: Date; changes: readonly RowChange<ProductRecord>[] };

/** Starts the prices at once, or keeps them for later. */
export async function planPrices(
  trx: Transaction<Tables>,
  revision: number,
  { span, by, now, changes }: Planning,
): Promise<DoneStep> {
  requireReach(PRODUCTS, by, { price_kurus: [null, null] });
  const wrong = wrongSpan(span, now);
  if (wrong) throw new ShopError("invalid", wrong);
  if (changes.length === 0) throw new ShopError("conflict", "Zaten böyle; değişecek bir şey yok");
  const after = changes.map(({ row, next }) => ({ before: row, after: { ...row, ...next } }));
  refuseTroubled(PRODUCTS, "price", after);
  const at = now.toISOString();
  const starts_at = span.from ?? at;
  const started_at = starts_at > at ? null : at;
  // Prices that start at once must not meet an earlier span either, which may be over and not ended yet.
  await requireFree(trx, changes, { starts_at: started_at === null ? starts_at : "", ends_at: span.until });
  const about = { plan: randomUUID(), starts_at, ends_at: span.until, started_at, deleted_at: null, revision };
  const planned = changes.map((change) => ({ change, row: { ...about, ...plannedRow(change) } }));
  const rows = planned.map(({ row }) => row);
  for await (const batch of inBatches(rows)) await PLANNED_PRICES.write(trx, batch);
  const step = await writeUntold(trx, PLANNED_PRICES, { rows, kind: "create", at: new Date().toISOString(), by });
  if (started_at !== null) {
    const priced = planned.map(({ change, row }) => ({ row: change.row, next: { ...change.next, priced_by: row.id } }));
    await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by, step }, priced);
  }
  return { step, count: rows.length };
}

function plannedRow({ row, next }: RowChange<ProductRecord>) {
  const during = { ...row, ...next };
  return {
    id: randomUUID(),
    product_id: row.id,
    name: row.name,
    price_kurus: during.price_kurus,
    original_price_kurus: during.original_price_kurus,
    back_price_kurus: row.price_kurus,
    back_original_price_kurus: row.original_price_kurus,
  };
}

/** Refuses a second planned price for the same days: nobody could say which price comes back. */
async function requireFree(
  trx: Transaction<Tables>,
  changes: readonly RowChange<ProductRecord>[],
  { starts_at, ends_at }: Pick<PlannedPrice, "starts_at" | "ends_at">,
): Promise<void> {
  for await (const batch of inBatches(changes)) {
    const ids = batch.map(({ row }) => row.id);
    const spans = await openIn(trx).selectAll().where("product_id", "in", ids).execute();
    const over = spans.find((span) => span.starts_at < ends_at && starts_at < span.ends_at);
    if (over) throw new ShopError("conflict", overlapping(over.name));
  }
}

/** The own prices of products that have planned prices now. A later plan begins from them. */
export async function ownColumns(reading: Reading): Promise<Map<string, Own>> {
  return new Map((await running(reading)).map((span) => [span.id, pricesBack(span)]));
}

export async function ownPrices(reading: Reading): Promise<Map<string, OwnPrices>> {
  return new Map(
    (await running(reading)).map((span) => [span.id, { ...pricesOf(pricesBack(span)), endsAt: span.ends_at }]),
  );
}

const running = (reading: Reading) =>
  runningIn(reading)
    .select(["product.id", "span.ends_at", "span.back_price_kurus", "span.back_original_price_kurus"])
    .execute();

type Own = ReturnType<typeof pricesBack>;

export async function listPlans(reading: Reading): Promise<ListedPlan[]> {
  const rows = await openIn(reading)
    .where("deleted_at", "is", null)
    .select(({ fn }) => [...GROUPED, fn.min("name").as("name"), fn.countAll().as("count")])
    .groupBy(GROUPED)
    .orderBy("ends_at")
    .orderBy("plan")
    .execute();
  return rows.map(({ plan, starts_at, ends_at, running, name, count }) => ({
    id: plan,
    startsAt: starts_at,
    endsAt: ends_at,
    hasStarted: running === 1,
    name,
    count: Number(count),
  }));
}

const GROUPED = ["plan", "starts_at", "ends_at", "running"] as const;

/** The plans of one product: the one that runs comes first. */
export async function findPlansOf(reading: Reading, productId: string): Promise<ProductPlan[]> {
  const open = await openIn(reading).select("id").where("product_id", "=", productId).execute();
  const rows = await rowsOf(reading, PLANNED_PRICES, idsOf(open));
  return rows
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
    .map((row) => ({
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      hasStarted: row.started_at !== null,
      back: pricesOf(pricesBack(row)),
    }));
}

const { price_kurus, original_price_kurus } = OWNERS_COLUMNS;

const pricesOf = (own: Own): Priced => fieldsOf({ price_kurus, original_price_kurus }, own);

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Running prices go back in the same step (`beside`). */
export const endPlan = (store: Store, plan: string, by: Author): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const open = await openIn(trx).select("id").where("plan", "=", plan).execute();
    const rows = await rowsOf(trx, PLANNED_PRICES, idsOf(open));
    if (rows.length === 0) throw new ShopError("not-found", PLANNED_PRICES.refusals.missing);
    const deleted_at = new Date().toISOString();
    const changes = rows.map((row) => ({ row, next: { deleted_at } }));
    const { step, count } = await writeStep(trx, revision, { subject: PLANNED_PRICES, kind: "remove", by }, changes);
    return { step, count };
  });
