import type { ProductLedger, Trash } from "../domain/catalog/catalog.ts";
import type {
  KnownSince,
  PriceHistory,
  RevisedChange,
  RevisedParts,
  RevisedPrices,
} from "../domain/catalog/price-history.ts";
import type { Product } from "../domain/catalog/product.ts";
import { ShopError } from "../domain/error.ts";
import { type Author, type DoneStep, TRASH_DAYS } from "../domain/ledger.ts";
import { toLira } from "../domain/money.ts";
import type { Sections } from "../domain/settings/sections.ts";
import { inBatches } from "./batches.ts";
import { requireLivingCategories } from "./catalog/category-subject.ts";
import { listProductEvents } from "./catalog/product-history.ts";
import { PRODUCTS, productOf, products } from "./catalog/product-subject.ts";
import { OWNERS_COLUMNS } from "./catalog-columns.ts";
import { columnsOf, daysAgo, fieldsOf, namesOf } from "./columns.ts";
import { trackedTables } from "./every-table.ts";
import { columnChanges, EVENT_DAYS, eventsOf, isEverythingOld, listSteps } from "./ledger/listed-events.ts";
import { rowsOf } from "./ledger/subject.ts";
import { previewUndo, undoStep } from "./ledger/undone-steps.ts";
import { writeStep } from "./ledger/written-steps.ts";
import { writeMeta } from "./meta.ts";
import type { Reading, Store } from "./store.ts";
import type { EventRow } from "./tables.ts";
import { takeDownWord } from "./taken-down-words.ts";

/** `first` are the settings of a shop whose owner has changed none. `now` decides what has been in the trash too long. */
export const createLedger = (store: Store, first: Sections, now = () => new Date()): ProductLedger => ({
  listSteps: (query) => listSteps(store.read, now(), subjectsIn(first), query),
  undoStep: (step, by) => undoStep(store, { subjects: subjectsIn(first), step, by }),
  previewUndo: (step, by) => previewUndo(store, { subjects: subjectsIn(first), step, by }),
  takeDownWord: (id, by) => takeDownWord(store, { id, by }),
  listRemoved: (limit) => listRemoved(store.read, now(), limit),
  restore: (ids, by) => restore(store, { ids, by, now: now() }),
  listEvents: (productId) => listProductEvents(store.read, productId),
  revertTo: (productId, eventId, by) => products.revert(store, { id: productId, eventId, by }),
  removeExpired: (now) => removeExpired(store, now),

  /** Product and events come from one snapshot, so that the last change matches the price of the product. */
  findPriced: (productId) =>
    store.snapshot(async (reading) => {
      const [row] = await rowsOf(reading, PRODUCTS, [productId]);
      if (!row || row.deleted_at !== null) return undefined;
      const product = productOf(row);
      return { product, prices: historyOf(product, await priceEventsOf(reading, [productId]).execute()) };
    }),

  async priceHistories(products) {
    const histories = new Map<string, PriceHistory>();
    for await (const [product, events] of withPriceEvents(store.read, products)) {
      histories.set(product.id, historyOf(product, events));
    }
    return histories;
  },

  async revisedPrices(products, after) {
    const prices = new Map<string, RevisedPrices<RevisedParts>>();
    for await (const [product, events] of withPriceEvents(store.read, products, after)) {
      prices.set(product.id, revisedParts(product, events));
    }
    return { prices, since: await oldestEvent(store.read) };
  },
});

const subjectsIn = (first: Sections) => trackedTables(first).map(({ subject }) => subject);

/** Yields each product with the events that changed its price above the revision `after`, from new to old. */
async function* withPriceEvents<Priced extends Pick<Product, "id">>(
  reading: Reading,
  products: readonly Priced[],
  after = 0,
): AsyncGenerator<[Priced, EventRow[]]> {
  for await (const batch of inBatches(products)) {
    const ids = batch.map(({ id }) => id);
    const found = await priceEventsOf(reading, ids).where("revision", ">", after).execute();
    const events = Map.groupBy(found, ({ subject_id }) => subject_id);
    for (const product of batch) yield [product, events.get(product.id) ?? []];
  }
}

/** `events` are sorted from new to old. */
const historyOf = ({ price, createdAt }: Product, events: readonly EventRow[]): PriceHistory => ({
  price,
  since: createdAt,
  changes: events.toReversed().flatMap((event) => {
    const { price_kurus: change } = columnChanges(event);
    return change ? [{ at: event.at, before: toLira(Number(change[0])), after: toLira(Number(change[1])) }] : [];
  }),
});

const { price_kurus, choices, personal_texts, shown_from } = OWNERS_COLUMNS;
const PRICE_COLUMNS = { price_kurus, choices, personal_texts, shown_from };

/** The events of these products that changed a price, what is paid for a choice, or whether visitors see them, from new to old. */
const priceEventsOf = (reading: Reading, ids: readonly string[]) =>
  eventsOf(reading, PRODUCTS, ids).where((eb) =>
    eb.or(namesOf(PRICE_COLUMNS).map((column) => eb("changes", "like", `%"${column}"%`))),
  );

/** `events` are sorted from new to old. */
function revisedParts(product: RevisedParts, events: readonly EventRow[]): RevisedPrices<RevisedParts> {
  const told = events.map((event) => ({ event, changed: Object.entries(columnChanges(event)).filter(isOfPrice) }));
  let row = columnsOf(PRICE_COLUMNS, {
    ...product,
    choices: [...product.choices],
    personalTexts: [...product.personalTexts],
  });
  // The events were read after the product, so they may have newer prices.
  for (const { changed } of told.toReversed()) {
    row = { ...row, ...Object.fromEntries(changed.map(([column, [, after]]) => [column, after])) };
  }
  const price = fieldsOf(PRICE_COLUMNS, row);
  const changes: RevisedChange<RevisedParts>[] = [];
  for (const { event, changed } of told) {
    const after = fieldsOf(PRICE_COLUMNS, row);
    row = { ...row, ...Object.fromEntries(changed.map(([column, [before]]) => [column, before])) };
    const { at, revision } = event;
    if (changed.length > 0) changes.unshift({ at, revision, before: fieldsOf(PRICE_COLUMNS, row), after });
  }
  return { price, changes };
}

const isOfPrice = ([column]: [string, unknown]): boolean => column in PRICE_COLUMNS;

/** Reads by time, which has an index, because visitors' requests need this too. */
async function oldestEvent(reading: Reading): Promise<KnownSince> {
  const oldest = await reading
    .selectFrom("events")
    .select(["revision", "at"])
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return oldest && { revision: Number(oldest.revision), at: oldest.at };
}

const inTrash = (reading: Reading, now: Date) =>
  reading.selectFrom("products").where("deleted_at", "is not", null).where("deleted_at", ">", daysAgo(TRASH_DAYS, now));

/** More than one screen shows. */
const LIST_LIMIT = 200;

export async function listRemoved(reading: Reading, now: Date, limit = LIST_LIMIT): Promise<Trash> {
  const { total } = await inTrash(reading, now)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await inTrash(reading, now)
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("revision", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const removed = rows.flatMap((row) =>
    row.deleted_at === null ? [] : [{ product: productOf(row), removedAt: row.deleted_at }],
  );
  return { removed, total: Number(total) };
}

const removedIds = async (reading: Reading, now: Date): Promise<string[]> =>
  (await inTrash(reading, now).select("id").orderBy("deleted_at").execute()).map(({ id }) => id);

type Restoring = { ids: readonly string[] | undefined; by: Author; now: Date };

export const restore = (store: Store, { ids, by, now }: Restoring): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const chosen = await rowsOf(trx, PRODUCTS, ids ?? (await removedIds(trx, now)));
    const rows = chosen.filter((row) => row.deleted_at !== null);
    if (rows.length === 0) throw new ShopError("not-found", "Bu ürünler artık çöp kutusunda değil");
    const changes = rows.map((row) => ({ row, next: { deleted_at: null } }));
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "bring-back", by }, changes);
    await requireLivingCategories(trx);
    return { step, count };
  });

/** Deletes the products that have been in the trash too long, with their addresses, and the old events. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  const trashEnd = daysAgo(TRASH_DAYS, now);
  const eventEnd = daysAgo(EVENT_DAYS, now);
  if (await isEverythingOld(store.read, now)) return;
  const expired = await store.read
    .selectFrom("products")
    .select("id")
    .where("deleted_at", "<=", trashEnd)
    .unionAll((eb) => eb.selectFrom("events").select("id").where("at", "<=", eventEnd))
    .limit(1)
    .executeTakeFirst();
  // Every write makes all cached pages stale.
  if (!expired) return;
  await store.write(async (trx, revision) => {
    await trx
      .deleteFrom("events")
      .where("subject", "=", PRODUCTS.kind)
      .where("subject_id", "in", (eb) => eb.selectFrom("products").select("id").where("deleted_at", "<=", trashEnd))
      .execute();
    await trx.deleteFrom("events").where("at", "<=", eventEnd).execute();
    await trx
      .deleteFrom("planned_prices")
      .where("ends_at", "<=", eventEnd)
      .where("id", "not in", (eb) => eb.selectFrom("products").select("priced_by").where("priced_by", "is not", null))
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom("products")
      .where("deleted_at", "<=", trashEnd)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await writeMeta(trx, "products_deleted", revision);
  });
}
