import type {
  Author,
  DoneStep,
  Ledger,
  PricedProduct,
  ProductEvent,
  Reverted,
  UndoneStep,
} from "../../domain/catalog/ledger.ts";
import type { PriceChange } from "../../domain/catalog/price-history.ts";
import { ShopError } from "../../domain/error.ts";
import { toLira } from "../../domain/money.ts";
import { inTurns } from "../in-turns.ts";
import type { Kept } from "../product-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { EventRow, ProductRow } from "../tables.ts";
import { columnChanges, fieldChanges, stepKindOf } from "./event-row.ts";
import { forgetOld } from "./forgotten.ts";
import { listRemoved, listSteps, removedIds } from "./listed-steps.ts";
import { productOf } from "./product-row.ts";
import { type KeptChanges, type RowChange, rowsOf, writeStep } from "./product-steps.ts";

/** `now` says how long ago something was thrown away. */
export const createLedger = (store: Store, now = () => new Date()): Ledger => ({
  listSteps: (before) => listSteps(store.read, now(), before),
  undoStep: (step, by) => undoStep(store, step, by),
  listRemoved: (most) => listRemoved(store.read, now(), most),
  bringBack: (asked, by) => bringBack(store, { asked, by, now: now() }),
  listEvents: (productId) => listEvents(store.read, productId),
  findPriced: (productId) => findPriced(store, productId),
  revertTo: (productId, eventId, by) => revertTo(store, { productId, eventId, by }),
  forgetOld: (now) => forgetOld(store, now),
});

const undoStep = (store: Store, step: string, by: Author): Promise<UndoneStep> =>
  store.write(async (trx, revision) => {
    const events = await trx.selectFrom("events").selectAll().where("step_id", "=", step).execute();
    if (events.length === 0) throw new ShopError("not-found", "Geri alınacak bir işlem yok");
    const undone = await trx.selectFrom("events").select("id").where("undoes", "=", step).executeTakeFirst();
    if (undone) throw new ShopError("conflict", "Bu işlem zaten geri alınmış");
    const rows = new Map((await rowsOf(trx, idsOf(events))).map((row) => [row.id, row]));
    const changes: RowChange[] = [];
    for await (const some of inTurns(events)) {
      changes.push(...some.flatMap((event) => undoing(event, rows.get(event.product_id))));
    }
    // Places are shared: taken back in part they would stand twice.
    const isShared = events.some((event) => "position" in columnChanges(event));
    if (changes.length === 0 || (isShared && changes.length < events.length)) throw movedOn();
    const done = await writeStep(trx, revision, { kind: "undo", by, undoes: step }, changes);
    return { step: done.step, count: changes.length, left: events.length - changes.length };
  });

const movedOn = () => new ShopError("conflict", "Bu arada yeniden değiştiği için geri alınamadı");

const idsOf = (events: readonly Pick<EventRow, "product_id">[]) => [
  ...new Set(events.map((event) => event.product_id)),
];

/** Every column goes back that still is as the event left it; none where all have changed since. */
function undoing(event: EventRow, row: ProductRow | undefined): RowChange[] {
  if (!row) return [];
  if (event.kind === "create") {
    return row.deleted_at === null ? [{ row, next: { deleted_at: new Date().toISOString() } }] : [];
  }
  const kept: Readonly<Record<string, Kept>> = row;
  const untouched = Object.entries(columnChanges(event)).filter(([column, [, after]]) => after === kept[column]);
  if (untouched.length === 0) return [];
  const before: KeptChanges = Object.fromEntries(untouched.map(([column, [before]]) => [column, before]));
  // Who goes back into the trash stays there for as long as anyone else.
  const next = typeof before.deleted_at === "string" ? { ...before, deleted_at: new Date().toISOString() } : before;
  return [{ row, next, kind: event.kind === "shift" ? "shift" : "undo" }];
}

type Return = { asked: readonly string[] | undefined; by: Author; now: Date };

const bringBack = (store: Store, { asked, by, now }: Return): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const rows = (await rowsOf(trx, asked ?? (await removedIds(trx, now)))).filter((row) => row.deleted_at !== null);
    if (rows.length === 0) throw new ShopError("not-found", "Bu ürünler artık çöp kutusunda değil");
    const changes = rows.map((row): RowChange => ({ row, next: { deleted_at: null } }));
    const { step, count } = await writeStep(trx, revision, { kind: "bring-back", by }, changes);
    return { step, count };
  });

/** More than anyone scrolls through. */
const MOST_EVENTS = 200;

async function listEvents(reading: Reading, productId: string): Promise<ProductEvent[]> {
  const rows = await eventsOf(reading, productId).where("kind", "!=", "shift").limit(MOST_EVENTS).execute();
  return rows.flatMap((event) => {
    const kind = stepKindOf(event.kind);
    const about = { id: event.id, step: event.step_id, at: event.at, by: event.user_name };
    return kind ? [{ ...about, kind, changes: fieldChanges(columnChanges(event)) }] : [];
  });
}

/** Both of one moment, so that the last change leads to the price of the product. */
const findPriced = (store: Store, productId: string): Promise<PricedProduct | undefined> =>
  store.snapshot(async (reading) => {
    const [row] = await rowsOf(reading, [productId]);
    if (!row || row.deleted_at !== null) return undefined;
    const events = await eventsOf(reading, productId).where("changes", "like", '%"price_kurus"%').execute();
    const product = productOf(row);
    const changes = events.flatMap(priceChangeOf).toReversed();
    return { product, prices: { price: product.price, since: product.createdAt, changes } };
  });

function priceChangeOf(event: EventRow): PriceChange[] {
  const [before, after] = columnChanges(event).price_kurus ?? [];
  if (before === undefined || after === undefined) return [];
  return [{ at: event.at, before: toLira(Number(before)), after: toLira(Number(after)) }];
}

/** The newest first. */
const eventsOf = (reading: Reading, productId: string) =>
  reading.selectFrom("events").selectAll().where("product_id", "=", productId).orderBy("revision", "desc");

type Reverting = { productId: string; eventId: string; by: Author };

const revertTo = (store: Store, { productId, eventId, by }: Reverting): Promise<Reverted> =>
  store.write(async (trx, revision) => {
    const [row] = await rowsOf(trx, [productId]);
    if (!row || row.deleted_at !== null) throw new ShopError("not-found", "Ürün bulunamadı");
    const events = await eventsOf(trx, productId).execute();
    const index = events.findIndex(({ id }) => id === eventId);
    if (index === -1) throw new ShopError("not-found", "Bu sürüm artık yok");
    const { step, rows } = await writeStep(trx, revision, { kind: "revert", by }, [
      { row, next: asBefore(events.slice(0, index)) },
    ]);
    return { step, product: productOf(rows[0] ?? row) };
  });

/** Walking back over what came later; where it stands on the shelf and that it is there are not part of a version. */
function asBefore(later: readonly EventRow[]): KeptChanges {
  const next = new Map<string, Kept>();
  for (const event of later) {
    for (const [column, [before]] of Object.entries(columnChanges(event))) next.set(column, before);
  }
  next.delete("position");
  next.delete("deleted_at");
  return Object.fromEntries(next);
}
