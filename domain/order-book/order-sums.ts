import { z } from "zod";
import { timesLira, toKurus, toLira } from "../money.ts";
import { istanbulDate } from "../settings/shown-days.ts";
import type { BookOrder, OrderLine } from "./book-order.ts";

/** Both days belong to it; they are days in Istanbul. */
export type DaySpan = { from: string; until: string };

const sold = { quantity: z.int(), total: z.number() };

/** What was sold between two days. Cancelled and returned orders are left out. */
export const orderSumsSchema = z.object({
  orders: z.int(),
  ...sold,
  /** Days with orders, the earliest first. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), ...sold })),
  /** The best first. `productId` is null for what the shop does not have. */
  products: z.array(z.object({ productId: z.string().nullable(), name: z.string(), ...sold })),
  /** By slug at the time of the order; empty for lines without a product. */
  categories: z.array(z.object({ category: z.string(), ...sold })),
});

export type OrderSums = z.output<typeof orderSumsSchema>;

type Sum = { quantity: number; kurus: number };

/** Adds orders one after the other. Of a product that was renamed, the last name stands. */
export function createOrderSums() {
  const days = new Map<string, Sum & { orders: number }>();
  const products = new Map<string, Sum & { productId: string | null; name: string }>();
  const categories = new Map<string, Sum>();
  let orders = 0;

  return {
    add({ wroteAt, lines }: Pick<BookOrder, "wroteAt" | "lines">) {
      orders += 1;
      const day = of(days, istanbulDate(new Date(wroteAt)), () => ({ ...NOTHING, orders: 0 }));
      day.orders += 1;
      for (const line of lines) {
        const { productId, name, category } = line;
        const product = of(products, soldKey(line), () => ({ ...NOTHING, productId, name }));
        product.name = name;
        const kurus = toKurus(timesLira(line.price, line.quantity));
        for (const sum of [day, product, of(categories, category, () => ({ ...NOTHING }))]) {
          sum.quantity += line.quantity;
          sum.kurus += kurus;
        }
      }
    },

    sums(): OrderSums {
      const listed = [...days].map(([day, sum]) => ({ day, ...inLira(sum) }));
      return {
        orders,
        quantity: listed.reduce((all, { quantity }) => all + quantity, 0),
        total: toLira([...days.values()].reduce((all, { kurus }) => all + kurus, 0)),
        days: listed.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
        products: [...products.values()].map(inLira).toSorted(bestFirst),
        categories: [...categories].map(([category, sum]) => ({ category, ...inLira(sum) })).toSorted(bestFirst),
      };
    },
  };
}

/** The same for lines of the same product. What the shop does not have is told apart by its name. */
export const soldKey = ({ productId, name }: Pick<OrderLine, "productId" | "name">): string =>
  productId ?? `name ${name}`;

const NOTHING: Sum = { quantity: 0, kurus: 0 };

function of<Value>(sums: Map<string, Value>, key: string, first: () => Value): Value {
  const found = sums.get(key) ?? first();
  sums.set(key, found);
  return found;
}

const inLira = <Summed extends Sum>({ kurus, ...sum }: Summed) => ({ ...sum, total: toLira(kurus) });

const bestFirst = (one: { total: number }, other: { total: number }): number => other.total - one.total;
