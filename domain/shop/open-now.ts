import { dateOfDay, isoDate, istanbulClock, istanbulDay } from "../istanbul.ts";
import type { DayOff, OpeningHours } from "../settings/opening-hours.ts";
import { isShownOn } from "../settings/shown-days.ts";

export type ChatHours = { week: OpeningHours; daysOff: readonly DayOff[] };
type Hours = NonNullable<OpeningHours[number]>;

/** The hours that begin on a day; undefined on a day when the shop is closed. */
export function hoursOn({ week, daysOff }: ChatHours, day: number): Hours | undefined {
  if (daysOff.some((dates) => isShownOn(dates, isoDate(day)))) return undefined;
  return week[(dateOfDay(day).getUTCDay() + 6) % 7] ?? undefined;
}

/** Hours that end at midnight or after it belong to the day on which they begin. */
export function isOpenAt(hours: ChatHours, now: Date): boolean {
  const [day, time] = [istanbulDay(now), istanbulTime(now)];
  const [todays, yesterdays] = [hoursOn(hours, day), hoursOn(hours, day - 1)];
  if (yesterdays && endsNextDay(yesterdays) && time < yesterdays.closes) return true;
  return todays !== undefined && todays.opens <= time && (endsNextDay(todays) || time < todays.closes);
}

const endsNextDay = ({ opens, closes }: Hours): boolean => closes < opens;

/** `09:30` */
export const istanbulTime = (moment: Date): string => istanbulClock(moment).slice(11, 16);
