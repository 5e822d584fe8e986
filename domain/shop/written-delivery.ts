import { type DaysOff, type DeliveryDays, type DeliveryTime, MAX_DAYS } from "./arrival.ts";

/** The time from the order to the door: preparing the parcel, and its way. */
export function wholeDelivery({ preparingDays, deliveryDays }: WrittenDelivery): string {
  if (!preparingDays) return deliveryDays;
  const text = deliveryDays.trim();
  if (text === "") return `${preparingDays} iş gününde kargoda`;
  const days = writtenDays(text);
  if (!days) return `${preparingDays} iş günü hazırlık, sonra ${text}`;
  const to = days.to + preparingDays;
  if (to > WORKDAYS_OF_LAW) return `en geç ${MAX_DAYS} gün`;
  return days.from === undefined ? `en geç ${to} iş günü` : `${days.from + preparingDays}-${to} iş günü`;
}

type WrittenDelivery = { preparingDays: number | null; deliveryDays: string };

/** Reads the owner's text about her delivery time, such as "2-4 iş günü". Undefined if she wrote none. */
export function deliveryTime(written: string, daysOff: readonly DaysOff[] = []): DeliveryTime | undefined {
  const text = written.trim();
  if (text === "") return undefined;
  const days = writtenDays(text);
  return {
    words: days ? daysInWords(days) : `Teslim süresi: ${text}`,
    days,
    ...(daysOff.length > 0 && { daysOff: daysOff.map(({ from, until }) => ({ from, until })) }),
  };
}

/**
 * The whole text has to be understood: "2-4 iş günü içinde kargoda" is no time of arrival. Days that the owner does not call
 * working days are counted as such, so the shop never names too early a day.
 */
const WRITTEN =
  /^(?:en geç |en fazla |en çok )?(\d{1,2})(?: ?(?:-|–|—|ile|ila|ilâ) ?(\d{1,2}))? (?:iş )?gün(?:ü|de)?(?: içinde| arası| arasında)?\.?(?: \(örnek\))?$/;

/** The working days that always fit into the law's longest time of delivery. */
const WORKDAYS_OF_LAW = 20;

function writtenDays(text: string): DeliveryDays | undefined {
  const [, first, second] = WRITTEN.exec(text.replace(/\s+/g, " ").toLocaleLowerCase("tr")) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Number(second ?? first)];
  if (from > to || to < 1 || to > MAX_DAYS) return undefined;
  return second === undefined ? { to } : { from, to };
}

function daysInWords({ from, to }: DeliveryDays): string {
  if (to > WORKDAYS_OF_LAW) return `En geç ${MAX_DAYS} günde kapında`;
  return from === undefined ? `En geç ${to} iş gününde kapında` : `${from}-${to} iş gününde kapında`;
}
