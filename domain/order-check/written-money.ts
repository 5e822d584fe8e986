import { toLira } from "../money.ts";
import { fold } from "../turkish.ts";
import { parsePrice } from "../typed-price.ts";
import { isQuestion } from "./no-wish.ts";

/** A whole number: of `899,90` never the first part. */
export const DIGITS = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*\d|\d)(?:,-)?(?![.,]?\d)`;
const CASE = "(?:['’ ]?(?:y[ae]|[dt][ae]n?|lik))?";
const SIGN = String.raw`(?:₺|(?:TL|TRY|(?:t[üu]rk )?lira(?:s[ıi])?)${CASE}(?!\p{L}))`;
const BEFORE = "(?:₺|TL|TRY)";
const AFTER = String.raw`(?:(?:k|bin)(?!\p{L})(?: ?${SIGN})?|${SIGN})`;
export const MONEY = `(?:${BEFORE} ?${DIGITS}(?: ?${AFTER})?|(?<!\\d[.,]?)${DIGITS} ?${AFTER})`;

/** A price that nobody writes so, such as `49,900`, is read without its marks: it is a price, and not the shop's. */
export function amountIn(money: string): number | undefined {
  const [, thousands] = /([\d.,]+) ?(?:k|bin)(?!\p{L})/iu.exec(money) ?? [];
  if (thousands !== undefined) {
    const kurus = Math.round(Number(thousands.replace(",", ".")) * 100_000);
    return Number.isSafeInteger(kurus) ? toLira(kurus) : undefined;
  }
  const digits = money.replace(/[^\d., -]/g, "").trim();
  return parsePrice(digits) ?? parsePrice(digits.replace(/[., -]/g, ""));
}

/** A price without a sign, where words or marks say that it is one. */
const BARE = String.raw`(?<![\d.,])[1-9](?:\d{0,2}[.]\d{3}(?:,\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?)(?![.,]?\d)`;
const INSTEAD = String.raw`(?:(?<!\p{L})(?:yerine|de[gğ]il)|[→>/])`;

/** A second price without a wish of its own: `₺689,90 / ₺600,00`, `₺499,00 değil 400`. */
const SECOND_ALONE = new RegExp(
  String.raw`^(?:[^\p{L}\d₺]|yerine|de[gğ]il|indirimli)*(?<money>${MONEY}|${BARE})(?:[^\p{L}\d]|olsun)*$`,
  "iu",
);
const ANY_PRICE = new RegExp(`${MONEY}|(?<=${INSTEAD} ?)${BARE}`, "giu");
const PARCEL = /\+|(?<!\p{L})kargo/iu;

/** The price behind another one that replaces it. */
export const correctedPrice = (behind: string): string | undefined => SECOND_ALONE.exec(behind)?.groups?.money;

/** The last price of what stands behind one. A question offers none, and sending is counted apart. */
export function lastPriceIn(behind: string): string | undefined {
  if (isQuestion(fold(behind).replace(/[\s)]+$/, ""))) return undefined;
  const [own = ""] = behind.split(PARCEL);
  return correctedPrice(own) ?? own.match(ANY_PRICE)?.at(-1);
}
