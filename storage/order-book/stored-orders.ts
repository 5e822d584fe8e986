import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { chosenOf, marksOf, valueMark } from "../../domain/choice/chosen.ts";
import { countedUnder } from "../../domain/choice/counted-together.ts";
import { partsOf } from "../../domain/choice/options.ts";
import { ShopError } from "../../domain/error.ts";
import { type Author, mayChangePrices, maySeePersons } from "../../domain/ledger.ts";
import { lineName } from "../../domain/order/cart.ts";
import {
  type OrderInput,
  type OrderLine,
  type OrderPatch,
  saidAboutPerson,
} from "../../domain/order-book/book-order.ts";
import { asMeant } from "../../domain/order-book/order-rights.ts";
import type { OrderStore, Parcel, SavedOrder } from "../../domain/order-book/order-store.ts";
import { isLeaving, takesParcel, trackingKey } from "../../domain/parcels/tracking-numbers.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { columnsOf, type Stored } from "../columns.ts";
import { type ColumnChanges, eventsOf } from "../ledger/listed-events.ts";
import { requireReach, type SubjectRow, withinReach } from "../ledger/subject.ts";
import { removeRow, tracked } from "../ledger/tracked.ts";
import { createRow } from "../ledger/written-steps.ts";
import { readMeta, writeMeta } from "../meta.ts";
import { OWNERS_ORDER_COLUMNS, PERSON_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRecord, Tables } from "../tables.ts";
import { forgetPerson, removeExpiredOrders } from "./blotted-persons.ts";
import { countPieces, type Short } from "./counted-orders.ts";
import { joinCustomers, listCustomer, noteCustomer, partCustomer } from "./customer-steps.ts";
import { customerOfNew } from "./customers.ts";
import { searchOrders } from "./found-orders.ts";
import { changeAll, tellAll } from "./many-orders.ts";
import { pricedByShop } from "./new-order-prices.ts";
import { countedOrders } from "./order-consequences.ts";
import { listDay } from "./order-day.ts";
import { findOrderPage } from "./order-pages.ts";
import { derivedColumns, newPageKey, ORDERS, orderOf, settledColumns } from "./order-subject.ts";
import { refuseShared } from "./shared-tracking.ts";
import { createSummedDays } from "./summed-days.ts";
import { everyOrder, listPicking } from "./whole-book.ts";
import { firstOrdersOf, messageFingerprint } from "./written-messages.ts";

/** `first` are the sections that are not saved. */
export function createOrders(store: Store, first: Sections): OrderStore {
  const subject = countedOrders(first);
  const orders = tracked(subject, (row) => ({ order: orderOf(row) }));
  return {
    create: (sent, by, requestKey, { unlessWritten, evenIfGone } = {}) =>
      store.write(async (trx, revision) => {
        const at = new Date().toISOString();
        const input = mayChangePrices(by) ? sent : await pricedByShop(trx, sent, first);
        const given = columnsOf(OWNERS_ORDER_COLUMNS, { ...input, customer: "", customerNote: "" });
        const columns = { ...given, ...settledColumns(undefined, given, at) };
        requireReach(ORDERS, by, writtenMoney(columns));
        if (requestKey !== undefined) {
          const earlier = await trx
            .selectFrom("orders")
            .selectAll()
            .where("request_id", "=", requestKey)
            .executeTakeFirst();
          if (earlier) return readRepeated(trx, earlier, columns);
        }
        if (unlessWritten) await refuseWritten(trx, input.pasted);
        const row: OrderRecord = {
          ...columns,
          ...derivedColumns(columns),
          ...(await customerOfNew(trx, columns)),
          id: randomUUID(),
          number: await nextNumber(trx),
          wrote_at: at,
          state_at: at,
          deleted_at: null,
          blotted_at: null,
          page_key: newPageKey(),
          request_id: requestKey ?? null,
          taken: "[]",
          fingerprint: messageFingerprint(input.pasted),
          revision,
        };
        await refuseShared(trx, [row], OF_ONE_ORDER);
        const step = await createRow(trx, subject, { row, at, by });
        const [short] = await countPieces(trx, revision, { step, by, changes: [{ after: row }] }, first);
        if (short && !evenIfGone) throw tooFew(input, short);
        return { order: orderOf(row), step };
      }),

    find: async (id) => (await orders.find(store.read, id)).order,
    findPage: (key) => findOrderPage(store.read, key),
    update: (id, input, saving) =>
      orders.update(store, { id, ...saving }, async (row, trx) => {
        const next = nextColumns(row, asMeant(saving.by, orderOf(row), input), saving.by);
        await refuseShared(
          trx,
          newlySent([row], () => next),
          OF_ONE_ORDER,
        );
        return next;
      }),

    changeState: (seen, state, by) => changeAll(store, subject, seen, () => ({ state }), by),
    changePaid: (seen, paid, by) => changeAll(store, subject, seen, () => ({ paid }), by),
    changeTracking: async (parcels, carrier, by, { evenIfShared = false, isSent = false } = {}) => {
      const nextOf = trackingOf(parcels, { carrier, isSent }, by);
      return changeAll(store, subject, parcels, nextOf, by, async (trx, rows) => {
        if (!evenIfShared) await refuseShared(trx, newlySent(rows, nextOf), { code: "conflict" });
      });
    },

    tell: (ids, what, by) => tellAll(store, subject, { ids, what }, by),

    remove: (id, saving) => removeRow(store, subject, { id, ...saving }),
    listEvents: (id) => orders.listEvents(store.read, id),
    revertTo: (id, eventId, by) => orders.revert(store, { id, eventId, by }),
    search: (search, among) => searchOrders(store, search, among),
    findWritten: (texts) => firstOrdersOf(store.read, texts),
    sums: createSummedDays(store),
    listPicking: (states, among) => listPicking(store.read, states, among),
    listDay: (among) => listDay(store, among),
    every: () => everyOrder(store.read),
    listCustomer: (id) => store.snapshot((reading) => listCustomer(reading, id)),
    noteCustomer: (about, by) => noteCustomer(store, about, by),
    joinCustomers: (about, by) => joinCustomers(store, about, by),
    partCustomer: (id, by) => partCustomer(store, id, by),
    forget: (id, by) => forgetPerson(store, { id, by }),
    removeExpired: (expiry) => removeExpiredOrders(store, expiry),
  };
}

/** The tracking number leads to a person (decision 26). Open orders that get one are sent, if that is said. */
function trackingOf(parcels: readonly Parcel[], { carrier, isSent }: { carrier: string; isSent: boolean }, by: Author) {
  if (!maySeePersons(by)) throw new ShopError("invalid", "Takip numaralarını kişileri görebilenler yazar");
  const trackings = new Map(parcels.map(({ id, tracking }) => [id, tracking]));
  return (row: OrderRecord): Partial<OrderInput> & { tracking: string } => {
    const tracking = trackings.get(row.id) ?? "";
    const state = OWNERS_ORDER_COLUMNS.state.read(row.state);
    if (!takesParcel({ state, blottedAt: row.blotted_at })) {
      const reason = row.blotted_at === null ? `#${row.number} iptal edildi, takip numarası almaz` : PERSON_GONE;
      throw new ShopError("invalid", reason, { field: "tracking" });
    }
    const sent = isLeaving({ state, tracking }, isSent) ? { state: "sent" as const } : {};
    return { tracking, ...(carrier !== "" && { carrier }), ...sent };
  };
}

/** The rows that get another tracking number. A number that two people had before is not asked about again. */
const newlySent = (rows: readonly OrderRecord[], nextOf: (row: OrderRecord) => { tracking?: string }) =>
  rows.flatMap((row) => {
    const { tracking = row.tracking } = nextOf(row);
    return trackingKey(tracking) === trackingKey(row.tracking) ? [] : [{ ...row, tracking }];
  });

/** One order's form has no way to insist. */
const OF_ONE_ORDER = {
  code: "invalid",
  hint: ". Paketleri gerçekten birlikteyse ikisini seçip “Takip numaraları”ndan yaz",
} as const;

/** Two people can paste the same message at the same time. The lock of the write lets the second one see the first order. */
async function refuseWritten(reading: Reading, pasted: string): Promise<void> {
  const [written] = await firstOrdersOf(reading, [pasted]);
  if (!written) return;
  throw new ShopError("conflict", `Bu mesaj az önce deftere yazıldı: #${written.number}`, { field: "pasted" });
}

/** The refusal of an order that asks for more than is left. Another person may just have sold the last piece. */
function tooFew({ lines }: OrderInput, { productId, mark, left }: Short): ShopError {
  const ofProduct = lines.filter((line) => line.productId === productId);
  const line = ofProduct.find((line) => countedUnder(marksOf(chosenOf(line))).includes(mark)) ?? ofProduct[0];
  const what = line ? lineName(partOf(line, mark)) : "";
  const why = left === 0 ? "Son parça az önce başka bir siparişe yazıldı" : `Yalnız ${left} adet kaldı`;
  return new ShopError("conflict", `${why}: ${what}. Yine de yazarsan adedi 0 kalır.`, { field: "lines" });
}

/** The line without any color or value but those that the mark stands for. */
const partOf = ({ name, ...chosen }: OrderLine, mark: string) => ({
  name,
  values: chosenOf(chosen).values?.filter(({ group, id }) => partsOf(mark).includes(valueMark(group, id))),
});

/** A repeated request gets the order of the first one. Another order under the same key is refused. */
async function readRepeated(reading: Reading, row: OrderRecord, columns: Partial<OrderRecord>): Promise<SavedOrder> {
  const { payments: _p, customer: _c, customer_note: _n, ...sent } = columns;
  const isSame = row.deleted_at === null && isDeepStrictEqual({ ...row, ...sent }, { ...row });
  if (!isSame) throw new ShopError("conflict", "Bu sipariş az önce yazıldı; listeden açıp düzenleyebilirsin");
  const creation = await eventsOf(reading, ORDERS, [row.id]).where("kind", "=", "create").executeTakeFirstOrThrow();
  return { order: orderOf(row), step: creation.step_id };
}

const PERSON_GONE = "Bu siparişin kişi bilgileri silindi, yenisi yazılmaz";

/** The payments of a new order. Its discounts are the owner's, or those of a campaign (`pricedByShop`). */
const writtenMoney = ({ payments }: Pick<OrderRecord, "payments">): ColumnChanges =>
  payments === NO_ROWS ? {} : { payments: [NO_ROWS, payments] };

const NO_ROWS = "[]";

function nextColumns(row: OrderRecord, input: OrderPatch, by: Author): Partial<OrderRecord> {
  const field = row.blotted_at === null || !maySeePersons(by) ? undefined : saidAboutPerson(input);
  if (field) throw new ShopError("invalid", PERSON_GONE, { field });
  const { told: _t, ...columns } = columnsOf(OWNERS_ORDER_COLUMNS, input);
  if (!maySeePersons(by)) refusePersons(row, columns);
  return withinReach(ORDERS, by, columns);
}

/** An author who may not see persons was sent blanks, and may send them back with a whole order. Other values would be lost silently. */
function refusePersons(row: SubjectRow, columns: Readonly<Record<string, Stored | undefined>>): void {
  const changed = Object.entries(PERSON_COLUMNS).find(([name]) => !["", undefined, row[name]].includes(columns[name]));
  if (!changed) return;
  const [, { field }] = changed;
  throw new ShopError("forbidden", "Kişi bilgilerini yalnız dükkân sahibi değiştirebilir", { field });
}

/** A number is given once. The lock of the write keeps two orders from getting the same. */
export async function nextNumber(trx: Transaction<Tables>, above = 0): Promise<number> {
  const { highest } = await trx
    .selectFrom("orders")
    .select((eb) => eb.fn.max("number").as("highest"))
    .executeTakeFirstOrThrow();
  const last = await readMeta(trx, "order_number");
  const number = Math.max(highest ?? 0, last ?? 0, above) + 1;
  await writeMeta(trx, "order_number", number);
  return number;
}
