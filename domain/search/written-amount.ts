import { parsePrice } from "../typed-price.ts";

const ONES = ["bir", "iki", "uc", "dort", "bes", "alti", "yedi", "sekiz", "dokuz"];
const TENS = ["on", "yirmi", "otuz", "kirk", "elli", "altmis", "yetmis", "seksen", "doksan"];
const VALUES = new Map([
  ...ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TENS.map((word, at): [string, number] => [word, (at + 1) * 10]),
]);
const NUMERAL = [...VALUES.keys(), "yuz", "bin"].sort((one, other) => other.length - one.length).join("|");
const NUMERALS = new RegExp(NUMERAL, "g");

/** The pattern of an amount in folded text, in digits or words: `1.000`, `2 bin`, `3 yuz`, `yuz elli`. */
export const AMOUNT = `(?:\\d+(?:[.,]\\d+)*(?: (?:bin|yuz))?|(?:${NUMERAL})(?: ?(?:${NUMERAL}))*)`;

/** An amount of two words or more: a single one is a count, or `yüz`, which is a face too. */
export const SPELLED_AMOUNT = `(?:${NUMERAL})(?: ?(?:${NUMERAL}))+`;

const THOUSAND = 1000;
const HUNDRED = 100;
const TIMES = new Map([
  ["bin", THOUSAND],
  ["yuz", HUNDRED],
]);

export function amountOf(written: string): number | undefined {
  const [digits = "", times = ""] = written.split(" ");
  if (!/^\d/.test(written)) return spelledAmount(written);
  const amount = parsePrice(digits);
  return amount === undefined ? undefined : amount * (TIMES.get(times) ?? 1);
}

function spelledAmount(written: string): number {
  let thousands = 0;
  let rest = 0;
  for (const [word] of written.matchAll(NUMERALS)) {
    if (word === "bin") {
      thousands = Math.max(rest, 1) * THOUSAND;
      rest = 0;
    } else if (word === "yuz") rest = Math.max(rest, 1) * HUNDRED;
    else rest += VALUES.get(word) ?? 0;
  }
  return thousands + rest;
}
