const ISTANBUL = { timeZone: "Europe/Istanbul" } as const;

const day = new Intl.DateTimeFormat("tr-TR", { ...ISTANBUL, day: "numeric", month: "long" });
const dayOfAnotherYear = new Intl.DateTimeFormat("tr-TR", {
  ...ISTANBUL,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("tr-TR", { ...ISTANBUL, hour: "2-digit", minute: "2-digit" });
const year = new Intl.DateTimeFormat("tr-TR", { ...ISTANBUL, year: "numeric" });

/** 'bugün 14:05', '21 Kasım 09:30', '3 Ocak 2025 18:00': as it was in the shop, wherever the phone is. */
export function toldMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const isThisYear = year.format(moment) === year.format(now);
  const isToday = isThisYear && day.format(moment) === day.format(now);
  return `${isToday ? "bugün" : (isThisYear ? day : dayOfAnotherYear).format(moment)} ${time.format(moment)}`;
}

const DAY_MS = 24 * 3600 * 1000;

/** How many days are left of so many since then; the last one counts whole. */
export const daysLeft = (since: string, days: number, now = new Date()): number =>
  Math.max(0, Math.ceil((Date.parse(since) + days * DAY_MS - now.getTime()) / DAY_MS));
