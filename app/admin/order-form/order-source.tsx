import { z } from "zod";
import "../zod-without-eval.ts";
import { formatPrice } from "../../../domain/money.ts";
import {
  type BookOrder,
  bookOrderSchema,
  isPersonField,
  NEW_ORDER,
  type OrderInput,
  type OrderPatch,
  orderInputSchema,
  orderPatchSchema,
} from "../../../domain/order-book/book-order.ts";
import { customerInWords } from "../../../domain/order-book/customer.ts";
import { PAYMENT_NAMES, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { discountInWords, paymentsInWords } from "../../../domain/order-book/payment-rows.ts";
import { titlesOf } from "../../../domain/plain-text.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-numbers.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { type ParcelPrice, sendingPrice } from "../../../domain/shop/parcel-price.ts";
import { inThisTab } from "../../browser-storage.ts";
import { moment } from "../../ui/moment.ts";
import { randomToken } from "../../ui/random-token.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { isTooFew, orderCalls } from "../order-calls.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { readBy } from "../saved-form/typed-fields.ts";
import { LAST_CARRIER } from "./carrier-field.tsx";
import { MESSAGE_NAMES } from "./need-words.ts";
import { ORDER_PARTS, type OrderPart } from "./order-parts.ts";
import { lineInWords, lineSum, meantCharge, meantLine, typedLines } from "./typed-lines.ts";

/** Fields of the form. Without those of the person, saving takes none of them away (decision 26). */
const shownFields = (fields: readonly string[], hasPersonFields: boolean): string[] =>
  fields.filter((field) => hasPersonFields || !isPersonField(field));

type PartOf = {
  order: BookOrder;
  part: OrderPart;
  userId: string;
  hasPersonFields: boolean;
  /** Called after a save that its customer may want to know of. */
  onMoved: (order: BookOrder) => void;
};

/** Reads and saves one part of an order. Other fields are neither sent nor compared, so a conflict is about these alone. */
export function orderPartSource({
  order,
  part,
  userId,
  hasPersonFields,
  onMoved,
}: PartOf): FormSource<BookOrder, Typed, OrderPatch> {
  const name = `siparis-${order.id}-${part}`;
  const fields = shownFields(ORDER_PARTS[part].fields, hasPersonFields);
  return {
    name,
    fields,
    meant,
    // Half-done typing names a person, so it stays in this tab and ends with it.
    half: halfDoneAt(userId, name, inThisTab),
    read: (typed) => readBy(orderPatchSchema, sent(typed, fields)),
    draftOf: (saved) => valuesOf(saved ?? order),
    find: async (saved) => saved && (await orderCalls.find(saved.id)).order,
    async save(saved, values) {
      const { order: row, step } = await orderCalls.update(saved ?? order, values);
      if (row.carrier !== "") LAST_CARRIER.write(row.carrier);
      if (toldBy(saved ?? order) !== toldBy(row)) onMoved(row);
      return { row, step };
    },
  };
}

/** The step that a message to the customer is about. */
const toldBy = ({ state, carrier, tracking }: BookOrder): string => JSON.stringify([state, carrier, tracking]);

type NewOf = {
  /** The first values, which a paste has begun. */
  begun: OrderInput | undefined;
  /** The owner's price of sending. */
  parcel: ParcelPrice | undefined;
  userId: string;
  onWritten: (order: BookOrder) => void;
};

/** Writes a new order. */
export function newOrderSource({ begun, parcel, userId, onWritten }: NewOf): FormSource<BookOrder, Typed, OrderInput> {
  const name = `siparis-${begun ? "yapistirilan" : "yeni"}`;
  const fields = Object.keys(orderInputSchema.shape);
  const requestKey = randomToken();
  // Told once; who saves the same lines again wants them all the same.
  let refusedLines: string | undefined;
  return {
    name,
    fields,
    meant,
    half: halfDoneAt(userId, name, inThisTab),
    read: (typed) => readBy(orderInputSchema, sent(typed, fields)),
    draftOf: (saved) => valuesOf(saved ?? begun ?? { ...NEW_ORDER, sending: sendingPrice(parcel, 0) }),
    find: async (saved) => saved && (await orderCalls.find(saved.id)).order,
    async save(_, values) {
      const lines = JSON.stringify(values.lines);
      try {
        const { order, step } = await orderCalls.create(values, requestKey, { evenIfGone: lines === refusedLines });
        if (order.carrier !== "") LAST_CARRIER.write(order.carrier);
        onWritten(order);
        return { row: order, step };
      } catch (error) {
        if (isTooFew(error)) refusedLines = lines;
        throw error;
      }
    },
  };
}

/** What the server keeps from a person who may not see it is empty here. */
const valuesOf = (order: BookOrder | OrderInput): Typed => ({
  ...NEW_ORDER,
  ...Object.fromEntries(Object.entries(order).filter(([field]) => Object.hasOwn(NEW_ORDER, field))),
});

/** The typed fields as they are sent. */
function sent(typed: Typed, fields: readonly string[]): Typed {
  const values: Typed = {
    ...typed,
    lines: typedLines(typed.lines).map(meantLine),
    sending: meantCharge(typed.sending),
    fee: meantCharge(typed.fee),
  };
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

const PHONES = ["phone", "senderPhone"];

/** Two spellings of one phone or price are the same. */
function meant(field: string, draft: Typed): unknown {
  const value = draft[field];
  if (field === "lines") return typedLines(value).map(meantLine);
  if (field === "sending" || field === "fee") return meantCharge(value);
  if (typeof value !== "string") return value;
  return (PHONES.includes(field) && normalizePhone(value)) || value.trim();
}

/** Reads the history of an order, and brings an older version back. */
export const orderHistory = ({ id }: Pick<BookOrder, "id">) => ({
  load: () => orderCalls.events(id),
  revert: (event: string) => orderCalls.revert(id, event),
  words: { none: "Bu siparişte henüz bir şey değişmedi." },
});

/** The fields of an order in its history and in a conflict. `agreed`: what the order asked for, where that is known. */
export const orderFields = (agreed: number | undefined): FieldShow => ({
  titleOf: titlesOf(bookOrderSchema),
  say: (field, value, other) => inWords(field, [value, other], agreed),
  gone: (field, before, after) =>
    goneOf(rowsInWords(field, [before, after], agreed), rowsInWords(field, [after, before], agreed)),
});

/** The fields of an order of which only the changes are known. A first payment that pays no order whole is a deposit. */
export const changedOrderFields = (changes: Readonly<Record<string, unknown>>): FieldShow =>
  orderFields(isOfFirstPayment(changes.payments) && !("paid" in changes) ? Number.POSITIVE_INFINITY : undefined);

const isOfFirstPayment = (change: unknown): boolean => {
  const rows = z.object({ before: payments, after: payments }).safeParse(change).data;
  return rows !== undefined && Math.min(rows.before.length, rows.after.length) === 0;
};

const NAMED: Record<string, Record<string, string>> = { state: STATE_NAMES, payment: PAYMENT_NAMES };

function inWords(field: string, [value, other]: readonly [unknown, unknown], agreed: number | undefined): string {
  const rows = rowsInWords(field, [value, other], agreed);
  if (rows) return toldBeside(rows, rowsInWords(field, [other, value], agreed) ?? []);
  if (field === "told") return differing(toldInWords(value), toldInWords(other));
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (typeof value === "number") return formatPrice(value);
  const text = String(value ?? "");
  if (PHONES.includes(field)) return showPhone(text);
  if (field === "customer" && text !== "") return customerInWords(text);
  if (field === "day" && text !== "") return dateInWords(text);
  return NAMED[field]?.[text] ?? text;
}

/** The rows that the other version has not. Where one version only has fewer rows, both are told whole, because it is not empty. */
function toldBeside(words: readonly string[], others: readonly string[]): string {
  const [own, theirs] = [differing(words, others), differing(others, words)];
  return own === "" || theirs === "" ? words.join("\n") : own;
}

/** The rows that the other version has not, if it has no row of its own, but some. */
function goneOf(words: readonly string[] = [], left: readonly string[] = []): string | undefined {
  return left.length > 0 && differing(left, words) === "" ? differing(words, left) : undefined;
}

/** Rows of money and goods in words. Undefined for another field. */
function rowsInWords(field: string, [value, other]: readonly [unknown, unknown], agreed: number | undefined) {
  if (field === "lines") return linesInWords(value);
  if (field === "payments") return paymentRowsInWords([value, other], agreed);
  return field === "discounts" ? discountRowsInWords(value) : undefined;
}

const differing = (words: readonly string[], others: readonly string[]): string =>
  words.filter((one) => !others.includes(one)).join("\n");

const { payments, discounts, told } = orderInputSchema.shape;

/** `Onay mesajı, 28 Kasım 14:05`, one a line. */
const toldInWords = (value: unknown): string[] =>
  (told.safeParse(value).data ?? []).map(({ what, at }) => `${MESSAGE_NAMES[what]}, ${moment(at)}`);

/** A payment keeps the title that it has among more rows, so that it is the same payment in both versions. */
function paymentRowsInWords(versions: readonly [unknown, unknown], agreed: number | undefined): string[] {
  const [rows, others] = versions.map((version) => payments.safeParse(version).data ?? []);
  if (!rows || !others) return [];
  return paymentsInWords(rows, agreed, rows.length < others.length ? others : rows);
}

const discountRowsInWords = (value: unknown): string[] => (discounts.safeParse(value).data ?? []).map(discountInWords);

const linesInWords = (value: unknown): string[] =>
  typedLines(value).map((line) =>
    [
      `${lineInWords(line)}, ${formatPrice(lineSum(line) ?? 0)}`,
      line.discount && discountInWords(line.discount),
      backInWords(line),
    ]
      .filter(Boolean)
      .join(", "),
  );

/** `1 adet geri geldi, 1 adet rafta`. */
const backInWords = ({ returned = 0, shelved = 0 }: { returned?: number | undefined; shelved?: number | undefined }) =>
  [returned > 0 && `${returned} adet geri geldi`, shelved > 0 && `${shelved} adet rafta`].filter(Boolean).join(", ");
