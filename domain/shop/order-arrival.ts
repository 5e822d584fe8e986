import { DAY_MS } from "../istanbul.ts";
import { dayInWords } from "./arrival.ts";
import { arrivalOnceConfirmed, type Times } from "./confirmed-arrival.ts";

/** For an order: the day that was asked for, else the days of arrival. */
export function orderArrivalWords(times: Times, day: string, now: Date): string | undefined {
  if (day !== "") return `İstediğin gün: ${dayInWords(Date.parse(day) / DAY_MS)}`;
  const known = arrivalOnceConfirmed(times, now);
  return known && `${known.confirmed}: ${known.arrival}`;
}
