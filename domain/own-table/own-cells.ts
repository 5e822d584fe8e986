import { sumLira } from "../money.ts";
import type { MovedProduct } from "../moving/moved-product.ts";
import { parsePrice, typedPrice } from "../typed-price.ts";

type Choices = NonNullable<MovedProduct["choices"]>;
type Pieces = NonNullable<MovedProduct["pieces"]>;
type Details = NonNullable<MovedProduct["details"]>;

/** Signs that separate the parts of a cell stand behind a backslash inside a name. */
export const escaped = (name: string): string => name.replace(/[\\,:(]/g, "\\$&");

export const unescaped = (part: string): string => part.replace(/\\(.)/g, "$1").trim();

/** The parts between a sign, still escaped. At most `most`: the last part keeps the sign. Between brackets no sign separates: `(+25,50)`. */
export function partsAt(text: string, sign: string, most = Number.POSITIVE_INFINITY): string[] {
  const parts = [""];
  let isBracketed = false;
  for (const [piece] of text.matchAll(/\\.|./gsu)) {
    if (piece === "(" || piece === ")") isBracketed = piece === "(";
    if (piece === sign && parts.length < most && !isBracketed) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  }
  return parts;
}

export const cellLines = (cell: string): string[] =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** `siyah, taba` */
export const listCell = (names: readonly string[]): string => names.map(escaped).join(", ");

export const listIn = (cell: string): string[] =>
  cellLines(cell)
    .flatMap((line) => partsAt(line, ","))
    .map(unescaped)
    .filter((name) => name !== "");

/** A line for each name: `Ölçü: 20 cm`. */
export const namedCell = (rows: readonly (readonly [name: string, text: string])[]): string =>
  rows.map(([name, text]) => `${escaped(name)}: ${text}`).join("\n");

export const namedLines = (cell: string): [name: string, text: string][] =>
  cellLines(cell).map((line) => {
    const [name = "", text = ""] = partsAt(line, ":", 2);
    return [unescaped(name), text.trim()];
  });

export const detailsIn = (cell: string): Details => namedLines(cell).map(([name, text]) => ({ name, text }));

/** A line for each choice, with the differences to the price: `Beden: S, M, L (+25,00)`. */
export const choicesCell = (choices: Choices): string =>
  choices
    .map(
      ({ name, values }) => `${escaped(name)}: ${values.map((one) => escaped(one.name) + extraWords(one)).join(", ")}`,
    )
    .join("\n");

const extraWords = ({ extra = 0 }: Choices[number]["values"][number]): string => ` ${differenceWords(extra)}`.trimEnd();

/** `(+25,00)`, and nothing where it is no difference. */
export const differenceWords = (extra: number): string =>
  extra === 0 ? "" : `(${extra < 0 ? "-" : "+"}${typedPrice(Math.abs(extra))})`;

export const choicesIn = (cell: string): Choices =>
  cellLines(cell).map((line) => {
    const [name = "", values = ""] = partsAt(line, ":", 2);
    return {
      name: unescaped(name),
      values: partsAt(values, ",").flatMap((part) => (part.trim() === "" ? [] : [choiceValueIn(part)])),
    };
  });

function choiceValueIn(part: string): Choices[number]["values"][number] {
  const [, word = "", amount = ""] = /^(.*?)\s*(?<!\\)(\([+-][\d.,\s]+\))\s*$/.exec(joined(part)) ?? [];
  const extra = differenceIn(amount);
  return extra === undefined ? { name: unescaped(part) } : { name: unescaped(word), extra };
}

/** The reverse of `differenceWords`. */
export function differenceIn(words: string): number | undefined {
  const [, sign = "", typed = ""] = /^\(([+-])([\d.,\s]+)\)$/.exec(words) ?? [];
  const extra = parsePrice(typed);
  return extra === undefined || sign === "+" ? extra : sumLira([0, -extra]);
}

const joined = (part: string): string => part.replace(/\s+/g, " ");

const GONE = "tükendi";

/** A line for each count of values: `Renk: siyah, Beden: M = 3`. Values that are sold out however many there are: `= tükendi`. */
export const piecesCell = (pieces: Pieces): string[] =>
  pieces.map(
    ({ of, pieces: count }) =>
      `${of.map(({ choice, value }) => `${escaped(choice)}: ${escaped(value)}`).join(", ") || WHOLE_PRODUCT} = ${count ?? GONE}`,
  );

const WHOLE_PRODUCT = "Hepsi";

/** The counts in these cells, and the lines that are none. */
export function piecesIn(cells: readonly string[]): { pieces: Pieces; unread: string[] } {
  const read = cells.flatMap(cellLines).map((line) => ({ line, count: countIn(line) }));
  return {
    pieces: read.flatMap(({ count }) => count ?? []),
    unread: read.flatMap(({ line, count }) => (count ? [] : [line])),
  };
}

function countIn(line: string): Pieces[number] | undefined {
  const [, words = "", said = ""] = /^(.*\S)\s*=\s*(\d{1,4}|tükendi)$/i.exec(line) ?? [];
  if (said === "") return undefined;
  const pieces = /^\d/.test(said) ? Number(said) : null;
  if (words === WHOLE_PRODUCT) return { of: [], pieces };
  const of = partsAt(words, ",").map((part) => {
    const [choice = "", value = ""] = partsAt(part, ":", 2);
    return { choice: unescaped(choice), value: unescaped(value) };
  });
  return of.some(({ choice, value }) => choice === "" || value === "") ? undefined : { of, pieces };
}
