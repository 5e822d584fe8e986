import type { PersonalText } from "../choice/choice-sets.ts";

/** `lost`: the piece is made for one customer alone. `open`: it is, if the customer writes something. */
export type ReturnRight = "kept" | "open" | "lost";

/** Law 6502, and the regulation on distance contracts, article 9. */
export const WITHDRAWAL_DAYS = 14;

/**
 * The right of withdrawal of a product as it is chosen. A text that somebody wrote makes a personal piece, without the right (article 15);
 * one that may be left out takes nothing away until it is written.
 */
export function returnRight(
  asked: readonly Pick<PersonalText, "isRequired">[] = [],
  written: readonly unknown[] = [],
): ReturnRight {
  if (written.length > 0 || asked.some(({ isRequired }) => isRequired)) return "lost";
  return asked.length > 0 ? "open" : "kept";
}
