/** `TR` and 24 digits, however it is spaced; undefined for what is none, or has a wrong digit. */
export function normalizeIban(typed: string): string | undefined {
  const signs = typed.replace(/[\s\p{Cf}.-]/gu, "").toUpperCase();
  const iban = /^\d{24}$/.test(signs) ? `TR${signs}` : signs;
  return /^TR\d{24}$/.test(iban) && isRight(iban) ? iban : undefined;
}

/** ISO 13616: with its first four signs at the end and letters as numbers, the rest by 97 is 1. */
function isRight(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** In fours, as banks print it. */
export const showIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, "$& ");
