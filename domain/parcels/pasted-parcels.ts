import { isParcelNumber } from "../settings/carriers.ts";
import { fold } from "../turkish.ts";

/** A row of a paste: its tracking numbers, and what else it says. A row without numbers may name the person of a number beside it. */
export type PastedRow = { numbers: readonly string[]; said: string };

/** Longer pastes are cut behind a line: a carrier's mail of 500 parcels has 50,000 characters. */
const MAX_PASTE = 200_000;

/** More rows are no list of parcels: 500 are written at once. */
const MOST_ROWS = 1000;

/** The numbers of a pasted text, each with the words that are about it. `isCut`: there are more than are read. */
export function pastedRows(pasted: string): { rows: ReadRow[]; isCut: boolean } {
  const isLong = pasted.length > MAX_PASTE;
  const text = isLong ? pasted.slice(0, Math.max(0, pasted.lastIndexOf("\n", MAX_PASTE))) : pasted;
  const rows = paragraphsIn(text).flatMap(withWordsBeside);
  return { rows: rows.slice(0, MOST_ROWS), isCut: isLong || rows.length > MOST_ROWS };
}

/** The numbers of scanned codes. A label has other codes too, of which some are addresses of pages with the number in them. */
export const scannedNumbers = (codes: readonly string[]): string[] => [
  ...new Set(
    codes.flatMap((code) =>
      isParcelNumber(code.trim()) && hasEnoughDigits(code)
        ? [code.trim()]
        : pastedRows(code).rows.flatMap(({ numbers }) => numbers),
    ),
  ),
];

/** `near` is what stands beside a bare number where nobody can say to which number it belongs. */
export type ReadRow = PastedRow & { near?: string };

/**
 * Rows with their numbers. A paragraph with one bare number is about it. In a longer one, lines of words belong to the numbers below or
 * above them, if the paragraph begins and ends that way.
 */
function withWordsBeside(paragraph: readonly PastedRow[]): ReadRow[] {
  const rows = paragraph.filter(({ numbers, said }) => numbers.length > 0 || !said.endsWith(":"));
  const numbered = rows.filter(({ numbers }) => numbers.length > 0);
  const [only, second] = numbered;
  if (only && !second)
    return [
      {
        ...only,
        said: rows
          .map(({ said }) => said)
          .join(" ")
          .trim(),
      },
    ];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length === numbered.length || numbered.some(({ said }) => said !== "")) return numbered;
  const [beginsBare, endsBare] = [first.numbers.length > 0, last.numbers.length > 0];
  const given = beginsBare ? rows : rows.toReversed();
  if (beginsBare !== endsBare) return givenWords(given, beginsBare);
  const wordsAt = (at: number) => (rows[at]?.numbers.length === 0 ? rows[at].said : "");
  return rows.flatMap((row, at) =>
    row.numbers.length > 0 ? [{ ...row, near: `${wordsAt(at - 1)} ${wordsAt(at + 1)}`.trim() }] : [],
  );
}

/** Each number takes the words that follow it in `rows`, up to the next number. */
function givenWords(rows: readonly PastedRow[], isForward: boolean): PastedRow[] {
  const given: { numbers: readonly string[]; words: string[] }[] = [];
  for (const { numbers, said } of rows) {
    if (numbers.length > 0) given.push({ numbers, words: [] });
    else given.at(-1)?.words.push(said);
  }
  const read = given.map(({ numbers, words }) => ({
    numbers,
    said: (isForward ? words : words.toReversed()).join(" "),
  }));
  return isForward ? read : read.toReversed();
}

function paragraphsIn(pasted: string): PastedRow[][] {
  const lines = pasted
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Zs}]/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .split("\n");
  const table = tableIn(lines);
  if (table) return [table];
  const paragraphs: PastedRow[][] = [[]];
  for (const line of lines) {
    const row = rowOf(line);
    if (row.numbers.length > 0 || row.said !== "") paragraphs.at(-1)?.push(row);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs.filter((rows) => rows.length > 0);
}

const NUMBER_TITLE = /takip|barkod|gonderi (?:no|kod)|kargo (?:no|kod)|tracking/;
const ORDER_TITLE = /siparis|referans/;

/** The rows below a head that names the column of the numbers. A column of order numbers gets the mark that texts have. */
function tableIn(lines: readonly string[]): PastedRow[] | undefined {
  const head = lines.findIndex((line) => cellsOf(line).length > 1 && cellsOf(line).some(isNumberTitle));
  if (head === -1) return undefined;
  const titles = cellsOf(lines[head] ?? "").map(fold);
  const [numberAt, orderAt] = [titles.findIndex(isNumberTitle), titles.findIndex((title) => ORDER_TITLE.test(title))];
  if (rowOf(lines[head] ?? "").numbers.length > 0) return undefined;
  return lines.slice(head + 1).flatMap((line) => {
    const cells = cellsOf(line);
    const numbers = rowOf(cells[numberAt] ?? "").numbers;
    const others = cells.flatMap((cell, at) => (at === numberAt ? [] : at === orderAt ? `#${cell}` : cell));
    return numbers.length === 0 ? [] : [{ numbers, said: bare(others.join(" ")) }];
  });
}

const isNumberTitle = (title: string): boolean => NUMBER_TITLE.test(fold(title));

const cellsOf = (line: string): string[] =>
  line.split(line.includes("\t") ? "\t" : ";").map((cell) => cell.replace(/^\s*["']?|["']?\s*$/g, ""));

/** Digits in groups, as carriers print them: `7213 4455 6677`. Shorter and longer groups are other numbers. */
const GROUPS = /(?<![\p{L}\p{N}#.,-])\d{3,5}(?: \d{3,5})+(?![\p{L}\p{N}-])/gu;
const IBAN = /(?<![\p{L}\p{N}])TR ?\d{2}(?: ?\d{4}){5} ?\d{2}(?!\d)/gu;
const MOBILE = /(?<!\d)(?:\+ ?90[ -]?|0)\(?5\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/gu;
const DATE = /^\d{1,4}-\d{1,2}-\d{1,4}$/;
const TOKEN = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

function rowOf(line: string): PastedRow {
  const numbers = new Set<string>();
  const taken = (number: string): string => {
    numbers.add(number);
    return " ";
  };
  const said = line
    .replace(IBAN, " ")
    .replace(MOBILE, (phone) => ` +${phone.replace(/\D/g, "").replace(/^0/, "90")} `)
    .replace(GROUPS, (groups) => {
      const number = groups.replaceAll(" ", "");
      return isParcelNumber(number) ? taken(number) : groups;
    })
    .replace(TOKEN, (token: string, at: number, text: string) => {
      const [before, after] = [
        text.slice(Math.max(0, at - 2), at),
        text.slice(at + token.length, at + token.length + 2),
      ];
      return isNumberBetween(before, token, after) ? taken(token) : token;
    });
  return { numbers: [...numbers], said: bare(said) };
}

/** Amounts, days, telephones and numbers that a spreadsheet has rounded (`7,21E+11`) are none. */
const isNumberBetween = (before: string, token: string, after: string): boolean =>
  isParcelNumber(token) &&
  !DATE.test(token) &&
  !/[#+₺]\s?$|\d[.,]$/.test(before) &&
  !/^(?:[.,]\d|\s?₺|\s?TL)/.test(after) &&
  hasEnoughDigits(token);

const hasEnoughDigits = (token: string): boolean => {
  const digits = token.replace(/\D/g, "").length;
  return digits >= 5 && digits * 2 >= token.length;
};

const bare = (text: string): string => text.replace(/\s+/g, " ").trim();
