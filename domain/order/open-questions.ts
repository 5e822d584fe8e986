import type { Chosen, Need } from "../choice/chosen.ts";
import { hasColorChoice } from "./cart.ts";

/** The color's question. No set may have its id. */
export const COLOR_NEED: Need = { id: "renk", word: "renk" };

type Asked = { colors: readonly unknown[]; needs?: readonly Need[] | undefined };

/** The open questions of a thing so chosen, in the order in which they are asked: the color, the values, the texts. */
export function openQuestions({ color, values = [], texts = [] }: Chosen, { colors, needs = [] }: Asked): Need[] {
  const open = needs.filter(({ id, isText }) =>
    isText ? !texts.some((text) => text.id === id) : !values.some(({ group }) => group === id),
  );
  return color === undefined && hasColorChoice(colors) ? [COLOR_NEED, ...open] : open;
}
