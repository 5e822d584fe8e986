import { DAY_MS, dateOfDay, isoDate } from "../istanbul.ts";

/** Law 2429 on national holidays. The afternoon of 28 October is free, so no parcel is promised for that day. */
const FIXED_HOLIDAYS = ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-28", "10-29"];

/**
 * First days of the religious feasts, from the calendar of religious days of the Diyanet (compared with the table for Turkey
 * in the Python package `holidays`). Add years here; `LAST_KNOWN_YEAR` follows.
 */
const RAMADAN_FEASTS = ["2026-03-20", "2027-03-09", "2028-02-26", "2029-02-14", "2030-02-04"];
const SACRIFICE_FEASTS = ["2026-05-27", "2027-05-16", "2028-05-05", "2029-04-24", "2030-04-13"];
const LAST_KNOWN_YEAR = "2030";

/** False for a day whose holidays are not in the tables. */
export const isKnownDay = (day: number): boolean => isoDate(day).slice(0, 4) <= LAST_KNOWN_YEAR;

/** False on weekends, on public holidays and on the half days before them. */
export const isWorkday = (day: number): boolean =>
  ![SATURDAY, SUNDAY].includes(dateOfDay(day).getUTCDay()) &&
  !FIXED_HOLIDAYS.includes(isoDate(day).slice(5)) &&
  !isFeast(day, RAMADAN_FEASTS, 3) &&
  !isFeast(day, SACRIFICE_FEASTS, 4);

const SUNDAY = 0;
const SATURDAY = 6;

const isFeast = (day: number, firstDays: readonly string[], length: number): boolean =>
  firstDays.some((first) => {
    const since = day - Date.parse(first) / DAY_MS;
    return since >= -1 && since < length;
  });
