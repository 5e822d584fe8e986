import { sql } from "kysely";
import { toLira } from "../../domain/money.ts";
import {
  ARRIVED_DAYS,
  NEED_LISTS,
  NEED_OF_LIST,
  type NeedList,
  orderNeeds,
} from "../../domain/order-book/order-needs.ts";
import { isSold, OPEN_STATES, ORDER_STATES } from "../../domain/order-book/order-states.ts";
import type { AmongOrders } from "../../domain/order-book/order-store.ts";
import { daysAgo, fieldsOf, timeColumn } from "../columns.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading } from "../store.ts";

export const keptOrders = (reading: Reading) => reading.selectFrom("orders").where("deleted_at", "is", null);

type Orders = ReturnType<typeof keptOrders>;

/** The lists that indexes know. */
const MONEY_LISTS = ["unpaid", "refund"] as const satisfies NeedList[];

type MoneyList = (typeof MONEY_LISTS)[number];

export const isMoneyList = (list: string | undefined): list is MoneyList => MONEY_LISTS.some((one) => one === list);

/** The numbers of the orders in each list, the newest first, but for the lists of money. */
export type NeededOrders = Record<Exclude<NeedList, MoneyList>, number[]>;

const { state, day, payment, card_link, told, customer_words, customer_words_seen } = OWNERS_ORDER_COLUMNS;
const NEEDY = { state, day, payment, card_link, told, customer_words, customer_words_seen };
const MOMENTS = { wrote_at: timeColumn("wroteAt"), state_at: timeColumn("stateAt") };

/** Looks at the orders that are open or on the way, which are few. `among` leaves out others. */
export async function neededOrders(
  reading: Reading,
  { persons, ...facts }: AmongOrders,
  among: (orders: Orders) => Orders = (orders) => orders,
): Promise<NeededOrders> {
  const rows = await among(inWork(reading, facts.now))
    .select(["number", "wrote_at", "state_at", "blotted_at", "left_kurus"])
    .select(["state", "day", "payment", "card_link", "told", "customer_words", "customer_words_seen"])
    .orderBy("number", "desc")
    .execute();
  const numbers: NeededOrders = { confirm: [], pack: [], due: [], tell: [], late: [], words: [] };
  for (const row of rows) {
    const order = {
      ...fieldsOf(NEEDY, row),
      ...fieldsOf(MOMENTS, row),
      blottedAt: row.blotted_at,
      left: toLira(row.left_kurus),
      // No list is about the address.
      hasAddress: true,
      hasPlace: true,
    };
    const kinds = orderNeeds(order, { ...facts, seesPersons: persons }).map(({ kind }) => kind);
    for (const list of NEED_LISTS) {
      if (!isMoneyList(list) && kinds.includes(NEED_OF_LIST[list])) numbers[list].push(row.number);
    }
  }
  return numbers;
}

/** Open orders, and those whose parcel may still be on the way. */
export const inWork = (reading: Reading, now: Date) =>
  keptOrders(reading).where(({ eb, or, and }) =>
    or([
      eb("state", "in", OPEN_STATES),
      and([eb("state", "=", "sent"), eb("state_at", ">", daysAgo(ARRIVED_DAYS, now))]),
    ]),
  );

/** The conditions repeat the words of the index's own condition, because SQLite would not use the index otherwise. */
export function ordersWithMoney(reading: Reading, list: MoneyList): Orders {
  const orders = keptOrders(reading).where("left_kurus", "<>", sql.lit(0));
  if (list === "refund") return orders.where("left_kurus", "<", 0);
  const unsold = ORDER_STATES.filter((state) => !isSold(state));
  return orders.where("left_kurus", ">", 0).where("state", "not in", unsold);
}

export async function moneyIn(reading: Reading, list: MoneyList): Promise<{ count: number; sum: number }> {
  const { count, kurus } = await ordersWithMoney(reading, list)
    .select(({ fn }) => [fn.countAll().as("count"), fn.sum("left_kurus").as("kurus")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: Math.abs(toLira(Number(kurus ?? 0))) };
}
