import { randomBytes, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { Trouble } from "../../domain/ledger.ts";
import { toKurus, toLira } from "../../domain/money.ts";
import { type BookOrder, hasPlace, orderInputSchema } from "../../domain/order-book/book-order.ts";
import { brokenSum, moneyOf, orderTotal, type PaymentRow, settled } from "../../domain/order-book/order-money.ts";
import { hushed } from "../../domain/order-book/order-rights.ts";
import { personWords, soldWords } from "../../domain/order-book/order-search-words.ts";
import { payingWay } from "../../domain/order-book/order-states.ts";
import { LISTED_LINES, type ListedOrder } from "../../domain/order-book/order-store.ts";
import { paymentsBack } from "../../domain/order-book/payment-rows.ts";
import { type Told, toldWithout, untoldParcel } from "../../domain/order-book/told-messages.ts";
import { titlesOf } from "../../domain/plain-text.ts";
import { fieldsOf, namesOf, type RowOf, type Stored, timeColumn } from "../columns.ts";
import { unreadTrouble } from "../ledger/refused-rows.ts";
import { REMOVAL, type Subject, upsert } from "../ledger/subject.ts";
import { linesIn, ORDER_COLUMNS, OWNERS_ORDER_COLUMNS, PERSON_COLUMNS, type StoredLine } from "../order-columns.ts";
import type { OrderRecord } from "../tables.ts";
import { customerAfter } from "./customers.ts";
import { stateSince } from "./state-since.ts";
import { messageFingerprint } from "./written-messages.ts";

const titleOf = titlesOf(orderInputSchema);

const MOMENTS = { wrote_at: timeColumn("wroteAt"), state_at: timeColumn("stateAt") };

export const ORDERS: Subject<OrderRecord> = {
  kind: "order",
  columns: ORDER_COLUMNS,
  shared: [],
  prices: ["sending_kurus", "fee_kurus"],
  notes: ["told", "customer", "customer_note"],
  entries: {
    told: (now, [before, after]) =>
      TOLD.write(toldWithout(readTold(now), { before: readTold(before), after: readTold(after) })),
    payments: (now, [before, after]) =>
      PAYMENTS.write(paymentsBack(readPayments(now), { before: readPayments(before), after: readPayments(after) })),
  },
  withPrices: { payments: "Ödemeyi", discounts: "İndirimi", [REMOVAL]: "Siparişin silinmesini" },
  /** A line's price was agreed in the chat. An author without the right to prices may change pieces and choices, and remove lines. */
  repriced: ({ lines: [before, after] = [null, null] }) =>
    linesIn(String(after)).every((line) => linesIn(String(before)).some((known) => isPricedAlike(known, line)))
      ? undefined
      : "lines",
  persons: Object.keys(PERSON_COLUMNS),
  hushed,
  refusals: { missing: "Sipariş bulunamadı", changed: "Bu sipariş az önce başka bir yerde değişti, sayfayı yenile" },
  /** The person is left out, because the history is read and copied where orders are not. */
  nameOf: ({ number }) => `${number} numaralı sipariş`,
  many: "sipariş",
  trouble: (row) =>
    unreadTrouble({ ...ORDER_COLUMNS, ...MOMENTS }, row, (field) => titleOf(field) ?? "Tarihi") ?? moneyTrouble(row),

  read: (reading, ids) => reading.selectFrom("orders").selectAll().where("id", "in", ids).execute(),

  write: (trx, rows) => upsert(trx, "orders", rows),

  async derive(trx, { before, after, at, isUndo }) {
    const paid = settledColumns(before, after, at);
    return {
      ...after,
      ...paid,
      ...derivedColumns({ ...after, ...paid }),
      // Lines that cannot be read keep their sums and their words.
      ...(!OWNERS_ORDER_COLUMNS.lines.isReadable(after.lines) && {
        total_kurus: after.total_kurus,
        left_kurus: after.left_kurus,
        words: after.words,
      }),
      ...(isParcelNew(before, after) && { told: TOLD.write(untoldParcel(TOLD.read(after.told))) }),
      state_at: after.state === before.state ? after.state_at : (isUndo && (await stateSince(trx, after))) || at,
      ...(await customerAfter(trx, before, after)),
      page_key: after.page_key === "" && after.blotted_at === null ? newPageKey() : after.page_key,
      fingerprint: after.pasted === before.pasted ? after.fingerprint : messageFingerprint(after.pasted),
    };
  },
};

/** Nobody can guess it: 128 random bits. */
export const newPageKey = (): string => randomBytes(16).toString("base64url");

const { told: TOLD, payments: PAYMENTS } = OWNERS_ORDER_COLUMNS;

/** An undo brings its marks with it. */
const isParcelNew = (before: OrderRecord, after: OrderRecord): boolean =>
  !["", before.tracking].includes(after.tracking) && after.told === before.told;

const readTold = (stored: Stored): Told[] => TOLD.read(String(stored));

const readPayments = (stored: Stored): PaymentRow[] => PAYMENTS.read(String(stored));

/** The rule of its sums that an order breaks. Its words and fields stand as those of values that cannot be read. */
function moneyTrouble(row: OrderRecord): Trouble | undefined {
  const broken = brokenSum(fieldsOf(OWNERS_ORDER_COLUMNS, row));
  if (!broken) return undefined;
  const { field, words, isTooBig } = broken;
  return { words, fields: [{ field, title: titleOf(field) ?? "" }], ...(isTooBig && { isUnstorable: true }) };
}

const isPricedAlike = (one: StoredLine, other: StoredLine): boolean =>
  one.productId === other.productId &&
  one.kurus === other.kurus &&
  isDeepStrictEqual(one.discount, other.discount) &&
  (one.productId !== null || one.name === other.name);

/** The payments and the mark of an order after a change of either, or of what is to pay. */
export function settledColumns(
  before: OrderRecord | undefined,
  after: RowOf<typeof OWNERS_ORDER_COLUMNS>,
  at: string,
): Pick<OrderRecord, "payments" | "paid"> {
  const order = fieldsOf(OWNERS_ORDER_COLUMNS, after);
  const way = payingWay(order);
  const next = settled(before && fieldsOf(OWNERS_ORDER_COLUMNS, before), order, {
    id: randomUUID(),
    way,
    day: istanbulDate(new Date(at)),
  });
  const isKept = next.payments === order.payments;
  return {
    payments: isKept ? after.payments : OWNERS_ORDER_COLUMNS.payments.write(next.payments),
    paid: OWNERS_ORDER_COLUMNS.paid.write(next.paid),
  };
}

/** The columns that follow from the lines, the payments and the person. */
export function derivedColumns(
  row: RowOf<typeof OWNERS_ORDER_COLUMNS>,
): Pick<OrderRecord, "total_kurus" | "left_kurus" | "words" | "person_words"> {
  const lines = linesIn(row.lines);
  const order = fieldsOf(OWNERS_ORDER_COLUMNS, row);
  return {
    total_kurus: toKurus(orderTotal(order.lines)),
    left_kurus: toKurus(moneyOf(order).left),
    words: soldWords(lines),
    person_words: personWords({ ...row, senderName: row.sender_name, senderPhone: row.sender_phone, lines }),
  };
}

/** An order's field that has no column does not compile. */
export const orderOf = (row: OrderRecord): BookOrder => ({
  ...fieldsOf(OWNERS_ORDER_COLUMNS, row),
  ...derivedFields(row),
});

const DERIVED_COLUMNS = [
  "id",
  "number",
  "total_kurus",
  "wrote_at",
  "state_at",
  "blotted_at",
  "page_key",
  "revision",
] as const;

const { address: _a, card_note: _c, customer_note: _n, pasted: _p, lines: _l, ...LISTED } = OWNERS_ORDER_COLUMNS;

/** The columns of a listed order. No list shows the long texts, and of the address only whether it is known. */
export const LISTED_COLUMNS = [...namesOf(LISTED), "lines", "address", "left_kurus", ...DERIVED_COLUMNS] as const;

export function listedOrderOf(row: Pick<OrderRecord, (typeof LISTED_COLUMNS)[number]>): Omit<ListedOrder, "nth"> {
  const lines = linesIn(row.lines);
  const { payments, discounts, ...listed } = fieldsOf(LISTED, row);
  const priced = { ...listed, payments, discounts, lines: OWNERS_ORDER_COLUMNS.lines.read(row.lines) };
  return {
    ...listed,
    ...derivedFields(row),
    hasAddress: row.address !== "",
    hasPlace: hasPlace(listed),
    ...listedMoney(moneyOf(priced)),
    lines: lines.slice(0, LISTED_LINES).map(({ productId, name, color, values, asked, quantity }) => ({
      productId,
      name,
      color,
      values,
      asked,
      quantity,
    })),
    lineCount: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const listedMoney = ({ toPay, left }: ReturnType<typeof moneyOf>) => ({ toPay, left });

const derivedFields = (row: Pick<OrderRecord, (typeof DERIVED_COLUMNS)[number]>) => ({
  id: row.id,
  number: row.number,
  total: toLira(row.total_kurus),
  ...fieldsOf(MOMENTS, row),
  blottedAt: row.blotted_at,
  pageKey: row.page_key,
  revision: row.revision,
});
