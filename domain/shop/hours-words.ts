import { isShownOn, istanbulDate, istanbulDay } from "../istanbul.ts";
import type { DayOff, OpeningHours } from "../settings/opening-hours.ts";
import { type ChatHours, hoursOn, isOpenAt } from "./chat-hours.ts";

export const DAYS = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"];

/** Neighbouring days that have a name of their own, by their first and last day; 0 is Monday. */
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

/** Whether the shop is open now, and today's hours: "Şu an açık · bugün 10:00–19:00". */
export function todaysHours(hours: ChatHours, now: Date): string {
  const today = istanbulDate(now);
  const dayOff = hours.daysOff.find((dates) => isShownOn(dates, today));
  if (dayOff) return dayOff.reason ? `Bugün kapalı · ${dayOff.reason}` : "Bugün kapalı";
  const isOpen = isOpenAt(hours, now);
  const todays = hoursOn(hours, istanbulDay(now));
  if (!todays) return isOpen ? "Şu an açık · bugün kapalı" : "Bugün kapalı";
  return `Şu an ${isOpen ? "açık" : "kapalı"} · bugün ${hoursOfDay(todays)}`;
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

const dateFormat = new Intl.DateTimeFormat("tr-TR", { dateStyle: "long", timeZone: "UTC" });

export const dateInWords = (date: string): string => dateFormat.format(new Date(date));
