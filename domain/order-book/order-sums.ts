import { z } from "zod";
import { istanbulDate } from "../istanbul.ts";
import { sumLira, toKurus, toLira } from "../money.ts";
import { isGiftCharge } from "../order/amount-to-pay.ts";
import { chosenWords } from "../order/cart.ts";
import type { BookOrder, OrderLine } from "./book-order.ts";
import { codeSumSchema, codesOf, createCodeSums } from "./code-sums.ts";
import { keptPieces, moneyOf, type PaymentRow, receivedTotal, soldAmounts } from "./order-money.ts";

/** Both days are included. They are days in Istanbul. */
export type DaySpan = { from: string; until: string };

const sold = { quantity: z.int(), total: z.number() };

/** The sales between two days, after discounts and without what came back. Cancelled and returned orders are left out. */
export const orderSumsSchema = z.object({
  orders: z.int(),
  ...sold,
  /** `toPay` includes sending and the fees at the door. `unpaid` is the part of it that has not come yet. */
  toPay: z.number(),
  unpaid: z.number(),
  /** The money that came on these days, without what went back on them. A payment belongs to its own day, whenever its order was written. */
  received: z.number(),
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
  /** The orders with a code, what it took off them, and their total. The code with the most is first. */
  codes: z.array(codeSumSchema),
});

export type OrderSums = z.output<typeof orderSumsSchema>;

type SoldLine = Pick<
  OrderLine,
  "productId" | "name" | "color" | "values" | "category" | "quantity" | "price" | "returned" | "discount"
>;

type SoldOrder = Pick<BookOrder, "wroteAt" | "state" | "discounts" | "payments" | "paid" | "sending" | "fee"> & {
  lines: readonly SoldLine[];
};

type Sum = { quantity: number; kurus: number };

/** Adds orders one after the other. A renamed product has its last name. */
export function createOrderSums() {
  const days = new Map<string, Sum & { orders: number }>();
  const products = new Map<string, ReturnType<typeof newProduct>>();
  const categories = new Map<string, Sum>();
  const codes = createCodeSums();
  const dayOf = cachedDays();
  let orders = 0;
  let toPay = 0;
  let unpaid = 0;
  let received = 0;

  return {
    addReceived(byDay: Iterable<readonly [day: string, lira: number]>, span: DaySpan) {
      for (const [day, lira] of byDay) if (isWithin(day, span)) received += toKurus(lira);
    },

    /** Adds the sums of later orders. */
    join(later: OrderSums) {
      for (const sum of later.codes) codes.add(sum);
      orders += later.orders;
      toPay += toKurus(later.toPay);
      unpaid += toKurus(later.unpaid);
      for (const { day, ...sum } of later.days) {
        const known = sumAt(days, day, () => ({ ...NOTHING, orders: 0 }));
        known.orders += sum.orders;
        raise(known, sum.quantity, toKurus(sum.total));
      }
      for (const { productId, name, quantity, total, chosen = [] } of later.products) {
        const known = sumAt(products, soldKey({ productId, name }), () => newProduct({ productId, name }));
        known.name = name;
        raise(known, quantity, toKurus(total));
        for (const { words, quantity } of chosen) known.chosen.set(words, (known.chosen.get(words) ?? 0) + quantity);
      }
      for (const { category, quantity, total } of later.categories) {
        raise(
          sumAt(categories, category, () => ({ ...NOTHING })),
          quantity,
          toKurus(total),
        );
      }
    },

    add(order: SoldOrder) {
      const { toPay: asked, left } = moneyOf(order);
      orders += 1;
      toPay += toKurus(asked);
      unpaid += Math.max(0, toKurus(left));
      const day = sumAt(days, dayOf(order.wroteAt), () => ({ ...NOTHING, orders: 0 }));
      day.orders += 1;
      const amounts = soldAmounts(order);
      const total = sumLira(amounts);
      for (const [code, off] of codesOf(order)) codes.add({ code, orders: 1, off, total });
      for (const [at, line] of order.lines.entries()) {
        const quantity = keptPieces(line);
        if (quantity === 0) continue;
        const { productId, name, category } = line;
        const kurus = toKurus(amounts[at] ?? 0);
        const product = sumAt(products, soldKey(line), () => newProduct({ productId, name }));
        product.name = name;
        const words = line.values.length > 0 ? chosenWords(line) : "";
        if (words !== "") product.chosen.set(words, (product.chosen.get(words) ?? 0) + quantity);
        // Wrapping and a card are sold, but they are no pieces of goods.
        const pieces = isGiftCharge(line) ? 0 : quantity;
        raise(day, pieces, kurus);
        raise(product, quantity, kurus);
        raise(
          sumAt(categories, category, () => ({ ...NOTHING })),
          pieces,
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
        toPay: toLira(toPay),
        unpaid: toLira(unpaid),
        received: toLira(received),
        days: listed.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
        products: [...products.values()]
          .map(({ chosen, ...product }) => ({
            ...inLira(product),
            ...(chosen.size > 0 && { chosen: mostFirst(chosen) }),
          }))
          .toSorted(bestFirst),
        categories: [...categories].map(([category, sum]) => ({ category, ...inLira(sum) })).toSorted(bestFirst),
        codes: codes.sums(),
      };
    },
  };
}

const newProduct = (product: Pick<SoldLine, "productId" | "name">) => ({
  ...NOTHING,
  ...product,
  chosen: new Map<string, number>(),
});

export const isWithin = (day: string, { from, until }: DaySpan): boolean => from <= day && day <= until;

/** The lira that came on each day, without what went back on it. */
export const receivedByDay = (payments: readonly PaymentRow[]): Map<string, number> =>
  new Map([...Map.groupBy(payments, ({ day }) => day)].map(([day, rows]) => [day, receivedTotal(rows)]));

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
  [...chosen]
    .map(([words, quantity]) => ({ words, quantity }))
    .toSorted((one, other) => other.quantity - one.quantity || (one.words < other.words ? -1 : 1));

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

type Ranked = { total: number; name?: string; category?: string };

/** Equals are in the sequence of their names, whichever was sold first. */
const bestFirst = (one: Ranked, other: Ranked): number =>
  other.total - one.total || ((one.name ?? one.category ?? "") < (other.name ?? other.category ?? "") ? -1 : 1);
