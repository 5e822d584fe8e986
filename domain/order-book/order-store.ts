import { z } from "zod";
import type { Author, DoneStep, LedgerEvent } from "../ledger.ts";
import {
  askedQuestionSchema,
  type BookOrder,
  bookOrderSchema,
  type OrderInput,
  type OrderPatch,
  soldValueSchema,
} from "./book-order.ts";
import type { NeedList } from "./order-needs.ts";
import { type BookList, ORDER_STATES, type OrderState } from "./order-states.ts";
import type { DaySpan, OrderSums } from "./order-sums.ts";
import type { Picking } from "./picking-list.ts";
import type { ToldKind } from "./told-messages.ts";

export type SavedOrder = { order: BookOrder; step: string };

type Saving = { by: Author; expectedRevision?: number | undefined };

export type CreateWish = { unlessWritten?: boolean; evenIfGone?: boolean };

/** The order that a message became. */
export type OrderOfMessage = Pick<BookOrder, "id" | "number">;

export type Expiry = { now: Date; keepDays: number };

/** An order, and its revision as the person saw it. */
export type SeenOrder = { id: string; revision?: number | undefined };

export type Parcel = SeenOrder & { tracking: string };

/**
 * The book of orders (decision 26). Writes throw ShopError `not-found`, `invalid` or `conflict`. An author who may not see persons can
 * enter a person with a new order, but is refused one of an existing order. Who may not change prices writes a new order at the shop's.
 */
export type OrderStore = {
  /**
   * Requests with the same `requestKey` create one order. `unlessWritten` refuses a message that has become an order already (`conflict`,
   * field `pasted`). More pieces than are left are refused (`conflict`, field `lines`), unless `evenIfGone` is set.
   */
  create(input: OrderInput, by: Author, requestKey?: string, wish?: CreateWish): Promise<SavedOrder>;
  find(id: string): Promise<BookOrder>;
  /** The order of a page. Undefined for an unknown key, an order in the trash or in trouble, and one whose person is blotted out. */
  findPage(key: string): Promise<BookOrder | undefined>;
  /** Changes the given fields. No step is written if nothing changed. */
  update(
    id: string,
    changes: OrderPatch,
    saving: Saving,
  ): Promise<Omit<SavedOrder, "step"> & { step: string | undefined }>;
  /** Changes all orders or none. `revision` is the new revision of the changed orders. */
  changeState(orders: readonly SeenOrder[], state: OrderState, by: Author): Promise<DoneStep & { revision: number }>;
  /** Changes all orders or none, like `changeState`. */
  changePaid(orders: readonly SeenOrder[], paid: boolean, by: Author): Promise<DoneStep & { revision: number }>;
  /**
   * Changes all orders or none, like `changeState`. Each order gets its own number, and all get `carrier` unless it is empty. With
   * `isSent` the open ones that get a number are sent. An author who may not see persons is refused. A number that another person's order
   * gets or has is refused (`conflict`, field `tracking`), unless `evenIfShared` is set.
   */
  changeTracking(
    parcels: readonly Parcel[],
    carrier: string,
    by: Author,
    wish?: { evenIfShared?: boolean; isSent?: boolean },
  ): Promise<DoneStep & { revision: number }>;
  /** Writes that the customers of all these orders got a message, now. Clashes with no other change. */
  tell(ids: readonly string[], what: ToldKind, by: Author): Promise<DoneStep & { revision: number }>;
  /** Moves the order to the trash; undoing the step brings it back. */
  remove(id: string, saving: Saving): Promise<DoneStep>;
  listEvents(id: string): Promise<LedgerEvent[]>;
  revertTo(id: string, eventId: string, by: Author): Promise<SavedOrder>;
  /** Names and phone numbers are searched only if `persons` is true. */
  search(search: OrderSearch, among: AmongOrders): Promise<FoundOrders>;
  /** For each text, the order that was made from the same message, even if the chat has changed the text's form. */
  findWritten(texts: readonly string[]): Promise<(OrderOfMessage | undefined)[]>;
  sums(span: DaySpan): Promise<OrderSums>;
  listPicking(states: readonly OrderState[], among: { persons: boolean }): Promise<Picking>;
  /** The lists of orders to see to today that are not empty, each with its first orders. */
  listDay(among: AmongOrders): Promise<DayList[]>;
  /** Every order, the oldest first, read a batch at a time. */
  every(): AsyncIterable<BookOrder>;
  /** All orders of the customer of an order, the newest first. */
  listCustomer(id: string): Promise<BookOrder[]>;
  /** Writes the note about the customer of an order to all her orders. An author who may not see persons is refused, as with the next two. */
  noteCustomer(about: { id: string; note: string }, by: Author): Promise<DoneStep>;
  /** Makes one customer of those of two orders, by hand. */
  joinCustomers(about: { id: string; other: string }, by: Author): Promise<DoneStep>;
  /** Takes an order out of those of its customer, by hand. */
  partCustomer(id: string, by: Author): Promise<DoneStep>;
  /**
   * Blots out the person of the order for good: in all her orders, in all with her phone number or name in WhatsApp, or in this one alone
   * if nothing else is known of her.
   */
  forget(id: string, by: Author): Promise<DoneStep>;
  /** Blots out the persons of orders finished `keepDays` ago, and empties the trash. Returns the number of blotted out orders. */
  removeExpired(expiry: Expiry): Promise<number>;
};

/** The long texts of a person. */
const NOT_LISTED = { address: true, cardNote: true, pasted: true, customerNote: true } as const;

/** An order as a row of the list shows it. */
const listedOrderSchema = bookOrderSchema.omit({ ...NOT_LISTED, payments: true, discounts: true, lines: true }).extend({
  /** The first lines; `lineCount` counts all. */
  lines: z.array(
    z.object({
      productId: z.string().nullable(),
      name: z.string(),
      color: z.string(),
      values: z.array(soldValueSchema),
      asked: z.array(askedQuestionSchema).optional(),
      quantity: z.int(),
    }),
  ),
  /** What it asks for (order-money.ts). */
  toPay: z.number(),
  lineCount: z.int(),
  pieces: z.int(),
  hasAddress: z.boolean(),
  hasPlace: z.boolean(),
  /** As `moneyOf` says. */
  left: z.number(),
  /** The position of this order among all orders of its customer, from 1. */
  nth: z.int(),
});

export type ListedOrder = z.output<typeof listedOrderSchema>;

export const ORDERS_PER_PAGE = 50;

/** The most lines of an order that a row shows. */
export const LISTED_LINES = 8;

/** `persons`: the reader may see persons. */
export type AmongOrders = { persons: boolean; now: Date; lateDays?: number | undefined };

/** `sum`: the lira to come or to go back, of the lists about money. */
export type DayList = { list: NeedList; count: number; sum?: number; orders: ListedOrder[] };

export type OrderSearch = { state?: OrderState | undefined; list?: BookList | undefined; query: string; page: number };

const counts = z.record(z.enum(ORDER_STATES), z.int());

/**
 * A page of the list; the last page if the list has fewer. `counts`: the orders that the query finds, by state. `open`, `due` and the
 * others: how many of them are in these lists. `total`: the orders of the chosen list.
 */
export const foundOrdersSchema = z.object({
  orders: z.array(listedOrderSchema),
  page: z.int(),
  total: z.int(),
  counts,
  open: z.int(),
  confirm: z.int(),
  unpaid: z.int(),
  pack: z.int(),
  due: z.int(),
  tell: z.int(),
  late: z.int(),
  words: z.int(),
  refund: z.int(),
});

export type FoundOrders = z.output<typeof foundOrdersSchema>;

export const ORDER_QUERY_LENGTH = 100;
