import { formatPrice } from "../../../domain/money.ts";
import { orderInputSchema } from "../../../domain/order-book/book-order.ts";
import { ORDER_STATES, PAYMENTS } from "../../../domain/order-book/order-states.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { PAYMENT_NAMES, STATE_NAMES } from "../state-words.ts";
import { lineInWords, lineSum, typedLines } from "./typed-lines.ts";

/** The fields of an order in its history and in a conflict. */
export const ORDER_FIELDS: FieldShow = {
  titleOf: (field) => TITLES.get(field),
  show: (field, value, other) => <span className="field-value">{inWords(field, value, other) || "yok"}</span>,
};

const TITLES = new Map(Object.entries(orderInputSchema.shape).map(([field, schema]) => [field, schema.meta()?.title]));

function inWords(field: string, value: unknown, other: unknown): string {
  if (field === "lines") return differingLines(value, other);
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  const text = String(value ?? "");
  const state = ORDER_STATES.find((one) => one === text);
  if (field === "state" && state) return STATE_NAMES[state];
  const payment = PAYMENTS.find((one) => one === text);
  if (field === "payment" && payment) return PAYMENT_NAMES[payment];
  if (field === "phone") return showPhone(text);
  if (field === "day" && text !== "") return dateInWords(text);
  return text;
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
