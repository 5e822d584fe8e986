import { DAY_MS, isoDate } from "../istanbul.ts";
import { arrivalDays, dayInWords } from "./arrival.ts";
import { arrivalOnceConfirmed, heardOn, type Times } from "./chat-hours.ts";

/** The line of an order about its arrival: the day that was asked for, else the days of arrival. */
export function orderArrivalWords(times: Times, day: string, now: Date): string | undefined {
  if (day !== "") return `İstediğin gün: ${dayInWords(Date.parse(day) / DAY_MS)}`;
  const known = arrivalOnceConfirmed(times, now);
  return known && `${known.confirmed}: ${known.arrival}`;
}

/** The days that a customer may wish for. The parcel has certainly arrived by each of them. */
export const wishedDays = ({ delivery, chatHours }: Times, now: Date): number[] =>
  arrivalDays(delivery, now, heardOn(chatHours, now));

export const canArriveOn = (date: string, times: Times, now: Date): boolean =>
  wishedDays(times, now).some((day) => isoDate(day) === date);
