import { istanbulDay } from "../istanbul.ts";
import { type ChatHours, hoursOn, isOpenAt, istanbulTime } from "./open-now.ts";
import { date, weekday } from "./written-days.ts";

/** A shop that is closed for longer says nothing of when it opens. */
const LOOK_AHEAD_DAYS = 60;

/** When somebody answers in the chat: "Şu an kapalıyız, yarın 10:00'da yazarız". Undefined for a shop that has not said its hours. */
export function chatHoursWords(hours: ChatHours, now: Date): string | undefined {
  if (hours.week.length === 0) return undefined;
  if (isOpenAt(hours, now)) return "Şu an açığız";
  const today = istanbulDay(now);
  const todays = hoursOn(hours, today);
  const first = todays && istanbulTime(now) < todays.opens ? today : today + 1;
  for (let day = first; day < today + LOOK_AHEAD_DAYS; day += 1) {
    const next = hoursOn(hours, day);
    if (next) return `Şu an kapalıyız, ${dayWords(day, today)} ${atTime(next.opens)} yazarız`;
  }
  return "Şu an kapalıyız, açılınca yazarız";
}

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
