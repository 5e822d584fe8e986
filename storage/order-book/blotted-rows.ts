import { isDeepStrictEqual } from "node:util";
import { NO_PERSON, OWN_WISH } from "../../domain/order-book/book-order.ts";
import { withoutReason } from "../../domain/order-book/payment-rows.ts";
import { columnsOf, type Stored, unreadFields } from "../columns.ts";
import { areChangesRead, columnChanges } from "../ledger/listed-events.ts";
import { without } from "../ledger/subject.ts";
import { linesAsText, linesIn, OWNERS_ORDER_COLUMNS, PERSON_COLUMNS, type StoredLine } from "../order-columns.ts";
import type { EventRow, OrderRecord } from "../tables.ts";
import { derivedColumns, ORDERS } from "./order-subject.ts";

/** Every column that says something about a person, also what follows from one. */
export const NO_PERSON_COLUMNS = {
  ...columnsOf(PERSON_COLUMNS, NO_PERSON),
  person_words: "",
  fingerprint: "",
  page_key: "",
};

/** The columns in which somebody may have typed a name: lines, reasons of discounts, "Ece'nin kuzeni getirecek" in place of a carrier. */
type FreeWords = Pick<OrderRecord, "lines" | "discounts" | "carrier">;

export const withoutFreeWords = ({ lines, discounts }: FreeWords): FreeWords => ({
  lines: withoutWishes(lines),
  discounts: withoutReasons(discounts),
  carrier: "",
});

/** The free words of a copy without persons: where nothing else differs from the order that is here, its words come back. */
export const withFreeWordsOf = (here: FreeWords, copied: FreeWords): FreeWords => ({
  lines: withWishesOf(here.lines, copied.lines),
  discounts: withoutReasons(here.discounts) === copied.discounts ? here.discounts : copied.discounts,
  carrier: copied.carrier || here.carrier,
});

/** Replaces a line that a customer wrote in her own words, which may name her. A line of a product loses only her texts. */
const BLOTTED_WISH = { name: OWN_WISH, color: "", values: [] };

/** The order without its person. */
export function blottedRow(row: OrderRecord): OrderRecord {
  const { lines, discounts } = OWNERS_ORDER_COLUMNS;
  const anonymous = { ...row, ...NO_PERSON_COLUMNS, ...withoutFreeWords(row) };
  const isSumKnown = unreadFields({ lines, discounts }, row).length === 0;
  return {
    ...anonymous,
    ...derivedColumns(anonymous),
    ...(!isSumKnown && { total_kurus: row.total_kurus, left_kurus: row.left_kurus }),
  };
}

const withoutWishes = (lines: string): string => linesAsText(linesIn(lines).map(withoutOwnWords));

/** A line that differs from one in `here` only in the customer's words gets these words back. */
function withWishesOf(here: string, lines: string): string {
  const known = linesIn(here);
  return linesAsText(
    linesIn(lines).map((line) => {
      const at = known.findIndex((one) => isDeepStrictEqual(withoutOwnWords(one), line));
      const [found = line] = at < 0 ? [] : known.splice(at, 1);
      return found;
    }),
  );
}

const withoutReasons = (discounts: string): string =>
  OWNERS_ORDER_COLUMNS.discounts.write(OWNERS_ORDER_COLUMNS.discounts.read(discounts).map(withoutReason));

const withoutOwnWords = ({ discount, ...line }: StoredLine): StoredLine => ({
  ...line,
  ...(discount && { discount: withoutReason(discount) }),
  ...(line.productId === null && BLOTTED_WISH),
  texts: [],
});

const WITH_WORDS = ["lines", "discounts", "carrier"];

/** Whether an event tells something that is erased with a person. */
export const saysPerson = (changes: string): boolean =>
  !areChangesRead({ changes }) ||
  Object.keys(columnChanges({ changes })).some((column) => WITH_WORDS.includes(column) || column in PERSON_COLUMNS);

/** An event of an order whose person is blotted out, or in a copy without persons. */
export function blottedEvent<Event extends Pick<EventRow, "changes">>(event: Event): Event {
  const { lines, discounts, ...changes } = without([...(ORDERS.persons ?? []), "carrier"], columnChanges(event));
  const words = {
    ...(lines && { lines: lines.map((value) => blottedValue(value, withoutWishes)) }),
    ...(discounts && { discounts: discounts.map((value) => blottedValue(value, withoutReasons)) }),
  };
  return { ...event, changes: JSON.stringify({ ...changes, ...words }) };
}

const blottedValue = (value: Stored, blotted: (stored: string) => string): Stored =>
  typeof value === "string" ? blotted(value) : value;
