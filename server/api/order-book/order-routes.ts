import { z } from "zod";
import {
  type Author,
  type FieldChange,
  type LedgerEvent,
  mayChangePrices,
  maySeePersons,
} from "../../../domain/ledger.ts";
import {
  type BookOrder,
  bookOrderSchema,
  hasPlace,
  isPersonField,
  type OrderPatch,
  orderInputSchema,
  orderPatchSchema,
} from "../../../domain/order-book/book-order.ts";
import { withKnownIds } from "../../../domain/order-book/line-questions.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import { orderNeedSchema } from "../../../domain/order-book/order-needs.ts";
import { hushed, shownTo } from "../../../domain/order-book/order-rights.ts";
import { BOOK_LISTS, ORDER_STATES } from "../../../domain/order-book/order-states.ts";
import { foundOrdersSchema, ORDER_QUERY_LENGTH, type OrderStore } from "../../../domain/order-book/order-store.ts";
import { TOLD_KINDS } from "../../../domain/order-book/told-messages.ts";
import type { GetSnapshot } from "../../../domain/shop/snapshot.ts";
import { idempotencyKey } from "../../http/request-guard.ts";
import { staffOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute, itemId, savingOf } from "../api-route.ts";
import { historyRoutes, stepAnswer } from "../steps.ts";
import { firstPicture } from "./first-picture.ts";
import { needsAsOf } from "./needs-as-of.ts";

type Parts = { orders: OrderStore; snapshot: GetSnapshot; now(): Date };

const MAX_CHANGED = 500;

const state = z.enum(ORDER_STATES);

const search = z.object({
  state: state.optional(),
  list: z.enum(BOOK_LISTS).optional(),
  /** Sent by tabs that still run a panel from before `list` existed. */
  unpaid: z.boolean().default(false),
  query: z.string().max(ORDER_QUERY_LENGTH, { error: "Arama çok uzun" }).default(""),
  page: z.int().min(1).max(100_000).default(1),
});

const seenOrder = z.object({ id: itemId, revision: z.int().optional() });

const listOf = <Order extends z.ZodType>(order: Order) =>
  z
    .array(order)
    .min(1)
    .max(MAX_CHANGED, { error: `Bir seferde en fazla ${MAX_CHANGED} sipariş seçilebilir` });

const seenOrders = listOf(seenOrder);

const { carrier, tracking } = orderInputSchema.shape;

const needs = z.array(orderNeedSchema);

const saved = z.object({ order: bookOrderSchema, step: z.string() });
const changed = stepAnswer.extend({ revision: z.int() });

/** The book of orders (decision 26). A helper may enter a new order's person, but sees and changes persons only if the owner allows it. */
export function orderRoutes({ orders, snapshot, now }: Parts): ApiRoute[] {
  const withKnownValues = async <Input extends OrderPatch>(input: Input): Promise<Input> => {
    const { sets } = (await snapshot()).sections.choices;
    return { ...input, ...(input.lines && { lines: input.lines.map((line) => withKnownIds(line, sets)) }) };
  };
  return [
    apiRoute("POST /api/admin/orders", {
      access: staffOnly,
      summary:
        "Deftere bir sipariş yazar; aynı Idempotency-Key ile ikinci kez yazmaz. If-None-Match: * ile yalnız mesajı " +
        "defterde yoksa; varsa 409 ve field: pasted. Sayılan ürünün adedini düşürür; yetmezse 409 ve field: lines, " +
        "evenIfGone ile yine de yazar. Fiyatları değiştiremeyen yardımcının siparişi dükkânın fiyatlarıyla yazılır",
      body: orderInputSchema.extend({ evenIfGone: z.boolean().default(false) }),
      answer: saved,
      status: 201,
      logs: "order_written",
      async handle({ request, body, caller: { by } }) {
        const { evenIfGone, ...input } = await withKnownValues(body);
        const wish = { unlessWritten: isNewOnly(request), evenIfGone };
        return savedTo(by, await orders.create(input, by, idempotencyKey(request), wish));
      },
    }),
    apiRoute("POST /api/admin/orders/search", {
      access: staffOnly,
      summary:
        "Siparişler, en yenisi önce: numara, ad, telefon ya da ürünle arar; aranan adreste kalmasın diye POST. " +
        "needs her birinin daha neye ihtiyacı olduğudur, yapılma sırasıyla; image ilk ürünün seçilen görselidir. counts durumlara göre sayılardır; open açık, due bugün gidecek, unpaid parası gelmeyen siparişlerin sayısı; list ile yalnız onlar. nth müşterinin kaçıncı siparişi olduğu, seesPersons kişilerin görülüp görülmediği, mayChangePrices fiyat ve ödemenin değiştirilip değiştirilmeyeceğidir",
      body: search,
      answer: foundOrdersSchema.extend({
        orders: z.array(foundOrdersSchema.shape.orders.element.extend({ needs, image: z.string() })),
        seesPersons: z.boolean(),
        mayChangePrices: z.boolean(),
      }),
      async handle({ body: { unpaid, list = unpaid ? "unpaid" : undefined, ...asked }, caller: { by } }) {
        const seesPersons = maySeePersons(by);
        const current = await snapshot();
        const needs = needsAsOf(current, { now: now(), seesPersons });
        const found = await orders.search({ ...asked, list }, { persons: seesPersons, now: now() });
        const rights = { seesPersons, mayChangePrices: mayChangePrices(by) };
        return {
          ...found,
          orders: found.orders.map((order) => ({
            ...shownTo(by, order),
            needs: needs(order),
            image: firstPicture(order, current),
          })),
          ...rights,
        };
      },
    }),
    apiRoute("POST /api/admin/orders/states", {
      access: staffOnly,
      summary: "Siparişlerin durumunu tek işlemde değiştirir; revision verilirse yalnız o sürümü. Ya hepsi ya hiçbiri",
      body: z.object({ orders: seenOrders, state }),
      answer: changed,
      logs: "orders_moved",
      handle: ({ body, caller: { by } }) => orders.changeState(body.orders, body.state, by),
    }),
    apiRoute("POST /api/admin/orders/payments", {
      access: staffOnly,
      summary: "Siparişlerin ödendiğini ya da ödenmediğini tek işlemde yazar; revision verilirse yalnız o sürümü",
      body: z.object({ orders: seenOrders, paid: z.boolean() }),
      answer: changed,
      logs: "orders_paid",
      handle: ({ body, caller: { by } }) => orders.changePaid(body.orders, body.paid, by),
    }),
    apiRoute("POST /api/admin/orders/parcels", {
      access: staffOnly,
      summary:
        "Birçok siparişin takip numarasını, istenirse kargosunu da, tek işlemde yazar; isSent ile numarası olan açık " +
        "siparişler Kargoda olur. Ya hepsi ya hiçbiri. Başka kişinin bu istekteki ya da defterdeki numarası 409 ve field: tracking, " +
        "evenIfShared ile yine de yazar",
      body: z.object({
        orders: listOf(seenOrder.extend({ tracking })),
        carrier,
        evenIfShared: z.boolean().default(false),
        isSent: z.boolean().default(false),
      }),
      answer: changed,
      logs: "orders_tracked",
      handle: ({ body: { orders: parcels, carrier, ...wish }, caller: { by } }) =>
        orders.changeTracking(parcels, carrier, by, wish),
    }),
    apiRoute("POST /api/admin/orders/told", {
      access: staffOnly,
      summary: "Siparişlerin müşterilerine bir mesajın gittiğini tek işlemde yazar; başka bir değişiklikle çakışmaz",
      body: z.object({ orders: listOf(z.object({ id: itemId })), what: z.enum(TOLD_KINDS) }),
      answer: changed,
      logs: "orders_told",
      handle: ({ body, caller: { by } }) =>
        orders.tell(
          body.orders.map(({ id }) => id),
          body.what,
          by,
        ),
    }),
    apiRoute("GET /api/admin/orders/:id", {
      access: staffOnly,
      summary: "Bir siparişin tamamı; needs daha neye ihtiyacı olduğudur, yapılma sırasıyla",
      answer: z.object({ order: bookOrderSchema, needs, seesPersons: z.boolean() }),
      async handle({ id, caller: { by } }) {
        const order = await orders.find(id);
        const seesPersons = maySeePersons(by);
        const { left } = moneyOf(order);
        const needs = needsAsOf(await snapshot(), { now: now(), seesPersons });
        return {
          order: shownTo(by, order),
          needs: needs({ ...order, left, hasAddress: order.address !== "", hasPlace: hasPlace(order) }),
          seesPersons,
        };
      },
    }),
    apiRoute("PUT /api/admin/orders/:id", {
      access: staffOnly,
      summary:
        "Siparişin gönderilen alanlarını değiştirir; If-Match verilirse yalnız o sürümü. Değişen yoksa step yoktur. " +
        "Kişileri görmeyen yardımcı başka bir kişi bilgisi gönderirse 403",
      body: orderPatchSchema,
      answer: saved.partial({ step: true }),
      logs: "order_updated",
      handle: async (call) =>
        savedTo(call.caller.by, await orders.update(call.id, await withKnownValues(call.body), savingOf(call))),
    }),
    apiRoute("DELETE /api/admin/orders/:id", {
      access: staffOnly,
      summary: "Siparişi defterden çıkarır; otuz gün boyunca geri alınabilir",
      answer: stepAnswer,
      logs: "order_removed",
      handle: (call) => orders.remove(call.id, savingOf(call)),
    }),
    ...historyRoutes("/api/admin/orders/:id", {
      access: staffOnly,
      events: "Bir siparişi kimin ne zaman değiştirdiği, en yenisi önce",
      revert: "Siparişi bir olayın hemen ardındaki hâline döndürür",
      logs: "order_updated",
      saved,
      listEvents: async (id, by) => (await orders.listEvents(id)).map((event) => shownEvent(by, event)),
      revertTo: async ({ id, caller: { by } }, event) => savedTo(by, await orders.revertTo(id, event, by)),
    }),
  ];
}

const isNewOnly = ({ headers }: Request): boolean => headers.get("If-None-Match") === "*";

const savedTo = <Saved extends { order: BookOrder }>(by: Author, saved: Saved): Saved => ({
  ...saved,
  order: shownTo(by, saved.order),
});

function shownEvent(by: Author, event: LedgerEvent): LedgerEvent {
  const isShown = (field: string) =>
    (maySeePersons(by) || !isPersonField(field)) && (mayChangePrices(by) || field !== "payments");
  const asShown = (field: string, { before, after }: FieldChange): FieldChange =>
    maySeePersons(by) ? { before, after } : { before: hushed(field, before), after: hushed(field, after) };
  const shown = Object.entries(event.changes).filter(([field]) => isShown(field));
  return { ...event, changes: Object.fromEntries(shown.map(([field, change]) => [field, asShown(field, change)])) };
}
