import { NO_COLOR } from "../order/cart.ts";
import { isNoWish } from "./no-wish.ts";
import { amountIn, correctedPrice, DIGITS, lastPriceIn, MONEY } from "./written-money.ts";

/** A line of an order as it is written in a message. `total` is what it says of its price, `note` what stands behind that. */
export type ReadLine = {
  name: string;
  quantity: number;
  total?: number;
  note?: string;
  /** A quantity that no cart can have, as it is written: `1,5`, `0`, `-2`. `quantity` is 1 then. */
  oddQuantity?: string;
  /** What stands in place of a price, where it is more than one: `₺499,00 ama 400 TL verelim`. */
  oddPrice?: string;
};

/** `mark` is the bullet, the number of a list or the plus before the words. */
export type MarkedLine = { mark: string; words: string };

const MARK = /^(?:[*_~]+(?=•))?([•·‣▪◦●∙*+–—−-]|\d{1,3}[.)](?= ))/;

export function markedLine(line: string): MarkedLine {
  const [before = "", mark = ""] = MARK.exec(line.trim()) ?? [];
  return { mark, words: plainWords(line.trim().slice(before.length)).replace(` (${NO_COLOR})`, "") };
}

/** Without the marks of WhatsApp's formatting, which a copy keeps or loses. */
export const plainWords = (text: string): string =>
  text
    .replace(/[*_~`]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a person adds behind a line, such as a wish for a color. */
const NOTE = String.raw`(?<note>[^\p{L}\d₺].*)?`;

/** As the shop writes it (spec §7). The name is as long as possible, because it can itself contain such an end. */
const WRITTEN = new RegExp(String.raw`^(?:(?<name>.*) )?x(?<count>\d{1,4}) - (?<money>₺[\d.]+,\d\d)${NOTE}$`, "u");

const TIMES = "[x×✕]";
const PIECES = "(?:adet|tane)";
const DASH = "[-‐‑‒–—―−:=]";
const COUNT = String.raw`(?:${TIMES} ?(?<count>\d{1,4})(?: ?${PIECES})?|(?<!\d|${TIMES} ?)(?<pieces>\d{1,4}) ?(?:${TIMES}|${PIECES}))`;

/** The same as a person writes it: other dashes or none, other places of the quantity and of the sign. */
const WITH_COUNT = String.raw`^(?<name>.*) ?\(?${COUNT}\)?`;
const BEFORE_PRICE = `(?:(?:${DASH}{1,3}>?|[→/(]) ?|(?<=[ )])|(?=₺))`;
const TOTAL_AFTER = ` ?(?:${BEFORE_PRICE}(?<money>${MONEY})${NOTE}|${DASH}{1,3} ?(?<bare>${DIGITS})(?:['’]\\p{L}{1,3})?)$`;
const COUNT_FIRST = String.raw`^(?<count>\d{1,4}) ?(?:${TIMES}|${PIECES}) ?(?<name>.+?)`;

const ODD_COUNT = new RegExp(`^(?<name>.*?) ?\\(?${TIMES} ?(?<odd>[-−]?\\d[\\d.,+]*)\\)?${TOTAL_AFTER}`, "iu");

const WITH_TOTAL = [
  WRITTEN,
  new RegExp(WITH_COUNT + TOTAL_AFTER, "iu"),
  new RegExp(COUNT_FIRST + TOTAL_AFTER, "iu"),
  ODD_COUNT,
];

/** Undefined for a line without quantity or without total. */
export const pricedLineIn = (words: string): ReadLine | undefined =>
  isPrice(words) ? firstOf(WITH_TOTAL, words.replace(END, "")) : undefined;

const END = /[.,;!]+$/;

const WITHOUT_COUNT = new RegExp(`^(?<name>.+?) ?${DASH} ?(?<money>${MONEY})$`, "iu");
const WITHOUT_TOTAL = [new RegExp(`${WITH_COUNT}$`, "iu"), new RegExp(`${COUNT_FIRST}$`, "iu")];
const BARE_COUNT = /^(?<count>\d{1,4}) (?<name>.+)$/;

/** What a line with a mark can be in an order: something written by hand, or a line that lost its end. */
export function looseLineIn({ mark, words }: MarkedLine): ReadLine | undefined {
  if (mark === "" || words === "" || words.includes("://") || isNoWish(words)) return undefined;
  const found = firstOf([WITHOUT_COUNT, ...WITHOUT_TOTAL], words);
  if (found) return found;
  if (mark === "•") return { name: words, quantity: 1 };
  return firstOf([BARE_COUNT], words) ?? (mark === "+" ? { name: words, quantity: 1 } : undefined);
}

export const CURRENCY = /₺|(?<!\p{L})(?:tl|lira)(?!\p{L})/iu;

/** An address can look like a price: `Moda Mah. 2 adet - 5`. A price with its sign never does. */
const isPrice = (words: string): boolean => CURRENCY.test(words) || !isNoWish(words);

function firstOf(forms: readonly RegExp[], words: string): ReadLine | undefined {
  for (const form of forms) {
    const found = form.exec(words)?.groups;
    if (!found) continue;
    const { name = "", count, pieces, odd, money, bare, note = "" } = found;
    const quantity = Number(count ?? pieces ?? 1);
    const corrected = correctedPrice(note);
    const written = corrected ?? money ?? bare;
    const total = written === undefined ? undefined : amountIn(written);
    if (quantity < 1 || (written !== undefined && total === undefined)) continue;
    const hasNote = corrected === undefined && /[\p{L}\d]/u.test(note);
    return {
      name: form === WRITTEN ? name : trimmedName(name),
      quantity,
      ...(total !== undefined && { total }),
      ...(hasNote && { note: note.replace(/^[ ,;]+/, "") }),
      ...(odd !== undefined && { oddQuantity: odd }),
      ...(hasNote && lastPriceIn(note) !== undefined && { oddPrice: `${money}${note}` }),
    };
  }
  return undefined;
}

/** Without what a person leaves between name and quantity. */
const trimmedName = (name: string): string => name.replace(/[\s(:=‐-―−-]+$/, "").trim();

/** `+12 ürün daha` stands for lines that a long message leaves out. */
export function leftOutIn(words: string): number | undefined {
  const [, count] = /^\+? ?(\d{1,3}) ürün daha\.?$/i.exec(words) ?? [];
  return count === undefined ? undefined : Number(count);
}
