/** Of a place, a mobile or, with 850, of a company. */
const TURKISH_PHONE = /^(?:\+90|90|0)?([2-5]\d{9}|850\d{7})$/;
const FOREIGN_PHONE = /^\+(?!90)[1-9]\d{6,14}$/;
/** Contacts paste invisible marks of direction around a number. */
const SEPARATORS = /[\s().\-‐-―/\p{Cf}]/gu;
/** A chat link has the country code without its plus. */
const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d+).*$/i;

/** The sentence for what is no whole number. */
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
