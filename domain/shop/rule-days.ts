import { hasDays, type ShownDays } from "../istanbul.ts";
import { dateInWords } from "./hours-words.ts";

/** `1–15 Aralık 2026`, `28 Kasım – 5 Aralık 2026`, `15 Aralık 2026 gününe kadar`. Empty for a rule without days. */
export function ruleDays({ from = "", until = "" }: ShownDays): string {
  if (!hasDays({ from, until })) return "";
  if (until === "") return `${dateInWords(from)} gününden itibaren`;
  if (from === "") return `${dateInWords(until)} gününe kadar`;
  const [first, last] = [dateInWords(from), dateInWords(until)];
  if (from === until) return last;
  const [[day, ...month], [, ...lastMonth]] = [first.split(" "), last.split(" ")];
  if (month.join() === lastMonth.join()) return `${day}–${last}`;
  return month[1] === lastMonth[1] ? `${day} ${month[0]} – ${last}` : `${first} – ${last}`;
}
