import { NEED_LISTS } from "../../domain/order-book/order-needs.ts";
import type { AmongOrders, DayList } from "../../domain/order-book/order-store.ts";
import type { Reading, Store } from "../store.ts";
import { readOrders } from "./found-orders.ts";
import { isMoneyList, moneyIn, neededOrders, ordersWithMoney } from "./needed-orders.ts";

/** Who waits longest comes first, but of the lists of money the newest: old debts are seldom paid today. */
export const listDay = (store: Store, among: AmongOrders): Promise<DayList[]> =>
  store.snapshot(async (reading) => {
    const needed = await neededOrders(reading, among);
    const lists: DayList[] = [];
    for (const list of NEED_LISTS) {
      const about = isMoneyList(list) ? await moneyIn(reading, list) : { count: needed[list].length };
      if (about.count === 0) continue;
      const first = isMoneyList(list) ? await newest(reading, list) : needed[list].toReversed();
      lists.push({ list, ...about, orders: await readOrders(reading, first.slice(0, SHOWN), among) });
    }
    return lists;
  });

/** The first orders of a list, as Bugün shows them. */
const SHOWN = 3;

async function newest(reading: Reading, list: Parameters<typeof ordersWithMoney>[1]): Promise<number[]> {
  const rows = await ordersWithMoney(reading, list).select("number").orderBy("number", "desc").limit(SHOWN).execute();
  return rows.map(({ number }) => number);
}
