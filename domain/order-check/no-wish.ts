import { normalizePhone } from "../settings/typed-phone.ts";
import { fold } from "../turkish.ts";

const MONTHS = "ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik";
const ADDRESS = String.raw`mah|mh|mahalle\p{L}*|sok|sk|sokak|sokag\p{L}*|cad|cd|cadde\p{L}*|bulvar\p{L}*|blv|apt|apartman\p{L}*|blok|daire\p{L}*|kat|no|numara\p{L}*`;
const LABELS =
  "not|ad|adi|isim|soyad|tel|telefon|cep|numara|adres|il|ilce|sehir|posta kodu|tc|mail|e-?posta|tarih|saat|gun|alici|gonderen|kart|mesaj";
const PAYMENT = String.raw`odeme\p{L}*|havale\p{L}*|eft|iban|nakit|taksit\p{L}*|indirim\p{L}*|kargo\p{L}*`;
const WRAPPING = String.raw`hediye paket\p{L}*|paketle\p{L}*|fiyat\p{L}*`;

/** Signs that a line by hand is an address, a day, a word about payment or wrapping, or a question, and wishes no product. */
const SIGNS = [
  new RegExp(String.raw`(?<!\p{L})(?:${ADDRESS}|${PAYMENT}|${WRAPPING})(?!\p{L})`, "u"),
  new RegExp(String.raw`^\d{1,4}[.,]? ?(?:${MONTHS}|tl|lira|₺|gun|saat|dakika|hafta|yas|kisi(?:lik)?)(?!\p{L})`, "u"),
  new RegExp(`^(?:${LABELS})(?:im|m|u)? ?:`, "u"),
  /^\d{1,2}[.:/]\d{1,2}(?!\d)|^[\d ]+$|(?<!\p{L})tr ?\d{2} ?\d{4}/u,
];

const QUESTION = /(?<!\p{L})m[iu](?:y[iu]\p{L}*|s[iu]n\p{L}*|d[iu]r)?[\s?]*$|\?\s*$/u;

/** Of a folded text. */
export const isQuestion = (folded: string): boolean => QUESTION.test(folded);

/** Whether a line that says neither a quantity in words nor a price is rather a note than a product. */
export function isNoWish(words: string): boolean {
  const folded = fold(words);
  return isQuestion(folded) || SIGNS.some((sign) => sign.test(folded));
}

const PAID = `(?:on )?odeme|kargo|kapora|indirim|iskonto|havale|eft|depozito|pesinat`;
const PAYMENT_ALONE = new RegExp(String.raw`^(?:${PAID})(?: (?:ucret|bedel|para|tutar)\p{L}*)?$`, "u");

/** The price of sending, a discount or a payment, written like a line. */
export const isPayment = (name: string): boolean => PAYMENT_ALONE.test(fold(name).trim());

const MOBILE = /(?<![\d.,])(?:\+?90[ -]?|0090 ?|0 ?)?\(?5\d{2}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?!\d)/;

/** A Turkish mobile number anywhere in the line, or the number that it is or ends with. A plus apart from the digits is a bullet. */
export const phoneIn = (line: string): string | undefined =>
  normalizePhone(MOBILE.exec(line)?.[0] ?? line.replace(/^[^\d+]*(?:\+ )?/, ""));
