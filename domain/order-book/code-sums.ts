import { z } from "zod";
import { sumLira } from "../money.ts";
import { couponIn } from "../offer/coupon-word.ts";
import { type Discount, lineDiscount, wholeDiscounts } from "./order-money.ts";

/** The orders with a code, the lira that it took off them, and the total of their products after all discounts. */
export const codeSumSchema = z.object({ code: z.string(), orders: z.int(), off: z.number(), total: z.number() });

export type CodeSum = z.output<typeof codeSumSchema>;

type Reduced = Parameters<typeof wholeDiscounts>[0];

/** The codes of an order, each with the lira that it takes off. A code may take off lines, such as a present, and the whole order. */
export function codesOf(order: Reduced): Map<string, number> {
  const whole = wholeDiscounts(order);
  const offs: [Discount, number][] = [
    ...order.lines.flatMap((line): [Discount, number][] =>
      line.discount ? [[line.discount, lineDiscount(line)]] : [],
    ),
    ...order.discounts.map((discount, at): [Discount, number] => [discount, whole[at] ?? 0]),
  ];
  const codes = new Map<string, number>();
  for (const [{ word }, off] of offs) {
    const code = couponIn(word);
    if (code !== undefined) codes.set(code, sumLira([codes.get(code) ?? 0, off]));
  }
  return codes;
}

/** Adds the uses of codes one after the other. */
export function createCodeSums() {
  const codes = new Map<string, CodeSum>();
  return {
    add({ code, orders, off, total }: CodeSum) {
      const known = codes.get(code) ?? { orders: 0, off: 0, total: 0 };
      codes.set(code, {
        code,
        orders: known.orders + orders,
        off: sumLira([known.off, off]),
        total: sumLira([known.total, total]),
      });
    },
    /** The code with the most orders is first. */
    sums: (): CodeSum[] =>
      [...codes.values()].toSorted((one, other) => other.orders - one.orders || (one.code < other.code ? -1 : 1)),
  };
}
