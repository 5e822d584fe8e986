import { parsePrice } from "../typed-price.ts";
import type { BookOrder, OrderPatch } from "./book-order.ts";
import type { Discount } from "./order-money.ts";

/** A discount of the whole order by its place, or of the line `line`. Without `at` the order gets one more. */
export type DiscountPlace = { line: number } | { at: number | undefined };

const PERCENT = /^%\s*(\d{1,3})$|^(\d{1,3})\s*%$/;

/** Reads a discount as an owner types it: `20`, `−20`, `%10`, `10%`. Text that is none stays, and the schema refuses it. */
export function parseDiscount(typed: string): { percent: number } | { amount: number | string } {
  const text = typed.trim().replace(/^[-−–]\s*/, "");
  const [, before, behind] = PERCENT.exec(text) ?? [];
  const percent = before ?? behind;
  return percent === undefined ? { amount: parsePrice(text) ?? text } : { percent: Number(percent) };
}

/** The discount that stands there. */
export const discountAt = (
  { lines, discounts }: Pick<BookOrder, "lines" | "discounts">,
  place: DiscountPlace,
): Discount | undefined => ("line" in place ? lines[place.line]?.discount : discounts[place.at ?? discounts.length]);

/** The change of an order that gets a discount, another one in its place, or none there. */
export function discountedAt(
  { lines, discounts }: Pick<BookOrder, "lines" | "discounts">,
  place: DiscountPlace,
  discount: Discount | undefined,
): OrderPatch {
  if ("line" in place) {
    return {
      lines: lines.map(({ discount: known, ...line }, at) => {
        const own = at === place.line ? discount : known;
        return { ...line, ...(own && { discount: own }) };
      }),
    };
  }
  const { at = discounts.length } = place;
  return { discounts: discounts.toSpliced(at, 1, ...(discount ? [discount] : [])) };
}
