import { jsonIn } from "./order-details.ts";

/** An order that a visitor has sent, as her device keeps it: the code of its cart, its day (`2026-11-27`), and its total. */
export type KeptOrder = { code: string; day: string; total: number };

/** The most orders that are kept. Older ones are forgotten. */
const MAX_SENT = 10;

/** Adds an order in front. A cart that was sent before is listed once. */
export const withSent = (orders: readonly KeptOrder[], order: KeptOrder): KeptOrder[] =>
  [order, ...orders.filter(({ code }) => code !== order.code)].slice(0, MAX_SENT);

/** Reads the kept orders. Other code may have written the stored text, so only orders that can be shown and opened are taken. */
export function sentOrdersIn(stored: string): KeptOrder[] {
  const read: unknown = jsonIn(stored);
  return (Array.isArray(read) ? read : []).filter(isSentOrder).slice(0, MAX_SENT);
}

function isSentOrder(read: unknown): read is KeptOrder {
  const { code, day, total }: Record<keyof KeptOrder, unknown> = Object(read);
  return (
    typeof code === "string" &&
    /^[0-9A-Za-z.]{1,4000}$/.test(code) &&
    typeof day === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    typeof total === "number"
  );
}
