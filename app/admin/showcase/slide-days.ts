import { isShownOn, istanbulDate, type ShownDays } from "../../../domain/settings/shown-days.ts";

const written = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", timeZone: "UTC" });

const dayOf = (date: string): string => (Number.isNaN(Date.parse(date)) ? date : written.format(new Date(date)));

/** When a slide is shown; empty for one without dates. */
export function daysInWords({ from, until }: ShownDays, today = istanbulDate(new Date())): string {
  if (!from && !until) return "";
  if (until && until < today) return `Günü geçti: son günü ${dayOf(until)}`;
  const days = [from && `${dayOf(from)} gününden`, until && `${dayOf(until)} gününe kadar`].filter(Boolean).join(" ");
  return isShownOn({ from, until }, today) ? `${days} görünür` : `${days} görünecek`;
}
