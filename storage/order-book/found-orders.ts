import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { customerOf } from "../../domain/order-book/book-order.ts";
import { asOrderNumber, queryWords } from "../../domain/order-book/order-search-words.ts";
import {
  type BookList,
  isDue,
  isOpen,
  isSold,
  lastDueDay,
  OPEN_STATES,
  ORDER_STATES,
} from "../../domain/order-book/order-states.ts";
import { type FoundOrders, ORDERS_PER_PAGE, type OrderSearch } from "../../domain/order-book/order-store.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { ordersOfPhones } from "./blotted-persons.ts";
import { LISTED_COLUMNS, listedOrderOf } from "./order-subject.ts";

const { state: STATE } = OWNERS_ORDER_COLUMNS;

type Among = { persons: boolean; now: Date };

/** An order whose number is the query comes first, then the newest. */
export const searchOrders = (store: Store, search: OrderSearch, among: Among): Promise<FoundOrders> =>
  store.snapshot(async (reading) => {
    const words = queryWords(search.query);
    return words.length === 0 ? listNewest(reading, search, among) : findWords(reading, search, words, among);
  });

/** Reads indexes alone, except for the rows of the page. */
async function listNewest(reading: Reading, search: OrderSearch, among: Among): Promise<FoundOrders> {
  const { state } = search;
  const rows = await keptOrders(reading)
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const lists = { open: openOrders(reading), due: dueOrders(reading, among.now), unpaid: unpaid(reading) };
  const counts = countsOf(rows.map((row) => [row.state, Number(row.count)]));
  const inLists = {
    open: OPEN_STATES.reduce((sum, of) => sum + counts[of], 0),
    due: await countOf(lists.due),
    unpaid: await countOf(lists.unpaid),
  };
  const listed = listedPage(counts, inLists, search);
  const numbers = await (search.list ? lists[search.list] : keptOrders(reading))
    .select("number")
    .$if(state !== undefined, (orders) => orders.where("state", "=", state ?? ""))
    .orderBy("number", "desc")
    .limit(ORDERS_PER_PAGE)
    .offset(listed.start)
    .execute();
  const orders = await readOrders(
    reading,
    numbers.map(({ number }) => number),
    among,
  );
  return { orders, ...listed.page };
}

/** Looks at every order once, and finds the page and the counts. */
async function findWords(
  reading: Reading,
  search: OrderSearch,
  words: readonly string[],
  among: Among,
): Promise<FoundOrders> {
  const found = await keptOrders(reading)
    .select(["number", "state", "paid", "day"])
    .where((eb) => hasWords(eb, words, among))
    .execute();
  const byState = Map.groupBy(found, (row) => row.state);
  const isIn: Record<BookList, (row: (typeof found)[number]) => boolean> = {
    open: ({ state }) => isOpen(STATE.read(state)),
    due: ({ state, day }) => isDue({ state: STATE.read(state), day }, among.now),
    unpaid: ({ paid, state }) => paid === 0 && isSold(STATE.read(state)),
  };
  const counts = countsOf([...byState].map(([of, rows]) => [of, rows.length]));
  const countIn = (list: BookList) => found.filter(isIn[list]).length;
  const inLists = { open: countIn("open"), due: countIn("due"), unpaid: countIn("unpaid") };
  const listed = listedPage(counts, inLists, search);
  const meant = asOrderNumber(search.query.replace("#", "").trim());
  const numbers = found
    .filter(
      (row) => (search.state === undefined || row.state === search.state) && (!search.list || isIn[search.list](row)),
    )
    .map(({ number }) => number)
    .toSorted((one, other) => Number(other === meant) - Number(one === meant) || other - one)
    .slice(listed.start, listed.start + ORDERS_PER_PAGE);
  return { orders: await readOrders(reading, numbers, among), ...listed.page };
}

/** The page to show, at most the last one, and the position of its first order. */
function listedPage(counts: FoundOrders["counts"], inLists: Record<BookList, number>, search: OrderSearch) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = search.list ? inLists[search.list] : search.state ? counts[search.state] : all;
  const page = Math.min(search.page, Math.max(1, Math.ceil(total / ORDERS_PER_PAGE)));
  return { start: (page - 1) * ORDERS_PER_PAGE, page: { page, total, counts, ...inLists } };
}

/** Reads the orders with these numbers, in the sequence of `numbers`. */
async function readOrders(
  reading: Reading,
  numbers: readonly number[],
  { persons }: Pick<Among, "persons">,
): Promise<FoundOrders["orders"]> {
  if (numbers.length === 0) return [];
  const rows = await reading.selectFrom("orders").select(LISTED_COLUMNS).where("number", "in", numbers).execute();
  const listed = rows.map(listedOrderOf);
  const byPhone = persons ? await ordersByPhone(reading, listed) : undefined;
  const nthOf = (order: (typeof listed)[number]) =>
    (byPhone?.get(customerOf(order).phone) ?? []).filter(({ number }) => number < order.number).length + 1;
  const orders = new Map(listed.map((order) => [order.number, { ...order, nth: nthOf(order) }]));
  return numbers.flatMap((number) => orders.get(number) ?? []);
}

/** Reads all orders of these customers, and groups them by phone. */
async function ordersByPhone(reading: Reading, orders: readonly Parameters<typeof customerOf>[0][]) {
  const phones = [...new Set(orders.map((order) => customerOf(order).phone).filter((phone) => phone !== ""))];
  const hers = ordersOfPhones(reading, phones).where("deleted_at", "is", null);
  const found = phones.length === 0 ? [] : await hers.select(["number", "is_gift", "phone", "sender_phone"]).execute();
  return Map.groupBy(found, ({ is_gift, phone, sender_phone }) => (is_gift === 1 ? sender_phone : phone));
}

export const dueOrders = (reading: Reading, now: Date) =>
  openOrders(reading).where("day", "!=", "").where("day", "<=", lastDueDay(now));

const countOf = async (orders: ReturnType<typeof keptOrders>): Promise<number> => {
  const { count } = await orders.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(count);
};

/** Open orders are few. */
const openOrders = (reading: Reading) => keptOrders(reading).where("state", "in", OPEN_STATES);

export const keptOrders = (reading: Reading) => reading.selectFrom("orders").where("deleted_at", "is", null);

/** The condition repeats the words of the index's own condition, because SQLite would not use the index otherwise. */
const unpaid = (reading: Reading) =>
  ORDER_STATES.filter((state) => !isSold(state)).reduce(
    (orders, state) => orders.where("state", "<>", sql.lit(state)),
    keptOrders(reading).where("paid", "=", sql.lit(0)),
  );

const countsOf = (found: readonly (readonly [state: string, count: number])[]): FoundOrders["counts"] => ({
  ...{ new: 0, preparing: 0, sent: 0, delivered: 0, cancelled: 0, returned: 0 },
  ...Object.fromEntries(found),
});

type Orders = ExpressionBuilder<Tables, "orders">;

const hasWords = (
  eb: Orders,
  words: readonly string[],
  { persons }: Among,
): ExpressionWrapper<Tables, "orders", SqlBool> =>
  eb.and(
    words.map((word) => {
      const number = asOrderNumber(word);
      // A word has letters and digits only, so nothing in it is a wildcard.
      return eb.or([
        eb("words", "like", `%${word}%`),
        ...(persons ? [eb("person_words", "like", `%${word}%`)] : []),
        ...(number === undefined ? [] : [eb("number", "=", number)]),
      ]);
    }),
  );
