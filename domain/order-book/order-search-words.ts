import { normalizePhone } from "../settings/typed-phone.ts";
import { fold } from "../turkish.ts";
import type { OrderLine, OrderPerson } from "./book-order.ts";

/** What a search in an order's products reads. */
export const soldWords = (lines: readonly Pick<OrderLine, "name" | "color">[]): string =>
  fold([...new Set(lines.flatMap(({ name, color }) => [name, color]))].filter(Boolean).join(" "));

/** What a search for a person reads: her name, and her number with and without the country's digits. */
export const personWords = ({ name, phone }: Pick<OrderPerson, "name" | "phone">): string =>
  fold([name, phone, phone.replace(/^90(?=\d{10}$)/, "0")].filter(Boolean).join(" "));

/** The words of a query, each of which an order has to have, in any spelling. A phone number is one word, however it is spaced. */
export function queryWords(query: string): string[] {
  const phone = normalizePhone(query) ?? partOfPhone(query);
  if (phone !== undefined) return [phone.replace("+", "")];
  return fold(query).split(NO_WORD).filter(Boolean);
}

const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Digits in groups, as people read a number aloud: `532 123`, `(0532) 12`. */
function partOfPhone(query: string): string | undefined {
  const digits = query.replace(/[\s().\-‐-―/+]/g, "");
  return /^\d{5,}$/.test(digits) ? digits : undefined;
}

/** `12` and `#12` may be an order's number. */
export const asOrderNumber = (word: string): number | undefined => (/^\d{1,9}$/.test(word) ? Number(word) : undefined);
