const TURKISH_PHONE = /^(?:\+90|0090|90|0)?([2-5]\d{9})$/;
const FOREIGN_PHONE = /^\+(?!90)[1-9]\d{6,14}$/;
const SEPARATORS = /[\s().\-‐-―/]/g;

/** `0532 123 45 67` becomes `905321234567`; a foreign number keeps its plus: `+4915123456789`. */
export function normalizePhone(typed: string): string | undefined {
  const compact = typed.normalize("NFKC").replace(SEPARATORS, "");
  if (FOREIGN_PHONE.test(compact)) return compact;
  const digits = TURKISH_PHONE.exec(compact)?.[1];
  return digits && `90${digits}`;
}
