/** Numbers of places and mobiles begin with 2 to 5, those of companies with 850. */
const TURKISH_PHONE = /^(?:\+90|90|0)?([2-5]\d{9}|850\d{7})$/;
const FOREIGN_PHONE = /^\+(?!90)[1-9]\d{6,14}$/;
/** Contacts paste invisible marks of direction around a number. */
const SEPARATORS = /[\s().\-‐-―/\p{Cf}]/gu;
/** A chat link has the country code without its plus. */
const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d+).*$/i;

/** The error for a text that is not a whole phone number. */
export const HALF_PHONE = "Numarayı 0532 123 45 67 gibi yaz; yurt dışı numarası + ile başlar";

/** `0532 123 45 67` becomes `905321234567`; a foreign number keeps its plus: `+4915123456789`. */
export function normalizePhone(typed: string): string | undefined {
  const text = typed
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(CHAT_LINK, "+$1");
  const compact = text.replace(SEPARATORS, "").replace(/^00/, "+");
  if (FOREIGN_PHONE.test(compact)) return compact;
  const digits = TURKISH_PHONE.exec(compact)?.[1];
  return digits && `90${digits}`;
}

/** WhatsApp allows no other signs, wants a letter among them, and no dot at an end or beside another. */
const USERNAME = /^[@~]?((?=[^a-z]*[a-z])(?!.*\.\.)[a-z0-9_][a-z0-9._]{1,33}[a-z0-9_])$/;

/** `Ayse.Yilmaz` becomes `@ayse.yilmaz`. */
export function normalizeUsername(typed: string): string | undefined {
  const [, name] = USERNAME.exec(typed.replace(/[\s\p{Cf}]/gu, "").toLowerCase()) ?? [];
  return name && `@${name}`;
}

/** `TR` and 24 digits without spaces. Undefined for a text that is no IBAN, or has a wrong digit. */
export function normalizeIban(typed: string): string | undefined {
  const signs = typed.replace(/[\s\p{Cf}.-]/gu, "").toUpperCase();
  const iban = /^\d{24}$/.test(signs) ? `TR${signs}` : signs;
  return /^TR\d{24}$/.test(iban) && isRight(iban) ? iban : undefined;
}

/** The checksum of ISO 13616: the first four signs move to the end, letters become numbers, and the remainder by 97 is 1. */
function isRight(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** In fours, as banks print it. */
export const showIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, "$& ");
