import { fold } from "../turkish.ts";

/** A code as it is compared and shown: `ece10`, `Ece 10` and `ECE-10` are `ECE10`, and `ışık` is `ISIK`. */
export const foldedCode = (typed: string): string =>
  fold(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

export const isCode = (code: string): boolean => /^[A-Z0-9]{3,20}$/.test(code);

/** Letters and digits that nobody takes for another one. */
const CLEAR = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Adds characters to `prefix`, chosen by `random` (below its argument), until the code is none of the `taken`. */
export function madeCode(prefix: string, taken: ReadonlySet<string>, random: (below: number) => number): string {
  for (;;) {
    const code = foldedCode(prefix) + Array.from({ length: 5 }, () => CLEAR.charAt(random(CLEAR.length))).join("");
    if (!taken.has(code)) return code;
  }
}
