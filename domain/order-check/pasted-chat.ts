import { DAY_MS, ISTANBUL_MS, istanbulDate } from "../istanbul.ts";

export type ChatMessage = { text: string; at?: Date; author?: string };

/** Reads a pasted text: an exported chat, some copied messages, or the text of one message (decision 25). */
export function chatMessages(pasted: string, now = new Date()): ChatMessage[] {
  const parts: { head?: ChatHead; lines: string[] }[] = [{ lines: [] }];
  const written = plainChatText(pasted)
    .split("\n")
    .map((line) => ({ line, head: chatHeadOf(line) }));
  const first = written.find(({ head }) => head?.author !== undefined)?.head;
  for (const { line, head } of written) {
    if (head && head.hasBrackets === (first ?? head).hasBrackets) parts.push({ head, lines: [head.text] });
    else parts.at(-1)?.lines.push(line);
  }
  const monthFirst = isMonthFirst(
    parts.flatMap(({ head }) => head ?? []),
    now,
  );
  return parts.flatMap(({ head, lines }) => {
    const text = lines.join("\n").trim().replace(EDITED, "").trim();
    // Messages of WhatsApp itself have no author.
    if (text === "" || IS_NO_TEXT.test(text) || (head && head.author === undefined)) return [];
    const at = head && chatMoment(head, monthFirst, now);
    return [{ text, ...(at && { at }), ...(head?.author !== undefined && { author: head.author }) }];
  });
}

/** The text without quote marks, invisible marks and broken characters, and with one kind of space and line break. */
const plainChatText = (pasted: string): string =>
  pasted
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\ufeff]/gu, "")
    .replace(/^ *(?:> ?)+/gm, "");

const EDITED = /<(?:Bu mesaj düzenlendi|This message was edited)>$/;

/** Words in place of a deleted message, or of a picture that the export left out. */
const IS_NO_TEXT =
  /^(?:<[^<>]+>|(?:Bu mesajı sildiniz|Bu mesaj silindi|You deleted this message|This message was deleted)\.?|.* (?:dahil edilmedi|omitted|\(dosya ekli\)|\(file attached\)))$/;

/** The head of a message that was copied or exported: its time and author. */
export type ChatHead = {
  date: ChatDate;
  time: ChatTime;
  author: string | undefined;
  text: string;
  /** Either all heads of a chat have brackets, or none. */
  hasBrackets: boolean;
};

/** The first two numbers of a date, whose order only the whole chat may show, and the year if it is written. */
type ChatDate = { first: number; second: number; year: number | undefined; isYearFirst: boolean; hasSlashes: boolean };
type ChatTime = { hour: number; minute: number; second: number | undefined; isTwelveHours: boolean };

const DATE = String.raw`(?<date>\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?)`;
const HALF = "[aApP]\\.? ?[mM]\\.?|[öÖ][öÖsS]";
const TIME = String.raw`(?:(?<before>${HALF}) )?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?: ?(?<after>${HALF}))?`;

/**
 * Exported on Android `23.11.2026 14:05 - `, exported on an iPhone `[23.11.2026 14:05:12] `, copied on Android `[23.11, 14:05] `, copied on
 * a computer `[14:05, 23.11.2026] `.
 */
const HEADS = [
  new RegExp(`^\\[${DATE},? ${TIME}\\] ?`),
  new RegExp(`^\\[${TIME},? ${DATE}\\] ?`),
  new RegExp(`^${DATE},? ${TIME} [-–—] `),
];

const AUTHOR = /^~? ?([^:]{1,100}): ?/;

/** Undefined for a line that does not begin a message. */
export function chatHeadOf(line: string): ChatHead | undefined {
  for (const head of HEADS) {
    const found = head.exec(line);
    if (!found?.groups) continue;
    const rest = line.slice(found[0].length);
    const [named = "", author] = AUTHOR.exec(rest) ?? [];
    // `14.02.2026, 15:00 - 17:00 arası gelsin`
    if (author !== undefined && /^\d{1,2}$/.test(author)) continue;
    return {
      date: dateIn(found.groups.date ?? ""),
      time: timeIn(found.groups),
      author: author?.trim(),
      text: rest.slice(named.length),
      hasBrackets: line.startsWith("["),
    };
  }
  return undefined;
}

function dateIn(written: string): ChatDate {
  const [one = 0, two = 0, three] = written.split(/[./-]/).map(Number);
  const hasSlashes = written.includes("/");
  if (one > 31 && three !== undefined) {
    return { year: one, first: three, second: two, isYearFirst: true, hasSlashes };
  }
  const year = three !== undefined && three < 100 ? 2000 + three : three;
  return { year, first: one, second: two, isYearFirst: false, hasSlashes };
}

function timeIn({ before, after, hour, minute, second }: Record<string, string | undefined>): ChatTime {
  const half = (before ?? after)?.toLocaleLowerCase("tr");
  const isAfternoon = half !== undefined && /^p|^ös/.test(half);
  const shown = Number(hour);
  return {
    hour: half === undefined ? shown : (shown % 12) + (isAfternoon ? 12 : 0),
    minute: Number(minute),
    second: second === undefined ? undefined : Number(second),
    isTwelveHours: half !== undefined,
  };
}

/**
 * True if the month comes first in all dates of a chat. One date can prove it, for example if the other reading lies in the future.
 * Without proof only an American clock counts as a sign of it.
 */
export function isMonthFirst(heads: readonly Pick<ChatHead, "date" | "time">[], now: Date): boolean {
  const dates = heads.filter(({ date }) => !date.isYearFirst);
  if (dates.some(({ date }) => date.first > 12)) return false;
  if (dates.some(({ date }) => date.second > 12)) return true;
  // A day of tolerance, because clocks of two devices differ.
  const isAhead = (monthFirst: boolean) =>
    dates.some((head) => Number(chatMoment(head, monthFirst, now)) > now.getTime() + DAY_MS);
  if (isAhead(true) !== isAhead(false)) return isAhead(false);
  return dates.some(({ date, time }) => date.hasSlashes && time.isTwelveHours);
}

/** The last moment that the head can mean, in Istanbul. A date without a year is the latest one before `now`. Undefined for a day that does not exist. */
export function chatMoment({ date, time }: Pick<ChatHead, "date" | "time">, monthFirst: boolean, now: Date) {
  const [day, month] = monthFirst && !date.isYearFirst ? [date.second, date.first] : [date.first, date.second];
  const { hour, minute, second = 59 } = time;
  const inYear = (year: number) => new Date(Date.UTC(year, month - 1, day, hour, minute, second, 999) - ISTANBUL_MS);
  const year = date.year ?? Number(istanbulDate(now).slice(0, 4));
  const calendar = new Date(Date.UTC(year, month - 1, day));
  if (calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== day) return undefined;
  const at = inYear(year);
  return date.year === undefined && at.getTime() > now.getTime() + DAY_MS ? inYear(year - 1) : at;
}
