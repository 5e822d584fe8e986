import { isFreeOf, isKnownDay } from "../shop/arrival.ts";
import { hoursOn, type Times } from "../shop/chat-hours.ts";

/** No holidays and closed days of any shop are longer; behind them nothing arrives. */
const LOOK_BACK_DAYS = 120;

/**
 * The last day on which an order still arrives by `day`, and the last day on which its parcel leaves: counted back by the rule of
 * `arrival.ts`, so that no page promises what another one does not. The shop has to be open on the day of the order, because it hears of
 * an order in the chat. Without a delivery time it takes one working day, as for wished days. Undefined if nothing arrives by then.
 */
export function lastOrder(day: number, { delivery, chatHours }: Times, preparingDays: number): LastOrder | undefined {
  if (!isKnownDay(day)) return undefined;
  const isFree = isFreeOf(delivery?.daysOff);
  const needed = delivery?.days?.to ?? 1;
  const begins = workdayBack(day, needed, isFree);
  const leaves = workdayBack(day, Math.max(needed - preparingDays, 0), isFree);
  const order = begins && lastDay(begins, (one) => !chatHours || hoursOn(chatHours, one) !== undefined);
  return order && leaves ? { order, leaves } : undefined;
}

export type LastOrder = { order: number; leaves: number };

type Decide = (day: number) => boolean;

/** The working day with `count` working days between it and `day`, which itself counts if it is one. */
function workdayBack(day: number, count: number, isFree: Decide): number | undefined {
  let found = lastDay(day, (one) => !isFree(one));
  for (let back = 0; back < count && found !== undefined; back += 1) found = lastDay(found - 1, (one) => !isFree(one));
  return found;
}

/** The day itself if it suits, else the nearest one before it. */
function lastDay(day: number, suits: Decide): number | undefined {
  for (let one = day; one > day - LOOK_BACK_DAYS; one -= 1) if (suits(one)) return one;
  return undefined;
}
