import { normalizePhone } from "../settings/typed-numbers.ts";
import type { ChatWord } from "./chat-words.ts";

/** A phone number in a chat, at the words from `from` to `to`. */
export type SaidPhone = { phone: string; from: number; to: number; isMobile: boolean };

const MOST_PHONES = 20;
const GAP = String.raw`[ .()/\-–]{0,3}`;
const rest = (digits: number) => `(?:${GAP}\\d){${digits}}(?!\\d)`;
const PHONES = [
  new RegExp(`(?<![\\d+])(?:(?:\\+|00) ?90|90|[0oO])?${GAP}5${rest(9)}`, "g"),
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
  const isTaken = (at: number) => phones.some(({ from, to }) => from <= at && at <= to);
  return [...phones, ...spokenPhones(words, isTaken)]
    .toSorted((one, other) => one.from - other.from)
    .slice(0, MOST_PHONES);
}

const DIGITS = "sifir bir iki uc dort bes alti yedi sekiz dokuz".split(" ");
const TENS = "on yirmi otuz kirk elli altmis yetmis seksen doksan".split(" ");
const NUMERAL = new RegExp(
  `${[...TENS, "yuz", ...DIGITS].toSorted((one, other) => other.length - one.length).join("|")}|\\d`,
  "g",
);

const ONLY_NUMERALS = new RegExp(`^(?:${NUMERAL.source})+$`);

/** The numerals of a word: `otuziki` has two. Empty for every other word. */
function numeralsOf(text: string): string[] {
  if (!ONLY_NUMERALS.test(text)) return [];
  const numerals = text.match(NUMERAL) ?? [];
  return numerals.join("") === text ? numerals : [];
}

/** Numbers that a keyboard wrote as it heard them: `beş yüz otuz iki yüz yirmi üç kırk beş altmış yedi`. */
function spokenPhones(words: readonly ChatWord[], isTaken: (at: number) => boolean): SaidPhone[] {
  const found: SaidPhone[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const numerals = isTaken(at) ? [] : numeralsOf(words[at]?.text ?? "");
    if (numerals.length === 0 || /^\d/.test(words[at]?.text ?? "")) continue;
    let to = at;
    while (to < at + MOST_SPOKEN && isSpokenNext(words[to + 1]) && !isTaken(to + 1))
      numerals.push(...numeralsOf(words[++to]?.text ?? ""));
    // `otuz iki yüz` is 32 and 100, or 30 and 200. Where both make a number, neither is sure.
    const read = [digitsOf(numerals, false), digitsOf(numerals, true)].filter((digits) => /^0?5\d{9}$/.test(digits));
    const phones = [...new Set(read)].flatMap((digits) => normalizePhone(digits) ?? []);
    found.push(...phones.map((phone) => ({ phone, from: at, to, isMobile: phones.length === 1 })));
    at = to;
  }
  return found;
}

const MOST_SPOKEN = 24;

const isSpokenNext = (word: ChatWord | undefined): boolean =>
  word !== undefined && /^[ ,.-]*$/.test(word.before) && numeralsOf(word.text).length > 0;

/** The digits of spoken groups. A group ends where a numeral is no smaller than the one before; `isLate`: its last digit begins the next hundreds. */
function digitsOf(numerals: readonly string[], isLate: boolean): string {
  const groups: number[] = [];
  let [group, place] = [0, 0];
  for (const numeral of numerals) {
    const digit = /\d/.test(numeral) ? Number(numeral) : DIGITS.indexOf(numeral);
    const [value, size] =
      numeral === "yuz" ? [100, 100] : digit < 0 ? [TENS.indexOf(numeral) * 10 + 10, 10] : [digit, 1];
    const last = place === 1 ? group % 10 : 0;
    if (size === 100 && last > 1 && (group < 10 || isLate)) {
      if (group >= 10) groups.push(group - last);
      [group, place] = [last * 100, 100];
    } else if (size < place && digit !== 0) {
      [group, place] = [group + value, size];
    } else {
      if (place > 0) groups.push(group);
      [group, place] = [value, size];
    }
  }
  return [...groups, group].join("");
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
