import type { OccasionRow } from "../../../domain/settings/occasion-rows.ts";

/** Dates of the calendar; one that is typed half stays as it is. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("tr-TR", { ...options, timeZone: "UTC" });
  return (date: string): string => (Number.isNaN(Date.parse(date)) ? date : format.format(new Date(date)));
};

/** "9 Mayıs 2027 Pazar" */
export const dateOfDayInWords = dateFormat({ day: "numeric", month: "long", year: "numeric", weekday: "long" });

/** A row in the history. */
export function occasionInWords(row: OccasionRow, nameOf: (slug: string) => string | undefined): string {
  const { name, isHidden, days = [], ahead, shelf, products = [], category = "", words = "", title, subtitle } = row;
  const shelves = {
    hand: `rafında ${products.length} ürün`,
    category: `rafı ${nameOf(category) ?? category}`,
    words: `rafı "${words}"`,
  };
  const parts = [
    ...[isHidden && "gizli", days.map(dateOfDayInWords).join(", "), ahead && `${ahead} gün önce`],
    ...[shelf && shelves[shelf], title, subtitle],
  ];
  return `${name}: ${parts.filter(Boolean).join(" · ") || "takvimdeki gibi"}`;
}
