import { readFileSync } from "node:fs";
import { fold } from "../turkish.ts";

export const TOO_COMMON = "Bu şifre çok kolay tahmin edilir, başka bir şifre seç";

/** 3,000 frequent passwords of zxcvbn's list (MIT, from leaks) and those common in Turkey, folded as `isCommonPassword` compares them. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split(/\s+/),
);

export const CONTEXT_WORDS = ["fiyonk", "labubu", "hediye", "hediyelik", "admin", "yonetici", "dukkan"];
const NOT_A_LETTER = /[^a-z]+/g;
const ONE_CHARACTER_REPEATED = /^(.)\1+$/u;

/** True for the first guesses of an attacker: common passwords, the person's own address, the shop's words with a number. */
export function isCommonPassword(password: string, { shopName, email }: { shopName: string; email: string }): boolean {
  const folded = fold(password).trim();
  if (COMMON_PASSWORDS.has(folded) || ONE_CHARACTER_REPEATED.test(folded)) return true;
  if (folded === email || folded === email.split("@")[0]) return true;
  const letters = folded.replace(NOT_A_LETTER, "");
  return [...CONTEXT_WORDS, fold(shopName).replace(NOT_A_LETTER, "")].includes(letters) && letters !== "";
}
