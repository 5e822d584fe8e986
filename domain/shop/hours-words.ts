import type { DayOff, OpeningHours } from "../settings/opening-hours.ts";
import { isShownOn, istanbulDate } from "../settings/shown-days.ts";

type Hours = { week: OpeningHours; daysOff: readonly DayOff[] };

export const DAYS = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"];

/** Neighbouring days with names of their own, by their first and last day. */
const NAMED_SPANS = new Map([
  ["0-6", "Her gün"],
  ["0-4", "Hafta içi"],
  ["5-6", "Hafta sonu"],
]);

/** The week in rows, such as "Hafta içi 10:00–19:00" and "Pazar kapalı". Neighbouring days with the same hours share a row. */
export function hoursInWords(week: OpeningHours): string[] {
  const rows: { first: number; last: number; words: string }[] = [];
  for (const [day, words] of week.map(hoursOfDay).entries()) {
    const row = rows.at(-1);
    if (row?.words === words) row.last = day;
    else rows.push({ first: day, last: day, words });
  }
  return rows.map(({ first, last, words }) => `${spanName(first, last)} ${words}`);
}

/** What the shop does at this moment: "Şu an açık · bugün 10:00–19:00". */
export function todaysHours({ week, daysOff }: Hours, now: Date): string {
  const today = istanbulDate(now);
  const dayOff = daysOff.find((dates) => isShownOn(dates, today));
  if (dayOff) return dayOff.reason ? `Bugün kapalı · ${dayOff.reason}` : "Bugün kapalı";
  const hours = week[(new Date(today).getUTCDay() + 6) % 7];
  if (!hours) return "Bugün kapalı";
  const time = timeFormat.format(now);
  const isOpen = hours.opens <= time && time < hours.closes;
  return `Şu an ${isOpen ? "açık" : "kapalı"} · bugün ${hoursOfDay(hours)}`;
}

/** "28 Mart 2026 – 2 Nisan 2026: Bayram tatili". */
export function dayOffInWords({ from, until, reason }: DayOff): string {
  const days = from === until ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(until)}`;
  return reason ? `${days}: ${reason}` : days;
}

const hoursOfDay = (hours: OpeningHours[number]): string => (hours ? `${hours.opens}–${hours.closes}` : "kapalı");

function spanName(first: number, last: number): string {
  const name = DAYS[first] ?? "";
  const lastName = DAYS[last]?.toLocaleLowerCase("tr");
  return NAMED_SPANS.get(`${first}-${last}`) ?? (first === last ? name : `${name} – ${lastName}`);
}

const timeFormat = new Intl.DateTimeFormat("tr-TR", { timeStyle: "short", timeZone: "Europe/Istanbul" });

const dateFormat = new Intl.DateTimeFormat("tr-TR", { dateStyle: "long", timeZone: "UTC" });

export const dateInWords = (date: string): string => dateFormat.format(new Date(date));
