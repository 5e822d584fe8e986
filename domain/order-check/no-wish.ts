import { normalizePhone } from "../settings/typed-phone.ts";
import { fold } from "../turkish.ts";

const MONTHS = "ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik";
const ADDRESS = String.raw`mah|mh|mahalle\p{L}*|sok|sk|sokak|sokag\p{L}*|cad|cd|cadde\p{L}*|bulvar\p{L}*|blv|apt|apartman\p{L}*|blok|daire\p{L}*|kat|no|numara\p{L}*`;
const PAYMENT = String.raw`odeme\p{L}*|havale\p{L}*|eft|iban|nakit|taksit\p{L}*|indirim\p{L}*|kargo\p{L}*`;
const WRAPPING = String.raw`hediye paket\p{L}*|paketle\p{L}*|fiyat\p{L}*`;

/** Signs that a line by hand is an address, a day, a word about payment or wrapping, or a question, and wishes no product. */
const SIGNS = [
  new RegExp(String.raw`(?<!\p{L})(?:${ADDRESS}|${PAYMENT}|${WRAPPING})(?!\p{L})`, "u"),
  new RegExp(String.raw`^\d{1,4}[.,]? ?(?:${MONTHS}|tl|lira|₺|gun|saat|dakika|hafta|yas)(?!\p{L})`, "u"),
];

const QUESTION = /(?<!\p{L})m[iu](?:y[iu]\p{L}*|s[iu]n\p{L}*|d[iu]r)?[\s?]*$|\?\s*$/u;

/** Of a folded text. */
export const isQuestion = (folded: string): boolean => QUESTION.test(folded);

/** Whether a line that says neither a quantity in words nor a price is rather a note than a product. */
export function isNoWish(words: string): boolean {
  const folded = fold(words);
  return isQuestion(folded) || SIGNS.some((sign) => sign.test(folded));
}

/** The telephone number that a line is, or ends with. */
export const phoneAtEnd = (line: string): string | undefined =>
  normalizePhone(line.replace(/^[^\d+]*(?:\+ (?=0))?/, ""));
