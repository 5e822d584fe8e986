import { capitalized } from "../capitalized.ts";
import { istanbulDay } from "../istanbul.ts";
import { arrivalWords } from "./arrival.ts";
import { dayWords, nextOpenDay } from "./chat-hours.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** The first day on which the shop can hear of an order. */
export const heardOn = (chatHours: Times["chatHours"], now: Date): number =>
  (chatHours && nextOpenDay(chatHours, now)) ?? istanbulDay(now);

export type Times = { [Time in "delivery" | "chatHours"]?: ShopFacts[Time] | undefined };

/**
 * The days of arrival, counted from the first day on which the shop can hear that the customer agrees: "Pazartesi onaylarsan", "3 – 7 Aralık
 * arası kapında". Undefined where the days are not known.
 */
export function arrivalOnceConfirmed({ delivery, chatHours }: Times, now: Date) {
  const today = istanbulDay(now);
  const from = heardOn(chatHours, now);
  const arrival = delivery?.days && arrivalWords(delivery.days, now, delivery.daysOff, from);
  return arrival === undefined ? undefined : { arrival, confirmed: `${capitalized(dayWords(from, today))} onaylarsan` };
}
