import { z } from "zod";
import { sumLira } from "../money.ts";
import { lineName } from "../order/cart.ts";
import { type BookOrder, customerOf } from "./book-order.ts";
import { keptPieces, moneyOf } from "./order-money.ts";
import { isSold, ORDER_STATES } from "./order-states.ts";

/** What the panel shows of a customer. Money is sent to those who may change prices. */
export const customerAnswerSchema = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  handle: z.string(),
  note: z.string(),
  bought: z.array(z.object({ name: z.string(), pieces: z.int() })),
  returned: z.int(),
  /** What has come, without what went back. */
  paid: z.number().optional(),
  /** The debts of all orders. */
  left: z.number().optional(),
  /** The money of all orders that is to go back. No debt of another order is subtracted. */
  toGoBack: z.number().optional(),
  /** The newest first. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      state: z.enum(ORDER_STATES),
      wroteAt: z.string(),
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
      toPay: z.number().optional(),
    }),
  ),
});

export type CustomerAnswer = z.output<typeof customerAnswerSchema>;

/** How orders were joined or parted by hand. Their customer begins with it, and no other phone number changes her. */
export const [JOINED_BY_HAND, PARTED_BY_HAND] = ["+", "-"] as const;

export const isByHand = (customer: string): boolean => /^[+-]/.test(customer);

/** For the history: a customer is only an id. */
export function customerInWords(customer: string): string {
  if (customer.startsWith(JOINED_BY_HAND)) return "Elle birleştirildi";
  return customer.startsWith(PARTED_BY_HAND) ? "Elle ayrıldı" : "Telefonundan bulundu";
}

/** The note of two customers who turn out to be one. */
export const joinedNote = (notes: readonly string[]): string => [...new Set(notes.filter(Boolean))].join("\n");

type Joined = { note: string; own: string; others: readonly string[] };

/**
 * The note of joined customers, once one is parted: `taken` goes with her, `left` stays. `own` and `others` are the notes from before they
 * were joined. A line goes with her if it was hers, and stays if it was another's. Lines that were changed since stay.
 */
export function partedNote({ note, own, others }: Joined): { taken: string; left: string } {
  const linesOf = (text: string) => text.split("\n").filter(Boolean);
  const lines = linesOf(note);
  const isHers = (line: string) => linesOf(own).includes(line);
  const isOthers = (line: string) => others.some((other) => linesOf(other).includes(line));
  return {
    taken: lines.filter(isHers).join("\n"),
    left:
      note === "" || !lines.some(isHers) ? note : lines.filter((line) => !isHers(line) || isOthers(line)).join("\n"),
  };
}

/** What a customer has ordered in all her orders, the newest first. */
export function customerSums(orders: readonly BookOrder[]) {
  const sold = orders.filter(({ state }) => isSold(state));
  const bought = new Map<string, number>();
  for (const line of sold.flatMap(({ lines }) => lines)) {
    const pieces = keptPieces(line);
    if (pieces > 0) bought.set(lineName(line), (bought.get(lineName(line)) ?? 0) + pieces);
  }
  const money = orders.map(moneyOf);
  return {
    bought: [...bought].map(([name, pieces]) => ({ name, pieces })).toSorted((one, other) => other.pieces - one.pieces),
    returned: orders.filter(({ state }) => state === "returned").length + sold.filter(hasReturned).length,
    paid: sumLira(money.map(({ paid }) => paid)),
    left: sumLira(money.map(({ left }) => Math.max(0, left))),
    toGoBack: sumLira(money.map(({ left }) => Math.max(0, -left))),
  };
}

const hasReturned = ({ lines }: BookOrder): boolean => lines.some(({ returned = 0 }) => returned > 0);

type Naming = Pick<BookOrder, "isGift" | "name" | "phone" | "senderName" | "senderPhone" | "handle" | "customerNote">;

/** The customer as her orders name her: the newest name, number and name in WhatsApp that any of them has. */
export function customerNamed(orders: readonly Naming[]) {
  const newest = (of: (order: Naming) => string): string => orders.map(of).find(Boolean) ?? "";
  return {
    name: newest((order) => customerOf(order).name),
    phones: [...new Set(orders.map((order) => customerOf(order).phone))].filter(Boolean),
    handle: newest(({ handle }) => handle),
    note: newest(({ customerNote }) => customerNote),
  };
}
