import { dateOfDay } from "../istanbul.ts";

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("tr-TR", { ...options, timeZone: "UTC" });
  return (day: number): string => format.format(dateOfDay(day));
};

/** "28 Mart" */
export const date = written({ day: "numeric", month: "long" });

const weekdayName = written({ weekday: "long" });

/** Written small, as inside a sentence. */
export const weekday = (day: number): string => weekdayName(day).toLocaleLowerCase("tr");
