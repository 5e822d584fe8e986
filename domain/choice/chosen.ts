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
