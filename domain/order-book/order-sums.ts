import { z } from "zod";
import { istanbulDate } from "../istanbul.ts";
import { toLira } from "../money.ts";
import { chosenWords } from "../order/cart.ts";
import type { OrderLine } from "./book-order.ts";

/** Both days are included. They are days in Istanbul. */
export type DaySpan = { from: string; until: string };

const sold = { quantity: z.int(), total: z.number() };

/** The sales between two days. Cancelled and returned orders are left out. */
export const orderSumsSchema = z.object({
  orders: z.int(),
  ...sold,
  /** `toPay` includes sending and the fees at the door. `unpaid` is the part of it that is not paid yet. */
  toPay: z.number(),
  unpaid: z.number(),
  /** Days with orders, the earliest first. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), ...sold })),
  /** The best first. `productId` is null for what is no product of the shop. */
  products: z.array(
    z.object({
      productId: z.string().nullable(),
      name: z.string(),
      ...sold,
      /** The quantity of each choice: `pembe, iPhone 13`. Missing for a product without values. */
      chosen: z.array(z.object({ words: z.string(), quantity: z.int() })).optional(),
    }),
  ),
  /** The slug is that of the time of the order. It is empty for lines without a product. */
  categories: z.array(z.object({ category: z.string(), ...sold })),
});

export type OrderSums = z.output<typeof orderSumsSchema>;

/** `kurus` is the price of one piece. */
type SoldLine = Pick<OrderLine, "productId" | "name" | "color" | "values" | "category" | "quantity"> & {
  kurus: number;
};

/** `beside` is what is paid beside the products, in kuruş. */
type SoldOrder = { wroteAt: string; lines: readonly SoldLine[]; beside: number; paid: boolean };

type Sum = { quantity: number; kurus: number };

/** Adds orders one after the other. A renamed product has its last name. */
export function createOrderSums() {
  const days = new Map<string, Sum & { orders: number }>();
  const products = new Map<string, Sum & { productId: string | null; name: string; chosen: Map<string, number> }>();
  const categories = new Map<string, Sum>();
  const dayOf = cachedDays();
  let orders = 0;
  let beside = 0;
  let unpaid = 0;

  return {
    add({ wroteAt, lines, ...order }: SoldOrder) {
      orders += 1;
      beside += order.beside;
      if (!order.paid) unpaid += lines.reduce((sum, { kurus, quantity }) => sum + kurus * quantity, order.beside);
      const day = sumAt(days, dayOf(wroteAt), () => ({ ...NOTHING, orders: 0 }));
      day.orders += 1;
      for (const line of lines) {
        const { productId, name, category, quantity } = line;
        const kurus = line.kurus * quantity;
        const product = sumAt(products, soldKey(line), () => ({ ...NOTHING, productId, name, chosen: new Map() }));
        product.name = name;
        const words = line.values.length > 0 ? chosenWords(line) : "";
        if (words !== "") product.chosen.set(words, (product.chosen.get(words) ?? 0) + quantity);
        raise(day, quantity, kurus);
        raise(product, quantity, kurus);
        raise(
          sumAt(categories, category, () => ({ ...NOTHING })),
          quantity,
          kurus,
        );
      }
    },

    sums(): OrderSums {
      const total = [...days.values()].reduce((all, { kurus }) => all + kurus, 0);
      const listed = [...days].map(([day, sum]) => ({ day, ...inLira(sum) }));
      return {
        orders,
        quantity: listed.reduce((all, { quantity }) => all + quantity, 0),
        total: toLira(total),
        toPay: toLira(total + beside),
        unpaid: toLira(unpaid),
        days: listed.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
        products: [...products.values()]
          .map(({ chosen, ...product }) => ({
            ...inLira(product),
            ...(chosen.size > 0 && { chosen: mostFirst(chosen) }),
          }))
          .toSorted(bestFirst),
        categories: [...categories].map(([category, sum]) => ({ category, ...inLira(sum) })).toSorted(bestFirst),
      };
    },
  };
}

/** Caches the day of each hour, because thousands of orders share the hours of a month. */
function cachedDays(): (moment: string) => string {
  const days = new Map<string, string>();
  return (moment) => sumAt(days, moment.slice(0, HOUR), () => istanbulDate(new Date(moment)));
}

const HOUR = "2026-02-14T09".length;

/** The key that lines of one product share. Lines without a product are told apart by their names. */
export const soldKey = ({ productId, name }: Pick<OrderLine, "productId" | "name">): string =>
  productId ?? `name ${name}`;

const mostFirst = (chosen: ReadonlyMap<string, number>) =>
  [...chosen].map(([words, quantity]) => ({ words, quantity })).toSorted((one, other) => other.quantity - one.quantity);

const NOTHING: Sum = { quantity: 0, kurus: 0 };

function sumAt<Value>(sums: Map<string, Value>, key: string, first: () => Value): Value {
  const known = sums.get(key);
  if (known !== undefined) return known;
  const begun = first();
  sums.set(key, begun);
  return begun;
}

function raise(sum: Sum, quantity: number, kurus: number): void {
  sum.quantity += quantity;
  sum.kurus += kurus;
}

const inLira = <Summed extends Sum>({ kurus, ...sum }: Summed) => ({ ...sum, total: toLira(kurus) });

const bestFirst = (one: { total: number }, other: { total: number }): number => other.total - one.total;
