import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { type FoundOrders, ORDERS_PER_PAGE, type OrderSearch } from "../../domain/order-book/listed-order.ts";
import { asOrderNumber, queryWords } from "../../domain/order-book/order-search-words.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { listedOrderOf } from "./order-row.ts";

type Among = { persons: boolean };

/** An order whose number is the query comes first, then the newest. */
export const searchOrders = (store: Store, search: OrderSearch, among: Among): Promise<FoundOrders> =>
  store.snapshot(async (reading) => {
    const words = queryWords(search.query);
    const counts = await countByState(reading, words, among);
    const total = search.state ? counts[search.state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const rows = total === 0 ? [] : await readPage(reading, search, words, among);
    return { orders: rows.map(listedOrderOf), total, counts };
  });

async function countByState(reading: Reading, words: readonly string[], among: Among): Promise<FoundOrders["counts"]> {
  const rows = await reading
    .selectFrom("orders")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .where("deleted_at", "is", null)
    .where((eb) => hasWords(eb, words, among))
    .groupBy("state")
    .execute();
  const found = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return {
    new: found.get("new") ?? 0,
    preparing: found.get("preparing") ?? 0,
    sent: found.get("sent") ?? 0,
    delivered: found.get("delivered") ?? 0,
    cancelled: found.get("cancelled") ?? 0,
    returned: found.get("returned") ?? 0,
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

function readPage(reading: Reading, { state, query, page }: OrderSearch, words: readonly string[], among: Among) {
  const number = asOrderNumber(query.replace(/^\s*#/, "").trim());
  return reading
    .selectFrom("orders")
    .select(LISTED_COLUMNS)
    .where("deleted_at", "is", null)
    .where((eb) => hasWords(eb, words, among))
    .$if(state !== undefined, (orders) => orders.where("state", "=", state ?? ""))
    .$if(number !== undefined, (orders) => orders.orderBy(sql`case when number = ${number} then 0 else 1 end`))
    .orderBy("number", "desc")
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
    .execute();
}

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
