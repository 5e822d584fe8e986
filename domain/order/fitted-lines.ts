import { type ChosenValue, COLOR_GROUP, missingWords, openQuestions } from "../choice/chosen.ts";
import { formatPrice } from "../money.ts";
import { type Cart, type CartLine, lineTotal } from "./cart.ts";
import { type CuttableText, cutTo, cuttable, fits, plus, sizeCutTo, sizeOf, type TextSize } from "./message-size.ts";
import { lineText, plainLine, plainName, textLines } from "./plain-name.ts";

/** The fewest letters to which a name is cut. If that is not enough, lines are left out. */
const FEWEST_LETTERS = 16;

/** A bullet (spec §7): `name (color, value) xQty - line total`, then the customer's texts. */
export const orderLine = (line: CartLine): string => START + endOf(line);

/**
 * The values of a line in an order's words. A value that is too short to say what it is gets the word of its question: `ölçü 14`. An open
 * question becomes `model seçilmedi`.
 */
export function saidValues(line: Pick<CartLine, "values" | "texts" | "shown">): ChosenValue[] {
  const { values = [], shown } = line;
  const named = values.map((value) => {
    const { word = "" } = shown.needs?.find(({ id }) => id === value.group) ?? {};
    return word !== "" && value.group !== COLOR_GROUP && isShort(value.name)
      ? { ...value, name: `${word} ${value.name}` }
      : value;
  });
  const missing = openQuestions(line, shown.needs).filter(({ isText }) => !isText);
  const said = [...named, ...missing.map((need) => ({ group: need.id, id: "", name: missingWords(need) }))];
  const order = (shown.needs ?? []).map(({ id }) => id);
  return said.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}

/** True for a value such as `14`, `40 cm` or `XL`. */
const isShort = (name: string): boolean => name.length <= 3 || (name.match(/\p{L}/gu) ?? []).length < 3;

/** The line as the version before wrote it: short values do not get the word of their question. */
export const withBareValues = (line: CartLine): CartLine => {
  const needs = line.shown.needs?.map((need) =>
    line.values?.some(({ group }) => group === need.id) ? { ...need, word: "" } : need,
  );
  return { ...line, shown: { ...line.shown, needs } };
};

const START = "• ";

function endOf(line: CartLine): string {
  const said = plainLine({ ...line, values: saidValues(line) });
  const unwritten = openQuestions(line, line.shown.needs).filter(({ isText }) => isText);
  const texts = [
    ...textLines(said),
    ...unwritten.map((need) => `(${missingWords({ ...need, word: plainName(need.word) })})`),
  ];
  return [`${lineText(said)} - ${formatPrice(lineTotal(line))}`, ...texts.map((text) => `  ${text}`)].join("\n");
}

/** Stands for lines that are left out. */
export const leftOutWords = (count: number): string => `+${count} ürün daha`;

/** The bullets of a cart that is too long for its message: its names are cut, then its last lines are left out. */
export function fittedLines(cart: Cart, room: TextSize): string[] {
  const lines = cart.map(cuttableLine);
  const letters = mostLetters(lines, room);
  if (letters >= FEWEST_LETTERS) return lines.map((line) => cutLine(line, letters));
  const count = countThatFits(lines, room);
  return [...lines.slice(0, count).map((line) => cutLine(line, FEWEST_LETTERS)), leftOutWords(lines.length - count)];
}

/** A line whose name can be cut. Choice, quantity, price and texts cannot. */
type CuttableLine = { name: CuttableText; end: string; restSize: TextSize };

function cuttableLine(line: CartLine): CuttableLine {
  const end = endOf({ ...line, name: "" });
  return { name: cuttable(plainName(line.name)), end, restSize: sizeOf(`${START}${end}\n`) };
}

const cutLine = ({ name, end }: CuttableLine, letters: number): string => `${START}${cutTo(name, letters)}${end}`;

const cutSize = ({ name, restSize }: CuttableLine, letters: number): TextSize =>
  plus(sizeCutTo(name, letters), restSize);

/** The largest number of letters at which all lines fit, found by halving. It is below FEWEST_LETTERS if there is none. */
function mostLetters(lines: readonly CuttableLine[], room: TextSize): number {
  const allFit = (letters: number) => fits(lines.map((line) => cutSize(line, letters)).reduce(plus), room);
  let low = FEWEST_LETTERS - 1;
  let high = Math.max(...lines.map(({ name }) => name.letters.length));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (allFit(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The number of lines from the start that fit together with the words for the left-out ones. */
function countThatFits(lines: readonly CuttableLine[], room: TextSize): number {
  let size = sizeOf(`${leftOutWords(lines.length)}\n`);
  const count = lines.findIndex((line) => {
    size = plus(size, cutSize(line, FEWEST_LETTERS));
    return !fits(size, room);
  });
  return count < 0 ? lines.length - 1 : count;
}
