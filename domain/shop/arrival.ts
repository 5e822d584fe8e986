import { dateOfDay, isoDate, istanbulDay } from "../istanbul.ts";
import { type DaysOff, type DeliveryDays, MAX_DAYS } from "./delivery-days.ts";
import { isKnownDay, isWorkday } from "./workdays.ts";
import { date, weekday } from "./written-days.ts";

/**
 * When a parcel ordered now is at the door: "Perşembe – cuma kapında", from a week on with dates. An order on a holiday counts
 * as one of the next working day, and so does one on a day off. Undefined if the holidays of that time are not known.
 */
export function arrivalWords(
  { from, to }: DeliveryDays,
  now: Date,
  daysOff: readonly DaysOff[] = [],
): string | undefined {
  const today = istanbulDay(now);
  const isFree = (day: number): boolean =>
    !isWorkday(day) || daysOff.some(({ from, until }) => from <= isoDate(day) && isoDate(day) <= until);
  const counted = workdaysAfter(today, to, isFree);
  if (!isKnownDay(counted)) return undefined;
  const last = Math.min(counted, today + MAX_DAYS);
  const isThisWeek = last - today < 7;
  if (from === undefined) return `En geç ${isThisWeek ? weekday(last) : `${date(last)} ${weekday(last)}`} kapında`;
  const first = Math.min(workdaysAfter(today, from, isFree), last);
  return isThisWeek
    ? `${capitalized(span(weekday(first), weekday(last)))} kapında`
    : `${span(isSameMonth(first, last) ? dayOfMonth(first) : date(first), date(last))} arası kapında`;
}

type IsFree = (day: number) => boolean;

function workdaysAfter(today: number, count: number, isFree: IsFree): number {
  let day = nextWorkday(today, isFree);
  for (let counted = 0; counted < count; counted += 1) day = nextWorkday(day + 1, isFree);
  return day;
}

/** The day itself, or the first working day after it; none is looked for behind the last known day. */
function nextWorkday(day: number, isFree: IsFree): number {
  let next = day;
  while (isKnownDay(next) && isFree(next)) next += 1;
  return next;
}

const span = (first: string, last: string): string => (first === last ? first : `${first} – ${last}`);

const isSameMonth = (one: number, other: number): boolean =>
  dateOfDay(one).getUTCMonth() === dateOfDay(other).getUTCMonth();

const dayOfMonth = (day: number): string => String(dateOfDay(day).getUTCDate());

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase("tr") + words.slice(1);
