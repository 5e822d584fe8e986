import { capitalized } from "../capitalized.ts";
import { dateOfDay, isoDate, isShownOn, istanbulClock, istanbulDay } from "../istanbul.ts";
import type { DayOff, OpeningHours } from "../settings/opening-hours.ts";
import { arrivalWords, date, weekday } from "./arrival.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** The most days for which an opening day is looked for. A shop that is closed for longer names none. */
const LOOK_AHEAD_DAYS = 60;

/** The sentence about when the shop answers in the chat: "Şu an kapalıyız, yarın 10:00'da yazarız". Undefined for a shop without opening hours. */
export function chatHoursWords(hours: ChatHours, now: Date): string | undefined {
  if (hours.week.length === 0) return undefined;
  if (isOpenAt(hours, now)) return "Şu an açığız";
  const day = nextOpenDay(hours, now);
  const next = day === undefined ? undefined : hoursOn(hours, day);
  if (day === undefined || !next) return "Şu an kapalıyız, açılınca yazarız";
  return `Şu an kapalıyız, ${dayWords(day, istanbulDay(now))} ${atTime(next.opens)} yazarız`;
}

/** Today if the shop is open or still opens today, else the next day on which it opens. Undefined if there is none within LOOK_AHEAD_DAYS. */
export function nextOpenDay(hours: ChatHours, now: Date): number | undefined {
  const today = istanbulDay(now);
  const todays = hoursOn(hours, today);
  if (isOpenAt(hours, now) || (todays && istanbulTime(now) < todays.opens)) return today;
  for (let day = today + 1; day < today + LOOK_AHEAD_DAYS; day += 1) if (hoursOn(hours, day)) return day;
  return undefined;
}

/** `bugün`, `yarın`, `pazartesi`, and from a week on `7 Aralık`. */
export function dayWords(day: number, today: number): string {
  if (day === today) return "bugün";
  if (day === today + 1) return "yarın";
  return day - today < 7 ? weekday(day) : date(day);
}

/** The first day on which the shop can learn of an order. */
export const heardOn = (chatHours: Times["chatHours"], now: Date): number =>
  (chatHours && nextOpenDay(chatHours, now)) ?? istanbulDay(now);

export type Times = { [Time in "delivery" | "chatHours"]?: ShopFacts[Time] | undefined };

/** The days of arrival, and the first day on which the shop can learn of the order, from which they count: "3 – 7 Aralık arası kapında", "Pazartesi onaylarsan". */
export function arrivalOnceConfirmed({ delivery, chatHours }: Times, now: Date) {
  const today = istanbulDay(now);
  const from = heardOn(chatHours, now);
  const arrival = delivery?.days && arrivalWords(delivery.days, now, delivery.daysOff, from);
  return arrival === undefined ? undefined : { arrival, confirmed: `${capitalized(dayWords(from, today))} onaylarsan` };
}

/** The time with its Turkish suffix, which depends on how the number is spoken: onda, onda otuzda, on beşte. */
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

export type ChatHours = { week: OpeningHours; daysOff: readonly DayOff[] };
type Hours = NonNullable<OpeningHours[number]>;

/** The hours that begin on a day; undefined on a day when the shop is closed. */
export function hoursOn({ week, daysOff }: ChatHours, day: number): Hours | undefined {
  if (daysOff.some((dates) => isShownOn(dates, isoDate(day)))) return undefined;
  return week[(dateOfDay(day).getUTCDay() + 6) % 7] ?? undefined;
}

/** True while the shop is open. Hours that end at midnight or after it belong to the day on which they begin. */
export function isOpenAt(hours: ChatHours, now: Date): boolean {
  const [day, time] = [istanbulDay(now), istanbulTime(now)];
  const [todays, yesterdays] = [hoursOn(hours, day), hoursOn(hours, day - 1)];
  if (yesterdays && endsNextDay(yesterdays) && time < yesterdays.closes) return true;
  return todays !== undefined && todays.opens <= time && (endsNextDay(todays) || time < todays.closes);
}

const endsNextDay = ({ opens, closes }: Hours): boolean => closes < opens;

/** `09:30` */
export const istanbulTime = (moment: Date): string => istanbulClock(moment).slice(11, 16);
