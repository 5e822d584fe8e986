import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { asOrderNumber, queryWords } from "../../domain/order-book/order-search-words.ts";
import { type BookList, isOpen, isSold, OPEN_STATES } from "../../domain/order-book/order-states.ts";
import {
  type AmongOrders,
  type FoundOrders,
  ORDERS_PER_PAGE,
  type OrderSearch,
} from "../../domain/order-book/order-store.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { ordersOfCustomers } from "./customers.ts";
import { isMoneyList, keptOrders, moneyIn, neededOrders, ordersWithMoney } from "./needed-orders.ts";
import { LISTED_COLUMNS, listedOrderOf } from "./order-subject.ts";

const { state: STATE } = OWNERS_ORDER_COLUMNS;

/** An order whose number is the query comes first, then the newest. */
export const searchOrders = (store: Store, search: OrderSearch, among: AmongOrders): Promise<FoundOrders> =>
  store.snapshot(async (reading) => {
    const words = queryWords(search.query);
    return words.length === 0 ? listNewest(reading, search, among) : findWords(reading, search, words, among);
  });

/** Reads indexes alone, except for the rows of the page and the few orders in work. */
async function listNewest(reading: Reading, search: OrderSearch, among: AmongOrders): Promise<FoundOrders> {
  const { state, list } = search;
  const rows = await keptOrders(reading)
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = countsOf(rows.map((row) => [row.state, Number(row.count)]));
  const needed = await neededOrders(reading, among);
  const listed = listedPage(search, {
    counts,
    ...lengthsOf(needed),
    open: OPEN_STATES.reduce((sum, of) => sum + counts[of], 0),
    unpaid: (await moneyIn(reading, "unpaid")).count,
    refund: (await moneyIn(reading, "refund")).count,
  });
  if (isNeedless(list)) {
    const numbers = await (isMoneyList(list) ? ordersWithMoney(reading, list) : keptOrders(reading))
      .select("number")
      .$if(list === "open", (orders) => orders.where("state", "in", OPEN_STATES))
      .$if(state !== undefined, (orders) => orders.where("state", "=", state ?? ""))
      .orderBy("number", "desc")
      .limit(ORDERS_PER_PAGE)
      .offset(listed.start)
      .execute();
    return {
      orders: await readOrders(
        reading,
        numbers.map(({ number }) => number),
        among,
      ),
      ...listed.page,
    };
  }
  const numbers = needed[list].slice(listed.start, listed.start + ORDERS_PER_PAGE);
  return { orders: await readOrders(reading, numbers, among), ...listed.page };
}

/** Looks at every order once, and finds the page and the counts. */
async function findWords(
  reading: Reading,
  search: OrderSearch,
  words: readonly string[],
  among: AmongOrders,
): Promise<FoundOrders> {
  const found = await keptOrders(reading)
    .select(["number", "state", "left_kurus"])
    .where((eb) => hasWords(eb, words, among))
    .execute();
  const needed = await neededOrders(reading, among, (orders) => orders.where((eb) => hasWords(eb, words, among)));
  const numbersOf = (isIn: (row: (typeof found)[number]) => boolean) => found.filter(isIn).map(({ number }) => number);
  const inLists: Record<BookList, number[]> = {
    ...needed,
    open: numbersOf(({ state }) => isOpen(STATE.read(state))),
    unpaid: numbersOf(({ left_kurus, state }) => left_kurus > 0 && isSold(STATE.read(state))),
    refund: numbersOf(({ left_kurus }) => left_kurus < 0),
  };
  const byState = Map.groupBy(found, ({ state }) => state);
  const counts = countsOf([...byState].map(([of, rows]) => [of, rows.length]));
  const listed = listedPage(search, { counts, ...lengthsOf(inLists) });
  const meant = asOrderNumber(search.query.replace("#", "").trim());
  const { state, list } = search;
  const numbers = (list ? inLists[list] : numbersOf((row) => state === undefined || row.state === state))
    .toSorted((one, other) => Number(other === meant) - Number(one === meant) || other - one)
    .slice(listed.start, listed.start + ORDERS_PER_PAGE);
  return { orders: await readOrders(reading, numbers, among), ...listed.page };
}

type Lengths<Lists> = { [List in keyof Lists]: number };

function lengthsOf<Lists extends Record<string, readonly number[]>>(lists: Lists): Lengths<Lists>;
function lengthsOf(lists: Record<string, readonly number[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([list, numbers]) => [list, numbers.length]));
}

/** The lists that are read in pages: of money, of open orders, and of all. */
const isNeedless = (list: BookList | undefined): list is "open" | "unpaid" | "refund" | undefined =>
  list === undefined || list === "open" || isMoneyList(list);

/** The page to show, at most the last one, and the position of its first order. */
function listedPage(search: OrderSearch, found: Omit<FoundOrders, "orders" | "page" | "total">) {
  const { counts } = found;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = search.list ? found[search.list] : search.state ? counts[search.state] : all;
  const page = Math.min(search.page, Math.max(1, Math.ceil(total / ORDERS_PER_PAGE)));
  return { start: (page - 1) * ORDERS_PER_PAGE, page: { ...found, page, total } };
}

/** Reads the orders with these numbers, in the sequence of `numbers`. */
export async function readOrders(
  reading: Reading,
  numbers: readonly number[],
  { persons }: Pick<AmongOrders, "persons">,
): Promise<FoundOrders["orders"]> {
  if (numbers.length === 0) return [];
  const rows = await reading.selectFrom("orders").select(LISTED_COLUMNS).where("number", "in", numbers).execute();
  const listed = rows.map(listedOrderOf);
  const byCustomer = persons ? await ordersByCustomer(reading, listed) : undefined;
  const nthOf = (order: (typeof listed)[number]) =>
    (byCustomer?.get(order.customer) ?? []).filter(({ number }) => number < order.number).length + 1;
  const orders = new Map(listed.map((order) => [order.number, { ...order, nth: nthOf(order) }]));
  return numbers.flatMap((number) => orders.get(number) ?? []);
}

/** The numbers of all orders of these customers. */
async function ordersByCustomer(reading: Reading, orders: readonly { customer: string }[]) {
  const customers = [...new Set(orders.map(({ customer }) => customer))].filter(Boolean);
  const hers = ordersOfCustomers(reading, customers).where("deleted_at", "is", null);
  const found = customers.length === 0 ? [] : await hers.select(["number", "customer"]).execute();
  return Map.groupBy(found, ({ customer }) => customer);
}

const countsOf = (found: readonly (readonly [state: string, count: number])[]): FoundOrders["counts"] => ({
  ...{ new: 0, preparing: 0, sent: 0, delivered: 0, cancelled: 0, returned: 0 },
  ...Object.fromEntries(found),
});

type Orders = ExpressionBuilder<Tables, "orders">;

const hasWords = (
  eb: Orders,
  words: readonly string[],
  { persons }: AmongOrders,
): ExpressionWrapper<Tables, "orders", SqlBool> =>
  eb.and(
    words.map((word) => {
      const number = asOrderNumber(word);
      // A word has letters and digits only, so nothing in it is a wildcard but `_` in a name of WhatsApp, which finds no fewer.
      return eb.or([
        eb("words", "like", `%${word}%`),
        ...(persons ? [eb("person_words", "like", `%${word}%`)] : []),
        ...(number === undefined ? [] : [eb("number", "=", number)]),
      ]);
    }),
  );
