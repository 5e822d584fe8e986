import { z } from "zod";
import { type Author, type LedgerEvent, mayChangePrices, maySeePersons } from "../../../domain/ledger.ts";
import {
  bookOrderSchema,
  isPersonField,
  type OrderInput,
  type OrderPerson,
  orderInputSchema,
  withoutPerson,
} from "../../../domain/order-book/book-order.ts";
import { withKnownIds } from "../../../domain/order-book/known-values.ts";
import { BOOK_LISTS, ORDER_STATES } from "../../../domain/order-book/order-states.ts";
import { foundOrdersSchema, ORDER_QUERY_LENGTH, type OrderStore } from "../../../domain/order-book/order-store.ts";
import type { GetSnapshot } from "../../../domain/shop/snapshot.ts";
import { expectedRevision, idempotencyKey } from "../../http/conditions.ts";
import type { Log } from "../../log/log.ts";
import { authorsIn, staffOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute, idOr, PRODUCT_ID } from "../api-route.ts";
import { historyRoutes } from "../history-routes.ts";
import { stepAnswer } from "../steps.ts";

type Parts = { orders: OrderStore; snapshot: GetSnapshot; now(): Date; log: Log };

const MAX_CHANGED = 500;

export const orderId = idOr("Sipariş bulunamadı");

const state = z.enum(ORDER_STATES, { error: "Durum geçersiz" });

const search = z.object(
  {
    state: state.optional(),
    list: z.enum(BOOK_LISTS, { error: "Liste geçersiz" }).optional(),
    /** The question of a panel from before the lists, where a tab of it is still open. */
    unpaid: z.boolean({ error: "Ödenmeyenler: evet ya da hayır olmalı" }).default(false),
    query: z.string().max(ORDER_QUERY_LENGTH, { error: "Arama çok uzun" }).default(""),
    page: z.int({ error: "Sayfa geçersiz" }).min(1).max(100_000).default(1),
  },
  { error: "Arama eksik" },
);

const seenOrder = z.object({ id: z.string().regex(PRODUCT_ID), revision: z.int().optional() });

const listOf = <Order extends z.ZodType>(order: Order) =>
  z
    .array(order, { error: "Sipariş seçilmemiş" })
    .min(1, { error: "Sipariş seçilmemiş" })
    .max(MAX_CHANGED, { error: `Bir seferde en fazla ${MAX_CHANGED} sipariş seçilebilir` });

const seenOrders = listOf(seenOrder);

const { carrier, tracking } = orderInputSchema.shape;

const saved = z.object({ order: bookOrderSchema, step: z.string() });

/** The book of orders (decision 26). Unless the owner allows it, a helper gets no persons and changes none; a new order keeps what she writes. */
export function orderRoutes({ orders, snapshot, now, log }: Parts): ApiRoute[] {
  const authorOf = authorsIn(snapshot);
  const withKnownValues = async <Input extends OrderInput>(input: Input): Promise<Input> => {
    const { sets } = (await snapshot()).sections.choices;
    return { ...input, lines: input.lines.map((line) => withKnownIds(line, sets)) };
  };
  return [
    apiRoute("POST /api/admin/orders", {
      access: staffOnly,
      summary:
        "Deftere bir sipariş yazar; aynı Idempotency-Key ile ikinci kez yazmaz. If-None-Match: * ile yalnız mesajı " +
        "defterde yoksa; varsa 409 ve field: pasted. Sayılan ürünün adedini düşürür; yetmezse 409 ve field: lines, " +
        "evenIfGone ile yine de yazar",
      body: orderInputSchema.extend({ evenIfGone: z.boolean().default(false) }),
      answer: saved,
      status: 201,
      async handle({ request, body, caller }) {
        const by = await authorOf(caller);
        const { evenIfGone, ...input } = await withKnownValues(body);
        const wish = { unlessWritten: isNewOnly(request), evenIfGone };
        const { order, step } = await orders.create(input, by, idempotencyKey(request), wish);
        log.info("order_written", { userId: caller.user.id, step });
        return { order: shownTo(by, order), step };
      },
    }),
    apiRoute("POST /api/admin/orders/search", {
      access: staffOnly,
      summary:
        "Siparişler, en yenisi önce: numara, ad, telefon ya da ürünle arar; aranan adreste kalmasın diye POST. " +
        "counts durumlara göre sayılardır; open açık, due bugün gidecek, unpaid parası gelmeyen siparişlerin sayısı; list ile yalnız onlar. nth müşterinin kaçıncı siparişi olduğu, seesPersons kişilerin görülüp görülmediği, mayChangePrices fiyat ve ödemenin değiştirilip değiştirilmeyeceğidir",
      body: search,
      answer: foundOrdersSchema.extend({ seesPersons: z.boolean(), mayChangePrices: z.boolean() }),
      async handle({ body: { unpaid, list = unpaid ? "unpaid" : undefined, ...asked }, caller }) {
        const by = await authorOf(caller);
        const seesPersons = maySeePersons(by);
        const found = await orders.search({ ...asked, list }, { persons: seesPersons, now: now() });
        const rights = { seesPersons, mayChangePrices: mayChangePrices(by) };
        return { ...found, orders: found.orders.map((order) => shownTo(by, order)), ...rights };
      },
    }),
    apiRoute("POST /api/admin/orders/states", {
      access: staffOnly,
      summary: "Siparişlerin durumunu tek işlemde değiştirir; revision verilirse yalnız o sürümü. Ya hepsi ya hiçbiri",
      body: z.object({ orders: seenOrders, state }, { error: "Sipariş seçilmemiş" }),
      answer: stepAnswer.extend({ revision: z.int() }),
      async handle({ body, caller }) {
        const done = await orders.changeState(body.orders, body.state, await authorOf(caller));
        log.info("orders_moved", { userId: caller.user.id, step: done.step, count: done.count });
        return done;
      },
    }),
    apiRoute("POST /api/admin/orders/payments", {
      access: staffOnly,
      summary: "Siparişlerin ödendiğini ya da ödenmediğini tek işlemde yazar; revision verilirse yalnız o sürümü",
      body: z.object(
        { orders: seenOrders, paid: z.boolean({ error: "Ödendi: evet ya da hayır olmalı" }) },
        { error: "Sipariş seçilmemiş" },
      ),
      answer: stepAnswer.extend({ revision: z.int() }),
      async handle({ body, caller }) {
        const done = await orders.changePaid(body.orders, body.paid, await authorOf(caller));
        log.info("orders_paid", { userId: caller.user.id, step: done.step, count: done.count });
        return done;
      },
    }),
    apiRoute("POST /api/admin/orders/parcels", {
      access: staffOnly,
      summary: "Birçok siparişin takip numarasını, istenirse kargosunu da, tek işlemde yazar; ya hepsi ya hiçbiri",
      body: z.object({ orders: listOf(seenOrder.extend({ tracking })), carrier }, { error: "Sipariş seçilmemiş" }),
      answer: stepAnswer.extend({ revision: z.int() }),
      async handle({ body, caller }) {
        const done = await orders.changeTracking(body.orders, body.carrier, await authorOf(caller));
        log.info("orders_tracked", { userId: caller.user.id, step: done.step, count: done.count });
        return done;
      },
    }),
    apiRoute("GET /api/admin/orders/:id", {
      access: staffOnly,
      summary: "Bir siparişin tamamı",
      answer: z.object({ order: bookOrderSchema, seesPersons: z.boolean() }),
      async handle({ params, caller }) {
        const by = await authorOf(caller);
        return { order: shownTo(by, await orders.find(orderId(params))), seesPersons: maySeePersons(by) };
      },
    }),
    apiRoute("PUT /api/admin/orders/:id", {
      access: staffOnly,
      summary: "Siparişi değiştirir; If-Match verilirse yalnız o sürümü. Değişen yoksa step yoktur",
      body: orderInputSchema,
      answer: saved.partial({ step: true }),
      async handle({ request, params, body, caller }) {
        const by = await authorOf(caller);
        const saving = { by, expectedRevision: expectedRevision(request) };
        const { order, step } = await orders.update(orderId(params), await withKnownValues(body), saving);
        log.info("order_updated", { userId: caller.user.id, step });
        return { order: shownTo(by, order), ...(step !== undefined && { step }) };
      },
    }),
    apiRoute("DELETE /api/admin/orders/:id", {
      access: staffOnly,
      summary: "Siparişi defterden çıkarır; otuz gün boyunca geri alınabilir",
      answer: stepAnswer,
      async handle({ request, params, caller }) {
        const saving = { by: await authorOf(caller), expectedRevision: expectedRevision(request) };
        const done = await orders.remove(orderId(params), saving);
        log.info("order_removed", { userId: caller.user.id, ...done });
        return done;
      },
    }),
    ...historyRoutes({
      path: "/api/admin/orders/:id",
      access: staffOnly,
      summaries: {
        events: "Bir siparişi kimin ne zaman değiştirdiği, en yenisi önce",
        revert: "Siparişi bir olayın hemen ardındaki hâline döndürür",
      },
      saved,
      async listEvents({ params, caller }) {
        const by = await authorOf(caller);
        const events = await orders.listEvents(orderId(params));
        return events.map((event) => shownEvent(by, event));
      },
      async revert({ params, caller }, event) {
        const by = await authorOf(caller);
        const { order, step } = await orders.revertTo(orderId(params), event, by);
        log.info("order_updated", { userId: caller.user.id, step });
        return { order: shownTo(by, order), step };
      },
    }),
  ];
}

const isNewOnly = ({ headers }: Request): boolean => headers.get("If-None-Match") === "*";

const shownTo = <Order extends Partial<OrderPerson>>(by: Author, order: Order): Order =>
  maySeePersons(by) ? order : withoutPerson(order);

const shownEvent = (by: Author, event: LedgerEvent): LedgerEvent =>
  maySeePersons(by)
    ? event
    : {
        ...event,
        changes: Object.fromEntries(Object.entries(event.changes).filter(([field]) => !isPersonField(field))),
      };
