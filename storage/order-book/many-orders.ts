import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import { MAX_TOLD, type OrderInput } from "../../domain/order-book/book-order.ts";
import type { SeenOrder } from "../../domain/order-book/order-store.ts";
import type { ToldKind } from "../../domain/order-book/told-messages.ts";
import { columnsOf } from "../columns.ts";
import { requireSeen } from "../ledger/seen-rows.ts";
import { isRemoved, rowsOf, type Subject } from "../ledger/subject.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { ORDERS } from "./order-subject.ts";

/** Changes all orders or none, in one step. */
export const changeAll = (
  store: Store,
  subject: Subject<OrderRecord>,
  seen: readonly SeenOrder[],
  nextOf: (row: OrderRecord) => Partial<OrderInput>,
  by: Author,
  check: (trx: Reading, rows: readonly OrderRecord[]) => Promise<void> = async () => {},
) =>
  store.write(async (trx, revision) => {
    const revisions = new Map(seen.map(({ id, revision }) => [id, revision]));
    const rows = await rowsOf(trx, ORDERS, [...revisions.keys()]);
    if (rows.filter((row) => !isRemoved(row)).length < revisions.size) {
      throw new ShopError("not-found", ORDERS.refusals.missing);
    }
    for (const row of rows) await requireSeen(trx, ORDERS, row, revisions.get(row.id));
    await check(trx, rows);
    const changes = rows
      .map((row) => ({ row, next: columnsOf(OWNERS_ORDER_COLUMNS, nextOf(row)) }))
      .filter((change) => changesSomething(ORDERS, change));
    const { step, count } = await writeStep(trx, revision, { subject, kind: "change", by }, changes);
    return { step, count, revision };
  });

/** Each order gets a mark of its own beside those that it has. */
export function tellAll(
  store: Store,
  subject: Subject<OrderRecord>,
  { ids, what }: { ids: readonly string[]; what: ToldKind },
  by: Author,
) {
  const seen = ids.map((id) => ({ id }));
  return changeAll(store, subject, seen, ({ told }) => ({ told: withMark(TOLD.read(told), what) }), by);
}

const { told: TOLD } = OWNERS_ORDER_COLUMNS;

const withMark = (told: OrderInput["told"], what: ToldKind): OrderInput["told"] =>
  [...told, { what, at: new Date().toISOString() }].slice(-MAX_TOLD);
