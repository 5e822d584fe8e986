const MAX_FOREIGN_DIGITS = 15;

/**
 * A phone number while it is typed: `05321` becomes `0532 1`. Pasted text around the number is dropped. A number that begins with +, 00
 * or the country's 90 keeps its digits until it is whole (settings/typed-numbers.ts).
 */
export function maskedPhone(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return `+${digits.slice(0, MAX_FOREIGN_DIGITS)}`;
  if (/^(?:00|9)/.test(digits)) return digits.slice(0, MAX_FOREIGN_DIGITS);
  const groups = /^(0?\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits)?.slice(1) ?? [];
  return groups.filter(Boolean).join(" ");
}

/** The place of the caret in a masked number: behind as many digits as before. */
export function caretIn(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  const places = [...masked.matchAll(/[+\d]/g)].map(({ index }) => index + 1);
  return places[digitsBefore - 1] ?? masked.length;
}

export const digitsBefore = (typed: string, caret: number): number =>
  typed.slice(0, caret).replace(/[^+\d]/g, "").length;
