const TURKISH_PHONE = /^(?:\+90|0090|90|0)?([2-5]\d{9})$/;
const SEPARATORS = /[\s().-]/g;

/** The digits with the country code, for wa.me: `0532 123 45 67` becomes `905321234567`. */
export function normalizePhone(typed: string): string | undefined {
  const digits = TURKISH_PHONE.exec(typed.replace(SEPARATORS, ""))?.[1];
  return digits && `90${digits}`;
}

/** The form that people read: `905321234567` becomes `0532 123 45 67`. */
export const showPhone = (phone: string): string => phone.replace(/^90(\d{3})(\d{3})(\d{2})(\d{2})$/, "0$1 $2 $3 $4");
