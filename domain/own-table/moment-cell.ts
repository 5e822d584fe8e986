import { ISTANBUL_MS, istanbulClock } from "../istanbul.ts";

/** A moment on Istanbul's clock: `05.01.2027 09:00`, with seconds only where it has them. */
export function momentCell(moment: string | undefined): string {
  if (moment === undefined) return "";
  const [day = "", time = ""] = istanbulClock(new Date(moment)).split("T");
  return `${day.split("-").toReversed().join(".")} ${time
    .replace(/Z$/, "")
    .replace(/\.000$/, "")
    .replace(/(:\d\d):00$/, "$1")}`;
}

const MOMENT =
  /^(?:(\d{1,2})[./](\d{1,2})[./](\d{4})|(\d{4})-(\d\d)-(\d\d))(?:[ T](\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,3})?)?)?$/;

/** The moment in ISO form. Without a time it is midnight. Undefined for a text that is no moment. */
export function momentIn(cell: string): string | undefined {
  const [, day, month, year, isoYear, isoMonth, isoDay, hour = "00", minute = "00", second = "00", part = ""] =
    MOMENT.exec(cell.trim()) ?? [];
  const date = [year ?? isoYear, month ?? isoMonth, day ?? isoDay].map((number) => number?.padStart(2, "0")).join("-");
  const read = new Date(`${date}T${hour.padStart(2, "0")}:${minute}:${second}${part}Z`);
  // JavaScript takes 31 February for 3 March.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date)) return undefined;
  return new Date(read.getTime() - ISTANBUL_MS).toISOString();
}
