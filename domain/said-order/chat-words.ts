import { fold } from "../turkish.ts";

/** A word of a chat. `iPhone13` is two words, and a suffix behind an apostrophe belongs to its word. */
export type ChatWord = {
  /** Folded, without its suffix behind an apostrophe. */
  text: string;
  /** The places of the word in the chat's text, with its suffix. */
  from: number;
  to: number;
  /** The number of its line. */
  line: number;
  /** The signs between the word before and this one; a line break for the first word of a line. */
  before: string;
};

const WORD = /(?:\p{N}+|[\p{L}\p{M}]+)/gu;
const SUFFIX = /^['’]\p{L}{1,8}/u;

/** Longer words are no words that a shop or a person has. */
const LONGEST_WORD = 40;

/** The words of a text, in one pass. */
export function chatWords(text: string): ChatWord[] {
  const words: ChatWord[] = [];
  let [line, end] = [0, 0];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (index < end) continue;
    const before = text.slice(end, index);
    const breaks = before.split("\n").length - 1;
    line += breaks;
    end = index + written.length;
    const known = written.length > LONGEST_WORD ? "" : fold(written.normalize("NFKC"));
    const suffix = SUFFIX.exec(text.slice(end, end + 10))?.[0] ?? "";
    words.push({
      text: known.replace(/(\p{L})\1{2,}/gu, "$1"),
      from: index,
      to: end + suffix.length,
      line,
      before: words.length === 0 || breaks > 0 ? `\n${before.slice(before.lastIndexOf("\n") + 1)}` : before,
    });
    end += suffix.length;
  }
  return words;
}

/** The text from one word to another, on one line. */
export function writtenFrom(text: string, words: readonly ChatWord[]): string {
  const [first, last] = [words[0], words.at(-1)];
  return first && last
    ? text
        .slice(first.from, last.to)
        .replace(/[\s*_]+/g, " ")
        .trim()
    : "";
}

/** True if a sentence or a line ends before the word. */
export const isBreak = ({ before }: ChatWord): boolean => /[\n.!?;•]/.test(before);

/** True if a list goes on before the word. */
export const isListSign = ({ before }: ChatWord): boolean => /[,+&/]|\s[-–—]\s/.test(before);

const DISTRIBUTIVES = "birer ikiser ucer dorder beser altisar yediser sekizer dokuzar onar".split(" ");

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ..."bir iki uc dort bes alti yedi sekiz dokuz on".split(" ").map((word, at) => [word, at + 1] as const),
  ...DISTRIBUTIVES.map((word, at) => [word, at + 1] as const),
  ..."on yirmi otuz kirk elli altmis yetmis seksen doksan yuz"
    .split(" ")
    .map((word, at) => [word, at * 10 + 10] as const),
  ["bi", 1],
  ["tek", 1],
]);

/** `ikişer`: so many of each. */
export const isDistributive = ({ text }: Pick<ChatWord, "text">): boolean => DISTRIBUTIVES.includes(text);

/** `biri`, `diğeri`: one of those that were said before. */
export const isOneOfThem = ({ text }: Pick<ChatWord, "text">): boolean =>
  /^(?:biri|birisi|digeri|oburu|otekisi?)$/.test(text);

/** The number that a word writes, in digits or letters. Undefined for every other word. */
export const numberIn = ({ text }: Pick<ChatWord, "text">): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : NUMBERS.get(text);
