import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { type FoundOrders, ORDERS_PER_PAGE, type OrderSearch } from "../../domain/order-book/listed-order.ts";
import { asOrderNumber, queryWords } from "../../domain/order-book/order-search-words.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { listedOrderOf } from "./order-row.ts";

type Among = { persons: boolean };

/** An order whose number is the query comes first, then the newest. */
export const searchOrders = (store: Store, search: OrderSearch, among: Among): Promise<FoundOrders> =>
  store.snapshot(async (reading) => {
    const words = queryWords(search.query);
    return words.length === 0 ? listNewest(reading, search) : findWords(reading, search, words, among);
  });

/** Read from indexes alone, but for the rows of the page. */
async function listNewest(reading: Reading, { state, page }: OrderSearch): Promise<FoundOrders> {
  const rows = await kept(reading)
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = countsOf(rows.map((row) => [row.state, Number(row.count)]));
  const numbers = await kept(reading)
    .select("number")
    .$if(state !== undefined, (orders) => orders.where("state", "=", state ?? ""))
    .orderBy("number", "desc")
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
    .execute();
  return pageOf(reading, { numbers: numbers.map(({ number }) => number), counts, state });
}

/** One look at every order finds the page and the counts. */
async function findWords(
  reading: Reading,
  { state, query, page }: OrderSearch,
  words: readonly string[],
  among: Among,
): Promise<FoundOrders> {
  const found = await kept(reading)
    .select(["number", "state"])
    .where((eb) => hasWords(eb, words, among))
    .execute();
  const counts = countsOf([...Map.groupBy(found, (row) => row.state)].map(([state, rows]) => [state, rows.length]));
  const meant = asOrderNumber(query.replace("#", "").trim());
  const numbers = found
    .filter((row) => state === undefined || row.state === state)
    .map(({ number }) => number)
    .toSorted((one, other) => Number(other === meant) - Number(one === meant) || other - one)
    .slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE);
  return pageOf(reading, { numbers, counts, state });
}

type Page = Pick<FoundOrders, "counts"> & { numbers: readonly number[]; state: OrderState | undefined };

/** In the order of the numbers. */
async function pageOf(reading: Reading, { numbers, counts, state }: Page): Promise<FoundOrders> {
  const rows =
    numbers.length === 0
      ? []
      : await reading.selectFrom("orders").select(LISTED_COLUMNS).where("number", "in", numbers).execute();
  const orders = new Map(rows.map((row) => [row.number, listedOrderOf(row)]));
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { orders: numbers.flatMap((number) => orders.get(number) ?? []), total, counts };
}

const kept = (reading: Reading) => reading.selectFrom("orders").where("deleted_at", "is", null);

function countsOf(found: readonly (readonly [state: string, count: number])[]): FoundOrders["counts"] {
  const counts = new Map(found);
  return {
    new: counts.get("new") ?? 0,
    preparing: counts.get("preparing") ?? 0,
    sent: counts.get("sent") ?? 0,
    delivered: counts.get("delivered") ?? 0,
    cancelled: counts.get("cancelled") ?? 0,
    returned: counts.get("returned") ?? 0,
  };
}

/** Without the long texts, which no row shows. */
const LISTED_COLUMNS = [
  "id",
  "number",
  "state",
  "state_at",
  "wrote_at",
  "total_kurus",
  "revision",
  "deleted_at",
  "blotted_at",
  "request_id",
  "day",
  "payment",
  "carrier",
  "gift_wrap",
  "hide_prices",
  "fingerprint",
  "phone",
  "name",
  "province",
  "district",
  "tracking",
  "person_words",
  "words",
  "lines",
] as const;

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
