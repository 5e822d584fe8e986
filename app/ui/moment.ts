const ISTANBUL = { timeZone: "Europe/Istanbul" } as const;
const TIME = { ...ISTANBUL, hour: "2-digit", minute: "2-digit" } as const;
const DAY_AND_TIME = { ...TIME, day: "numeric", month: "long" } as const;

const time = new Intl.DateTimeFormat("tr-TR", TIME);
const ofThisYear = new Intl.DateTimeFormat("tr-TR", DAY_AND_TIME);
const ofAnotherYear = new Intl.DateTimeFormat("tr-TR", { ...DAY_AND_TIME, year: "numeric" });
const day = new Intl.DateTimeFormat("tr-TR", ISTANBUL);
const year = new Intl.DateTimeFormat("tr-TR", { ...ISTANBUL, year: "numeric" });

/** Such as "22 Kasım 14:05", or "31 Aralık 2025 23:30" for another year. The time is Istanbul's in every time zone. */
export function moment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return (year.format(date) === year.format(now) ? ofThisYear : ofAnotherYear).format(date);
}

/** Like `moment`, but "bugün 14:05" for a time today. */
export function recentMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return day.format(date) === day.format(now) ? `bugün ${time.format(date)}` : moment(iso, now);
}

const DAY_MS = 24 * 3600 * 1000;

/** The days left of a period that began at `since`; a started day counts whole. */
export const daysLeft = (since: string, days: number, now = new Date()): number =>
  Math.max(0, Math.ceil((Date.parse(since) + days * DAY_MS - now.getTime()) / DAY_MS));
