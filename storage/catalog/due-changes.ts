import type { Transaction } from "kysely";
import type { TurnedPrices } from "../../domain/catalog/price-plan.ts";
import { ShopError } from "../../domain/error.ts";
import { type Author, type DoneStep, THE_SHOP } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { ProductRecord, Tables } from "../tables.ts";
import { areEqual, openIn, PLANNED_PRICES, type PlannedPrice, pricesBack, pricesDuring } from "./planned-prices.ts";
import { PRODUCTS } from "./product-subject.ts";

const AT_START = { ...THE_SHOP, name: "Süreli fiyat başladı" };
const AT_END = { ...THE_SHOP, name: "Süreli fiyat bitti" };
const NOT_STARTED = { ...THE_SHOP, name: "Süreli fiyat başlayamadı" };
const NOT_BACK = { ...THE_SHOP, name: "Süreli fiyat bitti, önceki fiyat geri gelemedi" };

type Turn = (
  trx: Transaction<Tables>,
  revision: number,
  due: { ids: readonly string[]; now: Date },
) => Promise<TurnedPrices | undefined>;

/**
 * Starts or ends each due plan in a write of its own. The write checks again that the plan is due, because another process may have been
 * faster. A plan that fails does not stop the others.
 */
export async function turnDue(store: Store, now: Date): Promise<TurnedPrices[]> {
  const done: TurnedPrices[] = [];
  const failures: unknown[] = [];
  const turnAll = async (
    ids: readonly string[],
    turn: Turn,
    refuse: (id: string, error: unknown) => unknown = (_, error) => failures.push(error),
  ) => {
    try {
      const turned = await store.write((trx, revision) => turn(trx, revision, { ids, now }));
      if (turned) done.push(turned);
    } catch (error) {
      const [one, ...others] = ids;
      const isRefused = error instanceof ShopError && error.code !== "unavailable";
      if (!isRefused || one === undefined) return failures.push(error);
      if (others.length === 0) return refuse(one, error);
      // A rule refuses some of them. Trying halves keeps these from stopping the others.
      const half = Math.ceil(ids.length / 2);
      await turnAll(ids.slice(0, half), turn, refuse);
      await turnAll(ids.slice(half), turn, refuse);
    }
  };

  /** Prices that cannot start or end are left out in a second write, because the list of steps shows one step for each revision. */
  const turnOrLeaveOut = async (ids: readonly string[], turnBut: (unable: string[]) => Turn, leaveOut: Turn) => {
    const unable: string[] = [];
    await turnAll(ids, turnBut(unable), (id) => unable.push(id));
    if (unable.length > 0) await turnAll(unable, leaveOut);
  };

  for (const ids of await byPlan(overIn(store.read, now))) await turnOrLeaveOut(ids, () => end, keepDuring);
  // A price that failed to end would block the next one of its product.
  if (failures.length > 0) throw failures[0];
  for (const ids of await byPlan(dueIn(store.read, now))) await turnOrLeaveOut(ids, startBut, neverStart);
  if (failures.length > 0) throw failures[0];
  return done;
}

async function byPlan(due: { execute(): Promise<{ id: string; plan: string }[]> }): Promise<string[][]> {
  const plans = Map.groupBy(await due.execute(), ({ plan }) => plan);
  return [...plans.values()].map((rows) => rows.map(({ id }) => id));
}

/** Running prices whose end has come. Products in the trash are included, because they may return. */
const overIn = (reading: Reading, now: Date) =>
  reading
    .selectFrom("products")
    .innerJoin("planned_prices", "planned_prices.id", "products.priced_by")
    .select(["planned_prices.id", "planned_prices.plan"])
    .where("products.priced_by", "is not", null)
    .where("planned_prices.ends_at", "<=", now.toISOString())
    .orderBy("planned_prices.ends_at");

const dueIn = (reading: Reading, now: Date) =>
  reading
    .selectFrom("planned_prices")
    .select(["id", "plan"])
    .where("started_at", "is", null)
    .where("deleted_at", "is", null)
    .where("starts_at", "<=", now.toISOString())
    .orderBy("starts_at");

type Paired = { planned: PlannedPrice; row: ProductRecord };

async function paired(trx: Transaction<Tables>, ids: readonly string[]): Promise<Paired[]> {
  const planned = await rowsOf(trx, PLANNED_PRICES, ids);
  const products = await rowsOf(
    trx,
    PRODUCTS,
    planned.map(({ product_id }) => product_id),
  );
  const rows = new Map(products.map((row) => [row.id, row]));
  return planned.flatMap((planned) => {
    const row = rows.get(planned.product_id);
    return row ? [{ planned, row }] : [];
  });
}

/** Ends prices. The event does not record `priced_by`. So an undone end leaves the prices as the product's own, and they do not end again. */
const end: Turn = async (trx, revision, { ids }) => {
  const owned = (await paired(trx, ids)).filter(({ planned, row }) => row.priced_by === planned.id);
  for await (const batch of inBatches(owned)) {
    const products = batch.map(({ row }) => row.id);
    await trx.updateTable("products").set({ priced_by: null }).where("id", "in", products).execute();
  }
  const changes = owned
    .filter(({ planned, row }) => areEqual(pricesDuring(planned), row))
    .map(({ planned, row }) => ({ row: { ...row, priced_by: null }, next: pricesBack(planned) }));
  if (changes.length === 0) return undefined;
  const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by: AT_END }, changes);
  return { step, count, turned: "ended" };
};

const startBut =
  (unable: string[]): Turn =>
  async (trx, revision, { ids, now }) => {
    const due = (await paired(trx, ids)).filter(({ planned }) => isWaiting(planned));
    const startableIds = await startable(trx, now);
    const able = due.filter(({ planned }) => startableIds.has(planned.id));
    unable.push(...due.flatMap(({ planned }) => (startableIds.has(planned.id) ? [] : planned.id)));
    if (able.length === 0) return undefined;
    for await (const batch of inBatches(able)) {
      const started = batch.map(({ planned }) => planned.id);
      const rows = trx.updateTable("planned_prices").where("id", "in", started);
      await rows.set({ started_at: now.toISOString() }).execute();
    }
    const changes = able.map(({ planned, row }) => ({
      row,
      next: { ...pricesDuring(planned), priced_by: planned.id },
    }));
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by: AT_START }, changes);
    return { step, count, turned: "started" };
  };

const isWaiting = ({ started_at, deleted_at }: PlannedPrice): boolean => started_at === null && deleted_at === null;

/** The waiting prices that can start: their span is not over, and their product is neither in the trash nor under another planned price. */
async function startable(trx: Transaction<Tables>, now: Date): Promise<Set<string>> {
  const waiting = await openIn(trx)
    .select("id")
    .where("running", "=", 0)
    .where("deleted_at", "is", null)
    .where("priced_by", "is", null)
    .where("ends_at", ">", now.toISOString())
    .execute();
  return new Set(waiting.map(({ id }) => id));
}

const neverStart: Turn = async (trx, revision, due) => {
  const rows = (await rowsOf(trx, PLANNED_PRICES, due.ids)).filter(isWaiting);
  return leaveOut(trx, revision, { rows, now: due.now, by: NOT_STARTED });
};

/**
 * Handles prices that cannot go back because a rule forbids the earlier prices, for example after choices were changed. The product keeps
 * the planned prices as its own.
 */
const keepDuring: Turn = async (trx, revision, { ids, now }) => {
  await trx.updateTable("products").set({ priced_by: null }).where("priced_by", "in", ids).execute();
  return leaveOut(trx, revision, { rows: await rowsOf(trx, PLANNED_PRICES, ids), now, by: NOT_BACK });
};

type Leaving = { rows: readonly PlannedPrice[]; now: Date; by: Author };

async function leaveOut(
  trx: Transaction<Tables>,
  revision: number,
  { rows, now, by }: Leaving,
): Promise<TurnedPrices | undefined> {
  if (rows.length === 0) return undefined;
  const changes = rows.map((row) => ({ row, next: { deleted_at: now.toISOString() } }));
  const about = { subject: PLANNED_PRICES, kind: "remove", by } as const;
  const { step, count } = await writeStep(trx, revision, about, changes);
  return { step, count, turned: "left-out" };
}

const BY_PLAN = { ...THE_SHOP, name: "Görüneceği an geldi" };

/** Shows the products whose moment has come. Where none is due it writes nothing, because every write makes cached pages stale. */
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

/** HIDDEN sorts behind every moment, so it is never due. */
async function dueIds(reading: Reading, now: Date): Promise<string[]> {
  const due = await reading
    .selectFrom("products")
    .select("id")
    .where("shown_from", "<=", now.toISOString())
    .where("deleted_at", "is", null)
    .execute();
  return due.map(({ id }) => id);
}
