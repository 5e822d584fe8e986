import type { DoneStep, LedgerEvent } from "../../domain/ledger.ts";
import type { BookOrder, OrderInput, OrderPatch } from "../../domain/order-book/book-order.ts";
import type { CodeSum } from "../../domain/order-book/code-sums.ts";
import type { OrderNeed } from "../../domain/order-book/order-needs.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";
import type { FoundOrders, ListedOrder } from "../../domain/order-book/order-store.ts";
import type { DaySpan, OrderSums } from "../../domain/order-book/order-sums.ts";
import type { OrderTexts, Teller } from "../../domain/order-book/order-words.ts";
import type { Picking } from "../../domain/order-book/picking-list.ts";
import type { BookListing } from "../../domain/order-book/printed-orders.ts";
import type { ToldKind } from "../../domain/order-book/told-messages.ts";
import type { CarrierForm } from "../../domain/settings/carrier-forms.ts";
import { ApiError } from "../api-client.ts";
import { callSignedIn } from "../session-calls.ts";
import { fetchFile } from "./fetched-file.ts";

type Answer = { order: BookOrder };
type Saved = Answer & { step?: string };
type SeenOrder = Pick<BookOrder, "id" | "revision">;

type Needy = { needs: OrderNeed[] };

/** An order as a row of the list shows it. */
export type OrderOfRow = ListedOrder & Needy & { image: string };

type FoundRows = Omit<FoundOrders, "orders"> & { orders: OrderOfRow[] };

/** Whether the person may see who ordered: a helper may if the owner allows it. */
type PersonRight = { seesPersons: boolean };

/** The API calls for the book of orders. A search is a POST request, because addresses stand in logs (decision 26). */
export const orderCalls = {
  search: (body: BookListing & { query: string }) =>
    callSignedIn<FoundRows & PersonRight & { mayChangePrices: boolean }>("POST", `${PATH}/search`, { body }),
  find: (id: string) => callSignedIn<Answer & Needy & PersonRight>("GET", at(id)),
  /** One after the other: a sheet of labels is not worth a crowd of requests. */
  async findAll(ids: readonly string[]): Promise<{ orders: BookOrder[] } & PersonRight> {
    const found: (Answer & PersonRight)[] = [];
    for (const id of ids) found.push(await orderCalls.find(id));
    return { orders: found.map(({ order }) => order), seesPersons: found.every(({ seesPersons }) => seesPersons) };
  },
  /** Refused with 409: with `unlessWritten` a message that is in the book, without `evenIfGone` more pieces than are left. */
  create: (order: OrderInput, idempotencyKey: string, { unlessWritten = false, evenIfGone = false } = {}) =>
    callSignedIn<Saved>("POST", PATH, {
      body: { ...order, evenIfGone },
      headers: { "Idempotency-Key": idempotencyKey, ...(unlessWritten && { "If-None-Match": "*" }) },
    }),
  /** Changes these fields alone. */
  update: ({ id, revision }: SeenOrder, changes: OrderPatch) =>
    callSignedIn<Saved>("PUT", at(id), { body: changes, headers: { "If-Match": `"${revision}"` } }),
  /** Writes a mark that nothing else in the order depends on, whatever has changed there since. */
  mark: async ({ id }: SeenOrder, changes: OrderPatch) => {
    const { step = "" } = await callSignedIn<Saved>("PUT", at(id), { body: changes });
    return { step };
  },
  remove: ({ id, revision }: SeenOrder) =>
    callSignedIn<DoneStep>("DELETE", at(id), { headers: { "If-Match": `"${revision}"` } }),
  /** Only while they are as the person saw them. */
  changeState: (orders: readonly SeenOrder[], state: OrderState) =>
    callSignedIn<DoneStep>("POST", `${PATH}/states`, { body: { orders: orders.map(seen), state } }),
  changePaid: (orders: readonly SeenOrder[], paid: boolean) =>
    callSignedIn<DoneStep>("POST", `${PATH}/payments`, { body: { orders: orders.map(seen), paid } }),
  /** Refused with 409 where two people get one number, but for `evenIfShared`. */
  changeTracking: (orders: readonly (SeenOrder & { tracking: string })[], sending: Sending) =>
    callSignedIn<DoneStep>("POST", `${PATH}/parcels`, {
      body: { orders: orders.map((order) => ({ ...seen(order), tracking: order.tracking })), ...sending },
    }),
  /** Their customers got the message, as the person says. */
  tell: (orders: readonly { id: string }[], what: ToldKind) =>
    callSignedIn<DoneStep>("POST", `${PATH}/told`, { body: { orders: orders.map(({ id }) => ({ id })), what } }),
  events: (id: string) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${at(id)}/events`).then(({ events }) => events),
  revert: (id: string, event: string) =>
    callSignedIn<Answer & { step: string }>("POST", `${at(id)}/revert`, { body: { event } }),
  /** Blots out who ordered, for good. Answers in how many orders. */
  forget: (id: string) => callSignedIn<DoneStep>("POST", `${at(id)}/forget`).then(({ count }) => count),
  picking: (states: readonly OrderState[]) => callSignedIn<Picking>("GET", `${PATH}/picking?states=${states.join()}`),
  /** The messages of the states, to be filled for an order. */
  texts: () => callSignedIn<ToldFacts>("GET", `${PATH}/texts`),
  /** The uses of every code until today. */
  codes: () => callSignedIn<{ codes: CodeSum[] }>("GET", `${PATH}/codes`).then(({ codes }) => codes),
  sums: (span: DaySpan) => callSignedIn<NamedSums>("GET", `${PATH}/sums?${new URLSearchParams(span)}`),
};

/** Whether the refusal says that fewer pieces of a product are left than the order has. */
export const isTooFew = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.field === "lines";

type ToldFacts = Required<Teller> & { texts: OrderTexts; address: string; carrierForms: CarrierForm[] };

/** With `isSent` the open orders that get a number are sent. */
export type Sending = { carrier: string; evenIfShared: boolean; isSent: boolean };

/** Whether the refusal says that another person's order has one of the tracking numbers. */
export const isSharedTracking = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.field === "tracking";

/** With the names of the categories. */
export type NamedSums = Omit<OrderSums, "categories"> & {
  categories: (OrderSums["categories"][number] & { name: string })[];
};

/** All orders as a table. A link could not say who asks for it. */
export const fetchOrderTable = (): Promise<Blob> => fetchFile(`${PATH}/csv`);

const PATH = "/admin/orders";

const seen = ({ id, revision }: SeenOrder): SeenOrder => ({ id, revision });

const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
