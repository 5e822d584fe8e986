import { capitalized } from "../capitalized.ts";
import { DAY_MS, isoDate, istanbulDay } from "../istanbul.ts";
import { arrivalDays, arrivalWords, dayInWords } from "./arrival.ts";
import { dayWords, nextOpenDay } from "./chat-hours.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** The line of an order about its arrival: the day that was asked for, else the days of arrival. */
export function orderArrivalWords(times: Times, day: string, now: Date): string | undefined {
  if (day !== "") return `İstediğin gün: ${dayInWords(Date.parse(day) / DAY_MS)}`;
  const known = arrivalOnceConfirmed(times, now);
  return known && `${known.confirmed}: ${known.arrival}`;
}

/** The first day on which the shop can learn of an order. */
export const heardOn = (chatHours: Times["chatHours"], now: Date): number =>
  (chatHours && nextOpenDay(chatHours, now)) ?? istanbulDay(now);

export type Times = { [Time in "delivery" | "chatHours"]?: ShopFacts[Time] | undefined };

/** The days of arrival, and the first day on which the shop can learn of the order, from which they count: "3 – 7 Aralık arası kapında", "Pazartesi onaylarsan". */
export function arrivalOnceConfirmed({ delivery, chatHours }: Times, now: Date) {
  const today = istanbulDay(now);
  const from = heardOn(chatHours, now);
  const arrival = delivery?.days && arrivalWords(delivery.days, now, delivery.daysOff, from);
  return arrival === undefined ? undefined : { arrival, confirmed: `${capitalized(dayWords(from, today))} onaylarsan` };
}

/** The days that a customer may wish for. The parcel has certainly arrived by each of them. */
export const wishedDays = ({ delivery, chatHours }: Times, now: Date): number[] =>
  arrivalDays(delivery, now, heardOn(chatHours, now));

export const canArriveOn = (date: string, times: Times, now: Date): boolean =>
  wishedDays(times, now).some((day) => isoDate(day) === date);
