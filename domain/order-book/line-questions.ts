import type { ChoiceSet } from "../choice/choice-sets.ts";
import { cardQuestions, type Need } from "../choice/chosen.ts";
import { namedValue } from "../choice/value-names.ts";
import { lineName } from "../order/cart.ts";
import type { OrderLine } from "./book-order.ts";
import type { Lacking } from "./order-answers.ts";

/** A question of the product that had no answer when the line was written. The id is that of the set or the text. */
export type AskedQuestion = { id: string; word: string };

type SoldValue = { group: string; id: string; name: string };

type AskedLine = {
  values: readonly SoldValue[];
  texts?: readonly { id: string; label: string; text: string }[] | undefined;
  asked?: readonly AskedQuestion[] | undefined;
};

/** The questions of a line that nobody has answered yet. */
export const stillAsked = ({ asked = [], ...line }: AskedLine): AskedQuestion[] =>
  asked.filter((question) => !isAnswered(question, line));

const isAnswered = ({ id, word }: AskedQuestion, { values, texts = [] }: AskedLine): boolean =>
  values.some(({ group, name }) => group === id && name.trim() !== "") ||
  texts.some((one) => (one.id === id || (id === word && one.label === word)) && one.text.trim() !== "");

/** Open questions as the owner reads them: `model sorulacak`. Customers never see them. */
export const openWords = (line: AskedLine): string[] => stillAsked(line).map(asWords);

/** `Kılıf (pembe, model sorulacak)`: the name of a line for the owner and her helpers. */
export const ownersLineName = (line: AskedLine & { name: string; color: string }): string =>
  lineName({ ...line, values: [...line.values, ...stillAsked(line).map(asValue)] });

/** `2 × Kılıf (pembe)` */
export const ownersLineText = (line: Parameters<typeof ownersLineName>[0] & { quantity: number | string }): string =>
  `${line.quantity} × ${ownersLineName(line)}`;

type Asking = { colors: readonly string[]; needs?: readonly Need[] | undefined };

/** All questions of a line: those that its product asks today, and those that had no answer when it was written. */
export const questionsOfLine = ({ asked = [] }: AskedLine, { needs = [] }: Partial<Asking> = {}): Need[] => [
  ...needs,
  ...asked.filter((question) => !needs.some((need) => isSameQuestion(question, need))),
];

/** The open questions of a line. Without `product` nobody knows whether a color is missing. */
export function lackingOf(line: AskedLine & { name: string; color: string }, product?: Asking): Lacking {
  const { name, color } = line;
  const { colors = [] } = product ?? {};
  const words = stillAsked({ ...line, asked: questionsOfLine(line, product) }).map(({ word }) => word);
  return { name, colors: color === "" && cardQuestions({ colors }).length > 0 ? colors : [], words };
}

/** True for the same id. In orders of earlier versions the id of a question is its word. */
export const isSameQuestion = ({ id, word }: AskedQuestion, need: AskedQuestion): boolean =>
  id === need.id || (id === word && word === need.word);

const ASKED = /^(.+) sorulacak$/;

const asWords = ({ word }: AskedQuestion): string => `${word} sorulacak`;

const asValue = (question: AskedQuestion): SoldValue => {
  const { id, word } = question;
  return { group: id === word ? "" : id, id: "", name: asWords(question) };
};

/** A stored row keeps an open question as a value without a group, because the version before reads and writes it so. */
export const questionsAsValues = <Line extends AskedLine>({ asked, ...line }: Line) => ({
  ...line,
  values: [...line.values, ...stillAsked({ ...line, asked }).map(asValue)],
});

/** The reverse of `questionsAsValues`: open questions move from the values to `asked`. */
export function withQuestionsApart<Value extends SoldValue, Line extends AskedLine & { values: Value[] }>(line: Line) {
  const said = line.values.map((value) => ({ value, word: value.id === "" ? ASKED.exec(value.name)?.[1] : undefined }));
  const asked = said.flatMap(({ value, word }) => (word === undefined ? [] : [{ id: value.group || word, word }]));
  if (asked.length === 0) return line;
  const values = said.flatMap(({ value, word }) => (word === undefined ? [value] : []));
  return { ...line, values, asked: [...(line.asked ?? []), ...asked] };
}

type Chosen = Pick<OrderLine, "values" | "asked">;

/**
 * Gives values that were typed by hand the ids of their set, so that they are counted. Gives answered questions of earlier versions the
 * id of the set that answers them.
 */
export const withKnownIds = <Line extends Chosen>(line: Line, sets: readonly ChoiceSet[]): Line => ({
  ...line,
  ...(line.asked && { asked: line.asked.map((question) => withSetOf(question, line, sets)) }),
  values: line.values.map((value) => {
    const set = sets.find(({ id }) => id === value.group);
    const found = value.id === "" && set ? namedValue(value.name, set) : undefined;
    return found ? { ...value, id: found.id } : value;
  }),
});

function withSetOf(question: AskedQuestion, { values }: Chosen, sets: readonly ChoiceSet[]): AskedQuestion {
  const set = sets.find((one) => isSameQuestion(question, one) && values.some(({ group }) => group === one.id));
  return set ? { ...question, id: set.id } : question;
}
