import type { PersonalText } from "../choice/choice-sets.ts";

/** `lost`: the piece is made for one customer alone. `open`: it becomes such a piece if the customer writes something. */
export type ReturnRight = "kept" | "open" | "lost";

/** Law 6502, and the regulation on distance contracts, article 9. */
export const WITHDRAWAL_DAYS = 14;

/**
 * The right of withdrawal for a product with these texts. A text makes the piece personal, which ends the right (article 15). An optional
 * text does so only once it is written.
 */
export function returnRight(
  asked: readonly Pick<PersonalText, "isRequired">[] = [],
  written: readonly unknown[] = [],
): ReturnRight {
  if (written.length > 0 || asked.some(({ isRequired }) => isRequired)) return "lost";
  return asked.length > 0 ? "open" : "kept";
}
