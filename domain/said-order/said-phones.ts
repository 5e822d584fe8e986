import { normalizePhone } from "../settings/typed-numbers.ts";
import type { ChatWord } from "./chat-words.ts";

/** A phone number in a chat, at the words from `from` to `to`. */
export type SaidPhone = { phone: string; from: number; to: number; isMobile: boolean };

const MOST_PHONES = 20;
const GAP = String.raw`[ .()/\-–]{0,3}`;
const rest = (digits: number) => `(?:${GAP}\\d){${digits}}(?!\\d)`;
const PHONES = [
  new RegExp(`(?<![\\d+])(?:(?:\\+|00) ?90|90|[0oO])?${GAP}5\\d{2}${rest(7)}`, "g"),
  new RegExp(`(?<![\\d+])(?:(?:\\+|00) ?90${GAP}|0${GAP})[2-4]\\d{2}${rest(7)}`, "g"),
  /(?<!\d)(?:\+|00)[1-9](?:[ .()/-]{0,2}\d){7,14}(?!\d)/g,
];

const IBAN = /TR ?\d{2}(?: ?\d){20,22}/gi;

/** The phone numbers of a text, each once, in its order. Digits of an IBAN are none. */
export function phonesIn(text: string, words: readonly ChatWord[]): SaidPhone[] {
  const plain = text.replace(/[\p{Cf}]/gu, " ").replace(IBAN, (digits) => digits.replace(/\d/g, "_"));
  const found = PHONES.flatMap((pattern, kind) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: digits, index }) => {
      const phone = normalizePhone(digits.replace(/^[oO]/, "0"));
      return phone === undefined ? [] : [{ phone, index, end: index + digits.length, isMobile: kind === 0 }];
    }),
  );
  const phones: SaidPhone[] = [];
  let last = -1;
  for (const { phone, index, end, isMobile } of found.toSorted((one, other) => one.index - other.index)) {
    if (index < last) continue;
    last = end;
    const [from, to] = [wordAt(words, index, 0), wordAt(words, end, 0) - 1];
    phones.push({ phone, from: Math.min(from, to), to, isMobile });
  }
  return phones.slice(0, MOST_PHONES);
}

/** The place of the first word that begins at or behind a letter, by halving. */
function wordAt(words: readonly ChatWord[], letter: number, low: number): number {
  let [from, to] = [low, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.from ?? 0) < letter) from = middle + 1;
    else to = middle;
  }
  return from;
}
