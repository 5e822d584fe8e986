import { DAY_MS, isoDate } from "../istanbul.ts";
import { RAMADAN_FEASTS, SACRIFICE_FEASTS } from "../shop/arrival.ts";

/** A day of Türkiye's calendar on which people give something. */
export type SpecialDay = {
  /** The end of its page's address. */
  id: string;
  name: string;
  /** `2027-05-09`. Undefined for a year that the table does not have. */
  dayIn(year: number): string | undefined;
  /** Words by which a shelf is proposed. */
  words: readonly string[];
};

/**
 * The first days of Ramadan. The years up to 2026 are announced by the Diyanet. Later ones follow from the new moon and may differ by
 * one day, as may the feasts of 2029 and 2030 in `arrival.ts`: an owner moves them by a day when they are announced.
 */
const RAMADAN = ["2026-02-19", "2027-02-08", "2028-01-28", "2029-01-16", "2030-01-05"];

const ofTable = (days: readonly string[]) => (year: number) => days.find((day) => day.startsWith(`${year}-`));

const fixed = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;

/** `weekday` counts from Sunday, 0. */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  const ahead = (weekday - new Date(first * DAY_MS).getUTCDay() + 7) % 7;
  return isoDate(first + ahead + 7 * (count - 1));
};

const SUNDAY = 0;
const THURSDAY = 4;
const FRIDAY = 5;

const dayAfter = (dayIn: (year: number) => string) => (year: number) => isoDate(Date.parse(dayIn(year)) / DAY_MS + 1);

/** In the order of a year. The ministry announces the days of school reports; the third Friday is usual. */
export const SPECIAL_DAYS: readonly SpecialDay[] = [
  { id: "karne-gunu", name: "Karne Günü (yarıyıl)", dayIn: nth(3, FRIDAY, 1), words: ["çocuk", "oyuncak", "peluş"] },
  { id: "ramazan", name: "Ramazan", dayIn: ofTable(RAMADAN), words: ["ramazan", "fener", "mum", "fincan"] },
  { id: "sevgililer-gunu", name: "Sevgililer Günü", dayIn: fixed("02-14"), words: ["sevgili", "çift", "kalp", "aşk"] },
  { id: "kedi-gunu", name: "Dünya Kedi Günü", dayIn: fixed("02-17"), words: ["kedi"] },
  { id: "kadinlar-gunu", name: "Kadınlar Günü", dayIn: fixed("03-08"), words: ["kadın", "kolye", "küpe", "bileklik"] },
  {
    id: "ramazan-bayrami",
    name: "Ramazan Bayramı",
    dayIn: ofTable(RAMADAN_FEASTS),
    words: ["bayram", "fincan", "mum"],
  },
  { id: "tip-bayrami", name: "Tıp Bayramı", dayIn: fixed("03-14"), words: ["doktor", "kupa", "kalem"] },
  { id: "avukatlar-gunu", name: "Avukatlar Günü", dayIn: fixed("04-05"), words: ["avukat", "kupa", "kalem"] },
  { id: "cocuk-bayrami", name: "23 Nisan Çocuk Bayramı", dayIn: fixed("04-23"), words: ["çocuk", "oyuncak", "peluş"] },
  { id: "anneler-gunu", name: "Anneler Günü", dayIn: nth(2, SUNDAY, 5), words: ["anne", "kolye", "fincan", "mum"] },
  { id: "hemsireler-gunu", name: "Hemşireler Günü", dayIn: fixed("05-12"), words: ["hemşire", "kupa", "termos"] },
  {
    id: "kurban-bayrami",
    name: "Kurban Bayramı",
    dayIn: ofTable(SACRIFICE_FEASTS),
    words: ["bayram", "fincan", "mum"],
  },
  { id: "genclik-bayrami", name: "19 Mayıs Gençlik Bayramı", dayIn: fixed("05-19"), words: ["genç", "anahtarlık"] },
  { id: "babalar-gunu", name: "Babalar Günü", dayIn: nth(3, SUNDAY, 6), words: ["baba", "kupa", "cüzdan", "saat"] },
  { id: "yaz-karnesi", name: "Karne Günü (yaz)", dayIn: nth(3, FRIDAY, 6), words: ["çocuk", "oyuncak", "peluş"] },
  { id: "arkadaslik-gunu", name: "Arkadaşlık Günü", dayIn: fixed("07-30"), words: ["arkadaş", "kanka", "çift"] },
  {
    id: "cumhuriyet-bayrami",
    name: "29 Ekim Cumhuriyet Bayramı",
    dayIn: fixed("10-29"),
    words: ["cumhuriyet", "atatürk"],
  },
  { id: "11-11", name: "11.11", dayIn: fixed("11-11"), words: [] },
  {
    id: "ogretmenler-gunu",
    name: "Öğretmenler Günü",
    dayIn: fixed("11-24"),
    words: ["öğretmen", "kupa", "kalem", "defter"],
  },
  { id: "efsane-cuma", name: "Efsane Cuma", dayIn: dayAfter(nth(4, THURSDAY, 11)), words: [] },
  { id: "yilbasi", name: "Yılbaşı", dayIn: fixed("12-31"), words: ["yılbaşı", "yeni yıl", "kar", "mum"] },
];
