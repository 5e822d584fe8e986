import "../zod-without-eval.ts";
import { formatPrice } from "../../../domain/money.ts";
import {
  type BookOrder,
  NEW_ORDER,
  type OrderInput,
  orderInputSchema,
  personSchema,
} from "../../../domain/order-book/book-order.ts";
import { PAYMENT_NAMES, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { titlesOf } from "../../../domain/plain-text.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-numbers.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { type ParcelPrice, sendingPrice } from "../../../domain/shop/parcel-price.ts";
import { inThisTab } from "../../browser-storage.ts";
import { randomToken } from "../../ui/random-token.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { isTooFew, orderCalls } from "../order-calls.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { readBy } from "../saved-form/typed-fields.ts";
import { LAST_CARRIER } from "./carrier-field.tsx";
import { lineInWords, lineSum, meantCharge, meantLine, typedLines } from "./typed-lines.ts";

const PERSON_FIELDS = Object.keys(personSchema.shape);

/** The fields of the form. Without those of the person, saving takes none of them away (decision 26). */
const orderFields = (hasPersonFields: boolean): string[] =>
  Object.keys(orderInputSchema.shape).filter((field) => hasPersonFields || !PERSON_FIELDS.includes(field));

type SourceOf = {
  /** Undefined for a new one. */
  order: BookOrder | undefined;
  /** The first values of a new order. */
  begun: OrderInput | undefined;
  /** The owner's price of sending. */
  parcel: ParcelPrice | undefined;
  userId: string;
  hasPersonFields: boolean;
  /** Called after a save that its customer may want to know of. */
  onMoved: (order: BookOrder) => void;
};

/** Reads and saves an order for its form; without an order it writes a new one. */
export function orderSource({
  order,
  begun,
  parcel,
  userId,
  hasPersonFields,
  onMoved,
}: SourceOf): FormSource<BookOrder, Typed, OrderInput> {
  const name = `siparis-${order?.id ?? (begun ? "yapistirilan" : "yeni")}`;
  const fields = orderFields(hasPersonFields);
  const requestKey = randomToken();
  let told = order && toldBy(order);
  // Told once; who saves the same lines again wants them all the same.
  let refusedLines: string | undefined;
  const create = (values: OrderInput) => {
    const lines = JSON.stringify(values.lines);
    return orderCalls.create(values, requestKey, { evenIfGone: lines === refusedLines }).catch((error: unknown) => {
      if (isTooFew(error)) refusedLines = lines;
      throw error;
    });
  };
  return {
    name,
    fields,
    meant,
    // A half-done order names a person, so it stays in this tab and ends with it.
    half: halfDoneAt(userId, name, inThisTab),
    read: (typed) =>
      readBy(orderInputSchema, {
        ...typed,
        lines: typedLines(typed.lines).map(meantLine),
        sending: meantCharge(typed.sending),
        fee: meantCharge(typed.fee),
      }),
    draftOf: (saved) => valuesOf(saved ?? begun ?? { ...NEW_ORDER, sending: sendingPrice(parcel, 0) }, fields),
    find: async (saved) => saved && (await orderCalls.find(saved.id)).order,
    async save(saved, values) {
      const { order: row, step } = saved ? await orderCalls.update(saved, values) : await create(values);
      if (row.carrier !== "") LAST_CARRIER.write(row.carrier);
      if (told !== toldBy(row)) onMoved(row);
      told = toldBy(row);
      return { row, step };
    },
  };
}

/** The step that a message to the customer is about. */
const toldBy = ({ state, carrier, tracking }: BookOrder): string => JSON.stringify([state, carrier, tracking]);

/** The server keeps what a person may not see, so it is empty here. */
const valuesOf = (order: BookOrder | OrderInput, fields: readonly string[]): OrderInput => ({
  ...NEW_ORDER,
  ...Object.fromEntries(Object.entries(order).filter(([field]) => fields.includes(field))),
});

const PHONES = ["phone", "senderPhone"];

/** Two spellings of one phone or price are the same. */
function meant(field: string, draft: Typed): unknown {
  const value = draft[field];
  if (field === "lines") return typedLines(value).map(meantLine);
  if (field === "sending" || field === "fee") return meantCharge(value);
  if (typeof value !== "string") return value;
  return (PHONES.includes(field) && normalizePhone(value)) || value.trim();
}

/** The fields of an order in its history and in a conflict. */
export const ORDER_FIELDS: FieldShow = {
  titleOf: titlesOf(orderInputSchema),
  say: inWords,
};

const NAMED: Record<string, Record<string, string>> = { state: STATE_NAMES, payment: PAYMENT_NAMES };

function inWords(field: string, value: unknown, other: unknown): string {
  if (field === "lines") return differingLines(value, other);
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (typeof value === "number") return formatPrice(value);
  const text = String(value ?? "");
  if (PHONES.includes(field)) return showPhone(text);
  if (field === "day" && text !== "") return dateInWords(text);
  return NAMED[field]?.[text] ?? text;
}

/** The lines that the other version has not. */
function differingLines(value: unknown, other: unknown): string {
  const others = linesInWords(other);
  return linesInWords(value)
    .filter((words) => !others.includes(words))
    .join("\n");
}

const linesInWords = (value: unknown): string[] =>
  typedLines(value).map((line) => `${lineInWords(line)}, ${formatPrice(lineSum(line) ?? 0)}`);
