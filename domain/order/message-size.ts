import { lettersIn } from "../letters.ts";

/** The size of a text: UTF-16 units in the message, characters in an address. */
export type TextSize = { units: number; encoded: number };

/** The limits of the message and of the whole address of the chat (decision 24). */
export const MESSAGE_LIMITS = { units: 1800, address: 4000 } as const;

/** `https://wa.me/<15 digits and a plus>?text=` */
const ADDRESS_START = 40;

export const MESSAGE_ROOM: TextSize = { units: MESSAGE_LIMITS.units, encoded: MESSAGE_LIMITS.address - ADDRESS_START };

export const sizeOf = (text: string): TextSize => ({ units: text.length, encoded: encodeURIComponent(text).length });

export const plus = (one: TextSize, other: TextSize): TextSize => ({
  units: one.units + other.units,
  encoded: one.encoded + other.encoded,
});

export const minus = (one: TextSize, other: TextSize): TextSize => ({
  units: one.units - other.units,
  encoded: one.encoded - other.encoded,
});

export const fits = (size: TextSize, room: TextSize): boolean =>
  size.units <= room.units && size.encoded <= room.encoded;

const ELLIPSIS = "…";
const ELLIPSIS_SIZE = sizeOf(ELLIPSIS);
const NOTHING: TextSize = { units: 0, encoded: 0 };

/** A text that can be cut between any two of its letters. An emoji of several characters is one letter. */
export type CuttableText = {
  text: string;
  letters: readonly string[];
  /** The size of the first letters: `sizes[2]` is the size of the first two. */
  sizes: readonly TextSize[];
};

export function cuttable(text: string): CuttableText {
  const letters = lettersIn(text);
  const sizes = [NOTHING];
  for (const letter of letters) sizes.push(plus(sizes.at(-1) ?? NOTHING, sizeOf(letter)));
  return { text, letters, sizes };
}

/** The text in at most `count` letters. A cut text ends with an ellipsis. */
export const cutTo = ({ text, letters }: CuttableText, count: number): string =>
  letters.length <= count ? text : letters.slice(0, count - 1).join("") + ELLIPSIS;

export function sizeCutTo({ letters, sizes }: CuttableText, count: number): TextSize {
  const length = Math.min(letters.length, count - 1);
  if (letters.length <= count) return sizes[letters.length] ?? NOTHING;
  return plus(sizes[length] ?? NOTHING, ELLIPSIS_SIZE);
}

/** The text, cut to as many letters as have room. Empty if there is no room for one. */
export function cutToFit(text: string, room: TextSize): string {
  if (fits(sizeOf(text), room)) return text;
  const { letters, sizes } = cuttable(text);
  const count = sizes.findLastIndex((size) => fits(size, minus(room, ELLIPSIS_SIZE)));
  return count < 1 ? "" : letters.slice(0, count).join("") + ELLIPSIS;
}
