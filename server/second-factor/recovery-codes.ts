import { randomInt } from "node:crypto";

/** Without I, L, O and U, which are easily misread. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 120 bits, too many to guess even from a plain SHA-256 (ASVS 6.5.2). */
const LENGTH = 24;
const HOW_MANY = 10;

/** Letters in groups of four, as they are shown and printed. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, makeCode);

const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** Normalises a typed code. Undefined for a text that is no recovery code. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll("O", "0").replace(/[ILİ]/g, "1").replace(/[\s-]/g, "");
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}
