import { istanbulDate } from "../../../domain/istanbul.ts";
import type { DaySpan } from "../../../domain/order-book/order-sums.ts";

const DAY_MS = 24 * 3600 * 1000;

const dayFormat = new Intl.DateTimeFormat("tr-TR", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** `24 Kas 2026 Sal` */
export const shownDay = (day: string): string => dayFormat.format(new Date(day));

/** So many days until today, which is one of them. */
export const lastDays = (count: number, now = new Date()): DaySpan => ({
  from: istanbulDate(new Date(now.getTime() - (count - 1) * DAY_MS)),
  until: istanbulDate(now),
});

export function thisMonth(now = new Date()): DaySpan {
  const until = istanbulDate(now);
  return { from: `${until.slice(0, 8)}01`, until };
}

/** A column stays wide enough to be seen. */
const MAX_COLUMNS = 400;

/** Every day of the span, those without an order too, so that a quiet week is seen. */
export function everyDay({ from, until }: DaySpan, days: readonly { day: string; total: number }[]) {
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  if (count > MAX_COLUMNS) return days;
  const totals = new Map(days.map(({ day, total }) => [day, total]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    return { day, total: totals.get(day) ?? 0 };
  });
}
