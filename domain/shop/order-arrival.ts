import { DAY_MS, isoDate, istanbulDate, istanbulDay } from "../istanbul.ts";
import { arrivalDays, arrivalWords, dayInWords, isArrivalOver } from "./arrival.ts";
import { arrivalOnceConfirmed, heardOn, type Times } from "./chat-hours.ts";

/** The line of an order about its arrival: the day that was asked for, else the days of arrival. */
export function orderArrivalWords(times: Times, day: string, now: Date): string | undefined {
  if (day !== "") return `İstediğin gün: ${dayInWords(Date.parse(day) / DAY_MS)}`;
  const known = arrivalOnceConfirmed(times, now);
  return known && `${known.confirmed}: ${known.arrival}`;
}

/** `countedFrom`: the moment of the confirmation, or once it is on its way that of its sending. */
type Confirmed = { day: string; countedFrom: string };

/** The line of a confirmed order about its arrival. Undefined once that day has passed, or if no day is known. */
export function confirmedArrivalWords({ delivery }: Times, { day, countedFrom }: Confirmed, now: Date) {
  if (day !== "") return day < istanbulDate(now) ? undefined : orderArrivalWords({}, day, now);
  const ordered = istanbulDay(new Date(countedFrom));
  if (!delivery?.days || isArrivalOver(delivery.days, ordered, istanbulDay(now), delivery.daysOff)) return undefined;
  return arrivalWords(delivery.days, now, delivery.daysOff, ordered);
}

/** The days that a customer may wish for. The parcel has certainly arrived by each of them. */
export const wishedDays = ({ delivery, chatHours }: Times, now: Date): number[] =>
  arrivalDays(delivery, now, heardOn(chatHours, now));

export const canArriveOn = (date: string, times: Times, now: Date): boolean =>
  wishedDays(times, now).some((day) => isoDate(day) === date);
