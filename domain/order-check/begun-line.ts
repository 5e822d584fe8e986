import { formatPrice, timesLira, toKurus } from "../money.ts";
import { fold } from "../turkish.ts";
import { isQuestion } from "./no-wish.ts";
import { markedLine, type ReadLine } from "./read-line.ts";
import { amountIn, MONEY } from "./written-money.ts";

/** `called` are the words of the message, where they say more than the product. */
export type BegunLine = ReadLine & { called?: string };

type IsProduct = (name: string) => boolean;

/** A line that begins with a product is that product; what else stands there is its count, its price, or a doubt about them. */
export function begunLine(line: ReadLine, isProduct: IsProduct): BegunLine {
  if (isProduct(line.name)) return line;
  const begun = begunName(line.name, isProduct);
  return begun ? { ...line, name: begun.name, ...amountsIn(begun.rest, line) } : line;
}

/** A line that was no line by its words alone: of a product whose name looks like an address, or without its bullet. */
export function unreadLine(written: string, isProduct: IsProduct): BegunLine[] {
  const { mark, words } = markedLine(written);
  if (isQuestion(fold(words))) return [];
  const line = { name: words, quantity: 1 };
  if (isProduct(words)) return mark === "" ? [] : [line];
  const begun = begunName(words, isProduct);
  return begun && AMOUNTS.test(begun.rest) ? [begunLine(line, isProduct)] : [];
}

/** A number alone is rather a wish: `Kupa 2 gün içinde gelsin`. */
const AMOUNTS =
  /^[\s\p{P}=→>]*(?:[x×✕] ?\d|₺|\d[\d.,]* ?(?:[x×✕₺]|(?:adet|tane|ad|tl|lira)(?!\p{L}))|(?:bir|iki|üç|dört|beş) (?:adet|tane)|hediye|bedava)|^[-–—=] ?\d/iu;

/** More than any name of the shop has. */
const MAX_WORDS = 30;

function begunName(words: string, isProduct: IsProduct): { name: string; rest: string } | undefined {
  const all = words.split(" ");
  for (let end = Math.min(all.length - 1, MAX_WORDS); end > 0; end -= 1) {
    // A key has no dash at its end.
    if (/^[-‐-―−=:→(]+$/.test(all[end - 1] ?? "")) continue;
    const name = all
      .slice(0, end)
      .join(" ")
      .replace(/[,;:!]+$/, "");
    if (isProduct(name)) return { name, rest: all.slice(end).join(" ") };
  }
  return undefined;
}

const SPOKEN = ["bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on"];
const COUNT = new RegExp(
  String.raw`[x×✕] ?(\d{1,4})(?![\d.,+]*\d)|(?<![\d.,+]|\d [x×✕] ?)(\d{1,4}) ?(?:[x×✕](?! ?\d)|(?:adet|tane|ad)(?!\p{L}))|(?<!\p{L})(${SPOKEN.join("|")}) ?(?:adet|tane)|^(\d{1,4})[\p{P} ]*$`,
  "giu",
);
const PRICE = new RegExp(MONEY, "giu");
const FREE = /(?<!\p{L})(?:hediye|bedava|ucretsiz)(?!\p{L})/u;

/** What stands between the product and what was read of its line. */
function amountsIn(rest: string, line: ReadLine): Partial<BegunLine> {
  const prices = (rest.match(PRICE) ?? []).flatMap((price) => amountIn(price) ?? []);
  const unpriced = rest.replace(PRICE, " ").trim();
  const counts = [...unpriced.matchAll(COUNT)].map(([, after, before, spoken = "", alone]) =>
    Number(after ?? before ?? alone ?? SPOKEN.indexOf(spoken.toLocaleLowerCase("tr")) + 1),
  );
  const words = unpriced.replace(COUNT, " ");
  const [count = line.quantity, ...others] = line.quantity === 1 ? counts : [line.quantity, ...counts];
  const total = line.total ?? prices.at(-1);
  const isCount = count > 0 && others.every((other) => other === count);
  const isPrice = prices.every((price) => [price, timesLira(price, count)].some((one) => isSame(one, total)));
  const isAmount = !/\d/.test(words);
  if (isPrice && isCount && isAmount && !(total === undefined && FREE.test(fold(words)))) {
    const isOtherwise = /\p{L}/u.test(words) && { called: line.name };
    return { quantity: count, ...(total !== undefined && { total }), ...isOtherwise };
  }
  const isPriceOdd = !isPrice || (total === undefined && isCount);
  if (isPriceOdd)
    return { quantity: count, oddPrice: [rest, total !== undefined && formatPrice(total)].filter(Boolean).join(" - ") };
  const odd = line.quantity === 1 ? rest : `${rest} x${line.quantity}`;
  return { ...(total !== undefined && { total }), oddQuantity: odd };
}

const isSame = (one: number, other: number | undefined): boolean =>
  other !== undefined && toKurus(one) === toKurus(other);
