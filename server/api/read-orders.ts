import { setImmediate as letOthersRun } from "node:timers/promises";
import { z } from "zod";
import type { ProductLedger } from "../../domain/catalog/product-ledger.ts";
import type { OrderStore, WrittenOrder } from "../../domain/order-book/order-store.ts";
import { LINE_DOUBT_KINDS } from "../../domain/order-check/line-doubts.ts";
import { MAX_MESSAGE, MAX_READ_ORDERS } from "../../domain/order-check/read-limits.ts";
import { readOrder } from "../../domain/order-check/read-order.ts";
import { type Shelf, shelfOf } from "../../domain/order-check/shelf.ts";
import {
  meantProducts,
  ORDER_DOUBT_KINDS,
  type VerifiedOrder,
  verifyOrder,
} from "../../domain/order-check/verified-order.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicPicture } from "./public-address.ts";

const message = z.object({
  text: z
    .string({ error: "Mesaj yazı olmalı" })
    .max(MAX_MESSAGE, { error: `Bir mesaj en fazla ${MAX_MESSAGE} karakter olabilir` }),
  /** When it was sent. */
  at: z.iso.datetime({ error: "Mesajın zamanı geçersiz" }).optional(),
});

const messages = z.object({
  orders: z
    .array(message, { error: "Mesaj eksik" })
    .min(1, { error: "Mesaj eksik" })
    .max(MAX_READ_ORDERS, { error: `Bir seferde en fazla ${MAX_READ_ORDERS} sipariş okunabilir` }),
});

const line = z.object({
  productId: z.string().nullable(),
  name: z.string(),
  color: z.string(),
  category: z.string(),
  image: z.string(),
  quantity: z.int(),
  said: z.number().nullable(),
  thatDay: z.number().nullable(),
  today: z.number().nullable(),
  doubts: z.array(
    z.object({
      kind: z.enum(LINE_DOUBT_KINDS),
      before: z.union([z.int(), z.string()]).optional(),
      until: z.string().optional(),
      names: z.array(z.string()).optional(),
      said: z.string().optional(),
    }),
  ),
});

const verified = z.object({
  /** The order that the same message became in the book. */
  written: z.object({ id: z.string(), number: z.int() }).nullable(),
  lines: z.array(line),
  doubts: z.array(z.object({ kind: z.enum(ORDER_DOUBT_KINDS), sum: z.number().optional(), count: z.int().optional() })),
  said: z.number().nullable(),
  thatDay: z.number(),
  today: z.number(),
});

type Parts = {
  ledger: Pick<ProductLedger, "listRemoved" | "revisedPrices">;
  orders: Pick<OrderStore, "findWritten">;
  snapshot: GetSnapshot;
  publicUrl: string;
};

/** What orders in chats say, compared with the shop (decision 87). It keeps nothing. */
export const readOrderRoutes = ({ ledger, orders, snapshot, publicUrl }: Parts): ApiRoute[] => [
  apiRoute({
    method: "POST",
    path: "/api/admin/orders/read",
    access: staffOnly,
    summary:
      "Sohbetten yapıştırılan siparişleri dükkânla karşılaştırır, hiçbir şey saklamaz. thatDay mesajın anındaki, today " +
      "bugünkü fiyattır, written aynı mesajın defterdeki siparişi; sipariş olmayan metnin yanıtı null olur",
    body: messages,
    answer: z.object({ orders: z.array(verified.nullable()) }),
    async handle({ body }) {
      const read = body.orders.map(({ text, at }) => ({ order: readOrder(text), at }));
      const shelf = await shopShelf({ ledger, snapshot });
      const meant = new Set(read.flatMap(({ order }) => (order ? meantProducts(order, shelf) : [])));
      const products = shelf.products.map(({ product }) => product).filter(({ id }) => meant.has(id));
      const { prices, since } = await ledger.revisedPrices(products);
      const written = await orders.findWritten(body.orders.map(({ text }) => text));
      const answers = [];
      for (const [index, { order, at }] of read.entries()) {
        // A long message keeps the processor busy, and visitors wait for one of them at most.
        await letOthersRun();
        const verified = order && verifyOrder(order, { shelf, at, prices, since });
        answers.push(verified ? answerOf(verified, written[index], publicUrl) : null);
      }
      return { orders: answers };
    },
  }),
];

const answerOf = (order: VerifiedOrder, written: WrittenOrder | undefined, publicUrl: string) => ({
  ...order,
  lines: order.lines.map((line) => publicPicture(line, publicUrl)),
  written: written ?? null,
});

/** More than an owner throws away in the days that the trash keeps. */
const MAX_REMOVED = 2000;

async function shopShelf({ ledger, snapshot }: Pick<Parts, "ledger" | "snapshot">): Promise<Shelf> {
  const { products } = await snapshot();
  const { removed } = await ledger.listRemoved(MAX_REMOVED);
  return shelfOf([
    ...products.map((product) => ({ product, isRemoved: false })),
    ...removed.map(({ product }) => ({ product, isRemoved: true })),
  ]);
}
