import { randomInt } from "node:crypto";

/** Without I, L, O and U, which are read as something else. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 120 bits: so much cannot be guessed from a plain SHA-256 either (ASVS 6.5.2). */
const LENGTH = 24;
const HOW_MANY = 10;

/** In groups of four, as they are shown and printed. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, makeCode);

const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** As it is meant, however it is typed; undefined where it is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const meant = typed.toUpperCase().replaceAll("O", "0").replace(/[ILİ]/g, "1").replace(/[\s-]/g, "");
  return meant.length === LENGTH && [...meant].every((letter) => LETTERS.includes(letter)) ? meant : undefined;
}
