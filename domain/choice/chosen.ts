import { capitalized } from "../capitalized.ts";

/** A customer's choice, in the order of the questions. A color is a value of the group `COLOR_GROUP`, which comes first. */
export type Chosen = {
  values?: readonly ChosenValue[] | undefined;
  texts?: readonly ChosenText[] | undefined;
  /** Refuses a `ToldChoice` where a `Chosen` is expected: its color would be lost. */
  color?: undefined;
};

/** The name is the one that the value had when it was chosen. */
export type ChosenValue = { group: string; id: string; name: string };

export type ChosenText = { id: string; label: string; text: string };

/** The group of a product's colors, and its parameter in addresses. No set may have this id. */
export const COLOR_GROUP = "renk";

export const colorValue = (color: string): ChosenValue => ({ group: COLOR_GROUP, id: color, name: color });

/** A choice as codes, the order book and the API tell it: the color stands beside the other values. Without a color it is absent or empty. */
export type ToldChoice = Omit<Chosen, "color"> & { color?: string | undefined };

export const chosenOf = ({ color, values = [], texts }: ToldChoice): Chosen => ({
  values: color ? [colorValue(color), ...values] : values,
  texts,
});

/** The reverse of `chosenOf`. What is not chosen is left out. */
export function toldChoice({ values = [], texts = [] }: Chosen): ToldChoice {
  const color = values.find(({ group }) => group === COLOR_GROUP);
  const others = values.filter((value) => value !== color);
  return {
    ...(color && { color: color.id }),
    ...(others.length > 0 && { values: others }),
    ...(texts.length > 0 && { texts }),
  };
}

/** The mark under which the pieces of the whole product are counted. */
export const WHOLE = "";

export const valueMark = (group: string, value: string): string => `${group}=${value}`;

/** The marks of a line's values, by which sold-out values and counts are named. */
export const marksOf = ({ values = [] }: Chosen): string[] => values.map(({ group, id }) => valueMark(group, id));

/** A question that a card or a line of the cart may leave open. */
export type Need = { id: string; word: string; isText?: boolean | undefined };

/** The kinds of texts that a product asks for. A new kind begins here: the compiler names the places that have to know it. */
export type TextKind = "text";

/** The verb of each kind of question. */
const WORDS = {
  value: { ask: "seç", missing: "seçilmedi" },
  text: { ask: "yaz", missing: "yazılmadı" },
} satisfies Record<"value" | TextKind, { ask: string; missing: string }>;

const wordsOf = ({ isText }: Need) => WORDS[isText ? "text" : "value"];

/** `model seç`, `İsim yaz` */
export const askingWords = (need: Need): string => `${need.word} ${wordsOf(need).ask}`;

/** The words of a button that leads to a need: `Model seç`. */
export const needWords = (need: Need): string => capitalized(askingWords(need));

/** `model seçilmedi`, `İsim yazılmadı` */
export const missingWords = (need: Need): string => `${need.word} ${wordsOf(need).missing}`;

/** The type is compared too, because a text of a product may have the color's id. */
export const isColorNeed = ({ id, isText }: Need): boolean => id === COLOR_GROUP && !isText;

/** The questions of a card. Its colors are told apart from `needs`. A single color is no question. */
export const cardQuestions = ({
  colors,
  needs = [],
}: {
  colors: readonly unknown[];
  needs?: readonly Need[] | undefined;
}) => (colors.length > 1 ? [{ id: COLOR_GROUP, word: COLOR_GROUP }, ...needs] : needs);

/** The questions that a choice leaves open. */
export const openQuestions = ({ values = [], texts = [] }: Chosen, needs: readonly Need[] = []): Need[] =>
  needs.filter(
    ({ id, isText }) => !(isText ? texts.some((text) => text.id === id) : values.some(({ group }) => group === id)),
  );
