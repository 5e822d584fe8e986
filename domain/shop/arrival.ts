import { capitalized } from "../capitalized.ts";
import { DAY_MS, dateOfDay, isoDate, istanbulDay } from "../istanbul.ts";
import type { DayOff } from "../settings/opening-hours.ts";

/**
 * The days on which a parcel that is ordered now arrives: "Perşembe – cuma kapında". Days a week or more away are written as dates. An
 * order on a holiday or a day off counts as one of the next working day. `ordered` is the day from which to count, if the order is only
 * accepted later. Undefined if the holidays of that time are not known.
 */
export function arrivalWords(
  { from, to }: DeliveryDays,
  now: Date,
  daysOff: readonly DaysOff[] = [],
  ordered = istanbulDay(now),
): string | undefined {
  const today = istanbulDay(now);
  const isFree = isFreeOf(daysOff);
  const counted = workdaysAfter(ordered, to, isFree);
  if (!isKnownDay(counted)) return undefined;
  const last = Math.min(counted, ordered + MAX_DAYS);
  const isThisWeek = last - today < 7;
  if (from === undefined) return `En geç ${isThisWeek ? weekday(last) : dayInWords(last)} kapında`;
  // A day that has passed is no promise.
  const first = Math.min(Math.max(workdaysAfter(ordered, from, isFree), today), last);
  return isThisWeek
    ? `${capitalized(span(weekday(first), weekday(last)))} kapında`
    : `${span(isSameMonth(first, last) ? dayOfMonth(first) : date(first), date(last))} arası kapında`;
}

type IsFree = (day: number) => boolean;

export const isFreeOf =
  (daysOff: readonly DaysOff[] = []): IsFree =>
  (day) =>
    !isWorkday(day) || daysOff.some(({ from, until }) => from <= isoDate(day) && isoDate(day) <= until);

function workdaysAfter(today: number, count: number, isFree: IsFree): number {
  let day = nextWorkday(today, isFree);
  for (let counted = 0; counted < count; counted += 1) day = nextWorkday(day + 1, isFree);
  return day;
}

/** True if a parcel that was ordered on the day `ordered` should have arrived before `today`, as `arrivalWords` says. */
export const isArrivalOver = ({ to }: DeliveryDays, ordered: number, today: number, daysOff: readonly DaysOff[] = []) =>
  Math.min(workdaysAfter(ordered, to, isFreeOf(daysOff)), ordered + MAX_DAYS) < today;

/** A day can be wished for at most this far ahead. */
const WISH_DAYS = 60;

/**
 * The days that a customer may choose, because a parcel ordered on the day `from` has certainly arrived by then. Without a delivery time
 * it takes one working day.
 */
export function arrivalDays(delivery: DeliveryTime | undefined, now: Date, from: number): number[] {
  const today = istanbulDay(now);
  const isFree = isFreeOf(delivery?.daysOff);
  const first = workdaysAfter(from, delivery?.days?.to ?? 1, isFree);
  const ahead = Array.from({ length: WISH_DAYS + 1 }, (_, days) => today + days);
  return ahead.filter((day) => day >= first && isKnownDay(day) && !isFree(day));
}

/** `3 Aralık perşembe` */
export const dayInWords = (day: number): string => `${date(day)} ${weekday(day)}`;

/** The day itself if it is a working day, else the next one. The search ends at the last known day. */
function nextWorkday(day: number, isFree: IsFree): number {
  let next = day;
  while (isKnownDay(next) && isFree(next)) next += 1;
  return next;
}

const span = (first: string, last: string): string => (first === last ? first : `${first} – ${last}`);

const isSameMonth = (one: number, other: number): boolean =>
  dateOfDay(one).getUTCMonth() === dateOfDay(other).getUTCMonth();

const dayOfMonth = (day: number): string => String(dateOfDay(day).getUTCDate());

/** Law 2429 on national holidays. The afternoon of 28 October is free, so no parcel is promised for that day. */
const FIXED_HOLIDAYS = ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-28", "10-29"];

/**
 * First days of the religious feasts, from the calendar of religious days of the Diyanet (compared with the table for Turkey
 * in the Python package `holidays`). Add years here; `LAST_KNOWN_YEAR` follows.
 */
export const RAMADAN_FEASTS = ["2026-03-20", "2027-03-09", "2028-02-26", "2029-02-14", "2030-02-04"];
export const SACRIFICE_FEASTS = ["2026-05-27", "2027-05-16", "2028-05-05", "2029-04-24", "2030-04-13"];
const LAST_KNOWN_YEAR = "2030";

/** False for a day whose holidays are not in the tables. */
export const isKnownDay = (day: number): boolean => isoDate(day).slice(0, 4) <= LAST_KNOWN_YEAR;

/** False on weekends, on public holidays and on the half days before them. */
export const isWorkday = (day: number): boolean =>
  ![SATURDAY, SUNDAY].includes(dateOfDay(day).getUTCDay()) &&
  !FIXED_HOLIDAYS.includes(isoDate(day).slice(5)) &&
  !isFeast(day, RAMADAN_FEASTS, 3) &&
  !isFeast(day, SACRIFICE_FEASTS, 4);

const SUNDAY = 0;
const SATURDAY = 6;

const isFeast = (day: number, firstDays: readonly string[], length: number): boolean =>
  firstDays.some((first) => {
    const since = day - Date.parse(first) / DAY_MS;
    return since >= -1 && since < length;
  });

/** From the first to the last day, both included. */
export type DaysOff = Pick<DayOff, "from" | "until">;

/** Working days from the order to the door. Without `from` only the latest day is known. */
export type DeliveryDays = { from?: number; to: number };

/**
 * `words` is for pages that know no clock. `days` is undefined if the owner's text names no certain days. `daysOff` do not count as
 * working days; absent if there are none.
 */
export type DeliveryTime = { words: string; days: DeliveryDays | undefined; daysOff?: readonly DaysOff[] };

/** The law's longest time of delivery. */
export const MAX_DAYS = 30;

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("tr-TR", { ...options, timeZone: "UTC" });
  return (day: number): string => format.format(dateOfDay(day));
};

/** "28 Mart" */
export const date = written({ day: "numeric", month: "long" });

const weekdayName = written({ weekday: "long" });

/** In lower case, as inside a sentence. */
export const weekday = (day: number): string => weekdayName(day).toLocaleLowerCase("tr");
