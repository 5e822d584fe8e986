import { z } from "zod";
import type { Author, DoneStep, LedgerEvent } from "../ledger.ts";
import type { UrgentOrders } from "../shop/todos.ts";
import {
  askedQuestionSchema,
  type BookOrder,
  bookOrderSchema,
  type OrderInput,
  soldValueSchema,
} from "./book-order.ts";
import { type BookList, ORDER_STATES, type OrderState } from "./order-states.ts";
import type { DaySpan, OrderSums } from "./order-sums.ts";
import type { Picking } from "./picking-list.ts";

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
 * The book of orders (decision 26). Writes throw ShopError `not-found`, `invalid` or `conflict`. An author who may
 * not see persons writes one into a new order, and changes none in an old one.
 */
export type OrderStore = {
  /**
   * A request that is repeated with its key writes one order. With `unlessWritten`, a message that became an order already is refused
   * with `conflict` of the field `pasted`. More pieces than are left are refused with `conflict` of the field `lines`, but for `evenIfGone`.
   */
  create(input: OrderInput, by: Author, requestKey?: string, wish?: CreateWish): Promise<SavedOrder>;
  find(id: string): Promise<BookOrder>;
  /** No step is written if nothing changed. */
  update(
    id: string,
    input: OrderInput,
    saving: Saving,
  ): Promise<Omit<SavedOrder, "step"> & { step: string | undefined }>;
  /** All or none. `revision` is the one that the changed orders have now. */
  changeState(orders: readonly SeenOrder[], state: OrderState, by: Author): Promise<DoneStep & { revision: number }>;
  /** All or none, as with the states. */
  changePaid(orders: readonly SeenOrder[], paid: boolean, by: Author): Promise<DoneStep & { revision: number }>;
  /**
   * All or none, as with the states; each its own number, and one carrier unless it is empty. Refused to who may not see persons. One number
   * for two people is refused with `conflict` of the field `tracking`, but for `evenIfShared`.
   */
  changeTracking(
    parcels: readonly Parcel[],
    carrier: string,
    by: Author,
    wish?: { evenIfShared?: boolean },
  ): Promise<DoneStep & { revision: number }>;
  /** Moves the order to the trash; undoing the step brings it back. */
  remove(id: string, saving: Saving): Promise<DoneStep>;
  listEvents(id: string): Promise<LedgerEvent[]>;
  revertTo(id: string, eventId: string, by: Author): Promise<SavedOrder>;
  /** Without persons, names and phones are not searched. */
  search(search: OrderSearch, among: { persons: boolean; now: Date }): Promise<FoundOrders>;
  /** For each text the order that was written from the same message, however a chat gave it back. */
  findWritten(texts: readonly string[]): Promise<(OrderOfMessage | undefined)[]>;
  sums(span: DaySpan): Promise<OrderSums>;
  listPicking(states: readonly OrderState[], among: { persons: boolean }): Promise<Picking>;
  /** Orders to see to today, the oldest first. */
  listUrgent(now: Date): Promise<UrgentOrders>;
  /** Every order, the oldest first, read a batch at a time. */
  every(): AsyncIterable<BookOrder>;
  /** Blots out who ordered, for good: in all orders of her phone number, or in this one where she gave none. */
  forget(id: string, by: Author): Promise<DoneStep>;
  /** Blots out the persons of orders finished `keepDays` ago, and empties the trash. Returns how many orders that were. */
  removeExpired(expiry: Expiry): Promise<number>;
};

/** An order as a row of the list shows it. */
const listedOrderSchema = bookOrderSchema.omit({ address: true, cardNote: true, pasted: true, lines: true }).extend({
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
  lineCount: z.int(),
  pieces: z.int(),
  /** The place of this order among those of its customer's phone number: 1 for the first, and where no number is known. */
  nth: z.int(),
});

export type ListedOrder = z.output<typeof listedOrderSchema>;

export const ORDERS_PER_PAGE = 50;

/** How many lines of an order a row has. */
export const LISTED_LINES = 8;

export type OrderSearch = { state?: OrderState | undefined; list?: BookList | undefined; query: string; page: number };

const counts = z.record(z.enum(ORDER_STATES), z.int());

/**
 * A page of the list, the last one where it has fewer pages than asked for. `counts` counts by state what the query finds, `open`,
 * `due` and `unpaid` what of it is in those lists, `total` what the list has.
 */
export const foundOrdersSchema = z.object({
  orders: z.array(listedOrderSchema),
  page: z.int(),
  total: z.int(),
  counts,
  open: z.int(),
  due: z.int(),
  unpaid: z.int(),
});

export type FoundOrders = z.output<typeof foundOrdersSchema>;

export const ORDER_QUERY_LENGTH = 100;
