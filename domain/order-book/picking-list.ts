import { z } from "zod";
import { isGiftCharge } from "../order/amount-to-pay.ts";
import { textLines } from "../order/plain-name.ts";
import { compareTurkish } from "../turkish-order.ts";
import type { OrderLine } from "./book-order.ts";
import { openWords } from "./line-questions.ts";
import { keptPieces } from "./order-money.ts";
import { soldKey } from "./order-sums.ts";

/** A product to take from the shelf, and the orders that it is for. */
export const pickedLineSchema = z.object({
  productId: z.string().nullable(),
  name: z.string(),
  color: z.string(),
  /** The names of the chosen values, the open questions, and the customer's texts in quotes. */
  values: z.array(z.string()),
  quantity: z.int(),
  /** The numbers of the orders, the oldest first. */
  numbers: z.array(z.int()),
});

export type PickedLine = z.output<typeof pickedLineSchema>;

/** `told`: the customers' words that nobody has ticked as seen. It is empty for a helper who may not see persons. */
export const pickingSchema = z.object({
  picked: z.array(pickedLineSchema),
  told: z.array(z.object({ number: z.int(), words: z.string() })),
});

export type Picking = z.output<typeof pickingSchema>;

export type WantedOrder = {
  number: number;
  lines: readonly Pick<
    OrderLine,
    "productId" | "name" | "color" | "values" | "texts" | "asked" | "quantity" | "returned"
  >[];
};

/** Groups the lines by product and choice. Wrapping and cards, which are on no shelf, and pieces that came back are left out. `orders` are sorted by number. */
export function pickingList(orders: readonly WantedOrder[]): PickedLine[] {
  const picked = new Map<string, PickedLine>();
  for (const { number, lines } of orders) {
    for (const line of lines.filter((line) => !isGiftCharge(line) && keptPieces(line) > 0)) {
      const { productId, name, color } = line;
      const values = [...line.values.map(({ name }) => name), ...openWords(line), ...textLines(line)];
      const key = JSON.stringify([soldKey(line), color, values]);
      const before = picked.get(key) ?? { productId, name, color, values, quantity: 0, numbers: [] };
      const numbers = before.numbers.includes(number) ? before.numbers : [...before.numbers, number];
      picked.set(key, { ...before, name, quantity: before.quantity + keptPieces(line), numbers });
    }
  }
  return [...picked.values()].toSorted(
    (one, other) =>
      compareTurkish(one.name, other.name) ||
      compareTurkish(one.color, other.color) ||
      compareTurkish(one.values.join(" "), other.values.join(" ")),
  );
}
