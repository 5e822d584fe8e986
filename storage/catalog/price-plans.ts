import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { PlannedStep } from "../../domain/catalog/catalog.ts";
import { type ListedPlan, type PriceSpan, type ProductPlan, wrongSpan } from "../../domain/catalog/price-plan.ts";
import { ShopError } from "../../domain/error.ts";
import { type Author, type DoneStep, THE_SHOP } from "../../domain/ledger.ts";
import { toLira } from "../../domain/money.ts";
import { inBatches } from "../batches.ts";
import { eventsOf } from "../ledger/listed-events.ts";
import { requireReach, rowsOf } from "../ledger/subject.ts";
import { type RowChange, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { PricePlanRow, ProductRow, Tables } from "../tables.ts";
import { PRODUCTS } from "./product-subject.ts";

const prices = z.object({ price_kurus: z.int(), original_price_kurus: z.int().nullable() });
const plannedProducts = z.array(z.object({ id: z.string(), before: prices, during: prices }));

type Prices = z.output<typeof prices>;
type Planned = z.output<typeof plannedProducts>[number];
type Held = { row: ProductRow; planned: Planned };

const AT_START = { ...THE_SHOP, name: "Süreli fiyat başladı" };
const AT_END = { ...THE_SHOP, name: "Süreli fiyat bitti" };

type Planning = { span: PriceSpan; by: Author; now: Date; changes: readonly RowChange<ProductRow>[] };

/** Starts the prices at once, or keeps them for later. A product has prices of one plan at a time, or it would never get back its own. */
export async function planPrices(
  trx: Transaction<Tables>,
  revision: number,
  { span, by, now, changes }: Planning,
): Promise<PlannedStep> {
  requireReach(PRODUCTS, by, { price_kurus: [null, null] });
  const wrong = wrongSpan(span, now);
  if (wrong) throw new ShopError("invalid", wrong);
  if (changes.length === 0) throw new ShopError("conflict", "Zaten böyle; değişecek bir şey yok");
  await requireUnplanned(trx, changes);
  const starts_at = span.from ?? now.toISOString();
  const isLater = starts_at > now.toISOString();
  const products = changes.map(({ row, next }) => ({
    id: row.id,
    before: pricesIn(row),
    during: pricesIn({ ...row, ...next }),
  }));
  const started = isLater ? null : revision;
  const plan = { id: randomUUID(), starts_at, ends_at: span.until, started, products: JSON.stringify(products) };
  await trx.insertInto("price_plans").values(plan).execute();
  if (isLater) return { step: undefined, count: changes.length };
  const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by }, changes);
  return { step, count };
}

async function requireUnplanned(trx: Transaction<Tables>, changes: readonly RowChange<ProductRow>[]): Promise<void> {
  const chosen = new Set(changes.map(({ row }) => row.id));
  for (const plan of await plansIn(trx)) {
    const other = (await heldBy(trx, plan)).find(({ row }) => chosen.has(row.id));
    if (other) {
      throw new ShopError(
        "conflict",
        `“${other.row.name}” zaten süreli bir fiyatta; önce ondan vazgeç ya da bitmesini bekle`,
      );
    }
  }
}

export async function listPlans(reading: Reading): Promise<ListedPlan[]> {
  const listed: ListedPlan[] = [];
  for (const plan of await plansIn(reading)) {
    const held = (await heldBy(reading, plan)).filter(isThere);
    const name = held[0]?.row.name;
    if (name === undefined) continue;
    const { id, starts_at: startsAt, ends_at: endsAt } = plan;
    listed.push({ id, startsAt, endsAt, hasStarted: plan.started !== null, name, count: held.length });
  }
  return listed;
}

export async function findPlanOf(reading: Reading, productId: string): Promise<ProductPlan | undefined> {
  for (const plan of await plansIn(reading)) {
    const held = (await heldBy(reading, plan)).find(({ row }) => row.id === productId);
    if (!held) continue;
    const { price_kurus, original_price_kurus } = held.planned.before;
    const back = {
      price: toLira(price_kurus),
      originalPrice: original_price_kurus === null ? null : toLira(original_price_kurus),
    };
    return { startsAt: plan.starts_at, endsAt: plan.ends_at, hasStarted: plan.started !== null, back };
  }
  return undefined;
}

/** The plan stays until its end, so that an undo of this step gives the prices their end again. */
export const endPlan = (store: Store, id: string, by: Author): Promise<PlannedStep> =>
  store.write(async (trx, revision) => {
    requireReach(PRODUCTS, by, { price_kurus: [null, null] });
    const plan = (await plansIn(trx)).find((plan) => plan.id === id);
    const held = plan ? await heldBy(trx, plan) : [];
    if (!plan || held.length === 0) throw new ShopError("not-found", "Bu süreli fiyat artık yok");
    if (plan.started !== null) return writePrices(trx, revision, { by, held, side: "before" });
    await removePlan(trx, plan);
    return { step: undefined, count: held.length };
  });

/** Plan by plan, each in a write of its own, which looks again: of several processes one finds it due. One that fails holds up no other. */
export async function turnDue(store: Store, now: Date): Promise<DoneStep[]> {
  const due = (await plansIn(store.read)).filter((plan) => isDue(plan, now));
  const done: DoneStep[] = [];
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      const turned = await turn(store, id, now);
      if (turned) done.push(turned);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

const turn = (store: Store, id: string, now: Date): Promise<DoneStep | undefined> =>
  store.write(async (trx, revision) => {
    const plan = (await plansIn(trx)).find((plan) => plan.id === id && isDue(plan, now));
    if (!plan) return undefined;
    return isOver(plan, now) ? endOf(trx, revision, plan) : startOf(trx, revision, plan);
  });

const isOver = ({ ends_at }: PricePlanRow, now: Date): boolean => ends_at <= now.toISOString();
const isDue = (plan: PricePlanRow, now: Date): boolean =>
  isOver(plan, now) || (plan.started === null && plan.starts_at <= now.toISOString());

async function startOf(trx: Transaction<Tables>, revision: number, plan: PricePlanRow): Promise<DoneStep | undefined> {
  const held = (await heldBy(trx, plan)).filter(isThere);
  const products = JSON.stringify(held.map(({ planned }) => planned));
  await trx.updateTable("price_plans").set({ started: revision, products }).where("id", "=", plan.id).execute();
  return held.length === 0 ? undefined : writePrices(trx, revision, { by: AT_START, held, side: "during" });
}

/** Products in the trash get their prices back too: they may return. */
async function endOf(trx: Transaction<Tables>, revision: number, plan: PricePlanRow): Promise<DoneStep | undefined> {
  const held = plan.started === null ? [] : await heldBy(trx, plan);
  await removePlan(trx, plan);
  return held.length === 0 ? undefined : writePrices(trx, revision, { by: AT_END, held, side: "before" });
}

type Turn = { by: Author; held: readonly Held[]; side: "before" | "during" };

async function writePrices(trx: Transaction<Tables>, revision: number, { by, held, side }: Turn): Promise<DoneStep> {
  const changes = held.map(({ row, planned }) => ({ row, next: planned[side] }));
  const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by }, changes);
  return { step, count };
}

const removePlan = (trx: Transaction<Tables>, { id }: PricePlanRow) =>
  trx.deleteFrom("price_plans").where("id", "=", id).execute();

const plansIn = (reading: Reading): Promise<PricePlanRow[]> =>
  reading.selectFrom("price_plans").selectAll().orderBy("ends_at").orderBy("id").execute();

/** The products whose prices the plan may turn. Prices that somebody wrote meanwhile are hers, even where they are the same. */
async function heldBy(reading: Reading, plan: PricePlanRow): Promise<Held[]> {
  const products = plannedProducts.parse(JSON.parse(plan.products));
  const ids = products.map(({ id }) => id);
  const rows = new Map((await rowsOf(reading, PRODUCTS, ids)).map((row) => [row.id, row]));
  const own = plan.started === null ? new Set() : await pricedSince(reading, ids, plan.started);
  return products.flatMap((planned) => {
    const row = rows.get(planned.id);
    const isHeld =
      row && !own.has(row.id) && areEqual(pricesIn(row), planned[plan.started === null ? "before" : "during"]);
    return isHeld ? [{ row, planned }] : [];
  });
}

/** The products whose last change of a price since then is no undo, which only restores what was. */
async function pricedSince(reading: Reading, ids: readonly string[], revision: number): Promise<Set<string>> {
  const last = new Map<string, string>();
  for await (const batch of inBatches(ids)) {
    const events = await eventsOf(reading, PRODUCTS, batch)
      .where("revision", ">", revision)
      .where("changes", "like", '%price_kurus"%')
      .execute();
    for (const { subject_id, kind } of events.toReversed()) last.set(subject_id, kind);
  }
  return new Set([...last].filter(([, kind]) => kind !== "undo").map(([id]) => id));
}

const isThere = ({ row }: Held): boolean => row.deleted_at === null;

const pricesIn = ({ price_kurus, original_price_kurus }: Prices): Prices => ({ price_kurus, original_price_kurus });

const areEqual = (one: Prices, other: Prices): boolean =>
  one.price_kurus === other.price_kurus && one.original_price_kurus === other.original_price_kurus;
