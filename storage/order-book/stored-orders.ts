import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ShopError } from "../../domain/error.ts";
import { type Author, maySeePersons } from "../../domain/ledger/author.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { saidAboutPerson } from "../../domain/order-book/order-person.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";
import type { OrderStore, SavedOrder, SeenOrder } from "../../domain/order-book/order-store.ts";
import { columnsOf } from "../columns.ts";
import { changesBackTo, eventsOf, listEvents } from "../ledger/listed-events.ts";
import { isRemoved, requireRow, rowsOf } from "../ledger/subject.ts";
import { changesSomething, writeCreation, writeStep } from "../ledger/written-steps.ts";
import { OWNERS_ORDER_COLUMNS, PERSON_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRow } from "../tables.ts";
import { forgetPerson } from "./blotted-persons.ts";
import { everyOrder, listPicking, sumOrders } from "./every-order.ts";
import { removeExpiredOrders } from "./expired-orders.ts";
import { searchOrders } from "./found-orders.ts";
import { findWritten, messageFingerprint } from "./message-fingerprint.ts";
import { nextNumber } from "./order-numbers.ts";
import { orderOf } from "./order-row.ts";
import { derivedColumns, ORDERS } from "./order-subject.ts";
import { listUrgent } from "./urgent-orders.ts";

export const createOrders = (store: Store): OrderStore => ({
  create: (input, by, requestKey, unlessWritten) => create(store, { input, by, requestKey, unlessWritten }),

  async find(id) {
    return orderOf(await requireRow(store.read, ORDERS, { id }));
  },

  update: (id, input, { by, expectedRevision }) =>
    store.write(async (trx, revision) => {
      const row = await requireRow(trx, ORDERS, { id, expectedRevision });
      const change = { row, next: nextColumns(row, input, by) };
      if (!changesSomething(ORDERS, change)) return { order: orderOf(row), step: undefined };
      const { step, rows } = await writeStep(trx, revision, { subject: ORDERS, kind: "change", by }, [change]);
      return { order: orderOf(rows[0] ?? row), step };
    }),

  changeState: (orders, state, by) => changeState(store, { orders, state, by }),

  remove: (id, { by, expectedRevision }) =>
    store.write(async (trx, revision) => {
      const row = await requireRow(trx, ORDERS, { id, expectedRevision });
      const next = { deleted_at: new Date().toISOString() };
      const { step, count } = await writeStep(trx, revision, { subject: ORDERS, kind: "remove", by }, [{ row, next }]);
      return { step, count };
    }),

  listEvents: (id) => listEvents(store.read, ORDERS, id),

  revertTo: (id, eventId, by) =>
    store.write(async (trx, revision) => {
      const row = await requireRow(trx, ORDERS, { id });
      const columns = await changesBackTo(trx, ORDERS, { id, eventId });
      const next = maySeePersons(by) ? columns : withoutPersonColumns(columns);
      const { step, rows } = await writeStep(trx, revision, { subject: ORDERS, kind: "revert", by }, [{ row, next }]);
      return { order: orderOf(rows[0] ?? row), step };
    }),

  search: (search, among) => searchOrders(store, search, among),
  findWritten: (texts) => findWritten(store.read, texts),
  sums: (span) => sumOrders(store.read, span),
  listPicking: (states) => listPicking(store.read, states),
  listUrgent: (now) => listUrgent(store.read, now),
  every: () => everyOrder(store.read),
  forget: (id, by) => forgetPerson(store, { id, by }),
  removeExpired: (expiry) => removeExpiredOrders(store, expiry),
});

type NewOrder = { input: OrderInput; by: Author; requestKey: string | undefined; unlessWritten: boolean | undefined };

const create = (store: Store, { input, by, requestKey, unlessWritten }: NewOrder): Promise<SavedOrder> =>
  store.write(async (trx, revision) => {
    const columns = columnsOf(OWNERS_ORDER_COLUMNS, input);
    if (requestKey !== undefined) {
      const earlier = await trx
        .selectFrom("orders")
        .selectAll()
        .where("request_id", "=", requestKey)
        .executeTakeFirst();
      if (earlier) return readRepeated(trx, earlier, columns);
    }
    if (unlessWritten) await refuseWritten(trx, input.pasted);
    const at = new Date().toISOString();
    const row: OrderRow = {
      ...columns,
      ...derivedColumns(columns),
      id: randomUUID(),
      number: await nextNumber(trx),
      wrote_at: at,
      state_at: at,
      deleted_at: null,
      blotted_at: null,
      request_id: requestKey ?? null,
      fingerprint: messageFingerprint(input.pasted),
      revision,
    };
    await trx.insertInto("orders").values(row).execute();
    const step = await writeCreation(trx, ORDERS, { row, at, by });
    return { order: orderOf(row), step };
  });

/** Two people can paste the same message at the same time; the lock of the write puts them in a row. */
async function refuseWritten(reading: Reading, pasted: string): Promise<void> {
  const [written] = await findWritten(reading, [pasted]);
  if (!written) return;
  throw new ShopError("conflict", `Bu mesaj az önce deftere yazıldı: #${written.number}`, { field: "pasted" });
}

/** A repeated request gets the order of the first one. Another order under the same key is refused. */
async function readRepeated(reading: Reading, row: OrderRow, columns: Partial<OrderRow>): Promise<SavedOrder> {
  const isSame = row.deleted_at === null && isDeepStrictEqual({ ...row, ...columns }, { ...row });
  if (!isSame) throw new ShopError("conflict", "Bu sipariş az önce yazıldı; listeden açıp düzenleyebilirsin");
  const creation = await eventsOf(reading, ORDERS, [row.id]).where("kind", "=", "create").executeTakeFirstOrThrow();
  return { order: orderOf(row), step: creation.step_id };
}

function nextColumns(row: OrderRow, input: OrderInput, by: Author): Partial<OrderRow> {
  const columns = columnsOf(OWNERS_ORDER_COLUMNS, input);
  if (!maySeePersons(by)) return withoutPersonColumns(columns);
  const field = row.blotted_at === null ? undefined : saidAboutPerson(input);
  if (field) throw new ShopError("invalid", "Bu siparişin kişi bilgileri silindi, yenisi yazılmaz", { field });
  return columns;
}

const withoutPersonColumns = (columns: Partial<OrderRow>): Partial<OrderRow> =>
  Object.fromEntries(Object.entries(columns).filter(([column]) => !(column in PERSON_COLUMNS)));

type StateChange = { orders: readonly SeenOrder[]; state: OrderState; by: Author };

const changeState = (store: Store, { orders, state, by }: StateChange) =>
  store.write(async (trx, revision) => {
    const seen = new Map(orders.map(({ id, revision }) => [id, revision]));
    const rows = await rowsOf(trx, ORDERS, [...seen.keys()]);
    if (rows.filter((row) => !isRemoved(ORDERS, row)).length < seen.size) {
      throw new ShopError("not-found", ORDERS.refusals.missing);
    }
    if (rows.some((row) => (seen.get(row.id) ?? row.revision) !== row.revision)) {
      throw new ShopError("conflict", ORDERS.refusals.changed);
    }
    const changes = rows.map((row) => ({ row, next: { state } })).filter((change) => changesSomething(ORDERS, change));
    const { step, count } = await writeStep(trx, revision, { subject: ORDERS, kind: "change", by }, changes);
    return { step, count, revision };
  });
