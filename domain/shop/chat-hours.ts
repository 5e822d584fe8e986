import type { DayOff, OpeningHours } from "../settings/opening-hours.ts";
import { isShownOn } from "../settings/shown-days.ts";
import { dateOfDay, isoDate, istanbulDay } from "./workdays.ts";
import { date, weekday } from "./written-days.ts";

export type ChatHours = { week: OpeningHours; daysOff: readonly DayOff[] };

/** A shop that is closed for longer says nothing of when it opens. */
const LOOK_AHEAD_DAYS = 60;

/** When somebody answers in the chat: "Şu an kapalıyız, yarın 10:00'da yazarız". Undefined for a shop that has not said its hours. */
export function chatHoursWords({ week, daysOff }: ChatHours, now: Date): string | undefined {
  if (week.length === 0) return undefined;
  const today = istanbulDay(now);
  const time = istanbulTime(now);
  const hoursOn = (day: number) => {
    const isOff = daysOff.some((dates) => isShownOn(dates, isoDate(day)));
    return isOff ? undefined : (week[(dateOfDay(day).getUTCDay() + 6) % 7] ?? undefined);
  };
  const hours = hoursOn(today);
  if (hours && hours.opens <= time && time < hours.closes) return "Şu an açığız";
  const first = hours && time < hours.opens ? today : today + 1;
  for (let day = first; day < today + LOOK_AHEAD_DAYS; day += 1) {
    const next = hoursOn(day);
    if (next) return `Şu an kapalıyız, ${dayWords(day, today)} ${atTime(next.opens)} yazarız`;
  }
  return "Şu an kapalıyız, açılınca yazarız";
}

const ISTANBUL_MS = 3 * 3_600_000;

/** `09:30` */
const istanbulTime = (moment: Date): string => new Date(moment.getTime() + ISTANBUL_MS).toISOString().slice(11, 16);

function dayWords(day: number, today: number): string {
  if (day === today) return "bugün";
  if (day === today + 1) return "yarın";
  return day - today < 7 ? weekday(day) : date(day);
}

/** The ending follows how the time is read: onda, onda otuzda, on beşte. */
function atTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${time}'${endingOf(minute === 0 ? hour : minute)}`;
}

/** sıfırda, birde, ikide, üçte, dörtte, beşte, altıda, yedide, sekizde, dokuzda */
const UNITS = ["da", "de", "de", "te", "te", "te", "da", "de", "de", "da"];
/** onda, yirmide, otuzda, kırkta, ellide */
const TENS = ["da", "da", "de", "da", "ta", "de"];

const endingOf = (number: number): string =>
  (number % 10 === 0 && number > 0 ? TENS[number / 10] : UNITS[number % 10]) ?? "";
