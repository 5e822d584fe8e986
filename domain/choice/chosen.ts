import { capitalized } from "../capitalized.ts";

/** A customer's choice, in the order in which it is asked. */
export type Chosen = {
  color?: string | undefined;
  values?: readonly ChosenValue[] | undefined;
  texts?: readonly ChosenText[] | undefined;
};

/** With the words as they were when it was chosen. */
export type ChosenValue = { group: string; id: string; name: string };

export type ChosenText = { id: string; label: string; text: string };

/** The name of a count of the whole product. */
export const WHOLE = "";

export const colorMark = (color: string): string => `renk=${color}`;

export const valueMark = (group: string, value: string): string => `${group}=${value}`;

/** The names of a line's color and values among what is sold out and counted. */
export const marksOf = ({ color, values = [] }: Chosen): string[] => [
  ...(color === undefined ? [] : [colorMark(color)]),
  ...values.map(({ group, id }) => valueMark(group, id)),
];

/** A question that a card or a line of the cart may leave open. */
export type Need = { id: string; word: string; isText?: boolean | undefined };

/** The words of a button that leads to a need: `Model seç`, `İsim yaz`. */
export const needWords = ({ word, isText }: Need): string => `${capitalized(word)} ${isText ? "yaz" : "seç"}`;

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

/** A single color is no choice, so no line carries it. */
export const hasColorChoice = (colors: readonly unknown[]): boolean => colors.length > 1;
