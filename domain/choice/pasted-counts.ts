import { fold } from "../turkish.ts";
import { MAX_COUNT } from "./choice-sets.ts";
import { type CountedGroup, meantIn, type NamedValues, namedIn, valueIn } from "./counted-groups.ts";
import { togetherMark } from "./counted-together.ts";
import { nameWords } from "./value-names.ts";

/** `words`: `pembe + iPhone 13`. */
export type PastedCount = { mark: string; words: string; count: number };

/** A line, its cells, and the number of its cells with the empty ones at its end. */
type Row = { raw: string; cells: readonly string[]; width: number };

/** A line, or a cell of a table in the column `at`. `words` name it where it has no count. `under` is the heading above a line. */
type Entry = { row: Row; at?: number; under?: Row | undefined; words: string; found?: PastedCount | undefined };

/**
 * The counts in a pasted text: a table with values in its first row and column, or lines such as `pembe, iPhone 13, 4`. `unread` are the
 * lines, cells and columns that cannot be read, in words, and `rest` is the text with these alone.
 */
export function pastedCounts(text: string, groups: readonly CountedGroup[]) {
  const rows = rowsIn(text, groups);
  const header = headerIn(rows, groups);
  const entries = header ? tableEntries(rows.slice(1), header, groups) : listEntries(rows, groups);
  const byMark = Map.groupBy(entries, ({ found }) => found?.mark);
  byMark.delete(undefined);
  const countsOf = ({ found }: Entry) => [...new Set(byMark.get(found?.mark)?.map((entry) => entry.found?.count))];
  const isRead = (entry: Entry) => countsOf(entry).length === 1;
  const unread = entries.filter((entry) => !isRead(entry));
  return {
    counts: [...byMark.values()].flatMap(([first]) => (first?.found && isRead(first) ? [first.found] : [])),
    unread: [
      ...new Set(
        unread.map((entry) =>
          entry.found ? `${entry.found.words} iki kez: ${countsOf(entry).join(" ve ")}` : entry.words,
        ),
      ),
    ],
    rest: restOf(unread, header),
  };
}

/** The unread lines as they are, or a table in which the other cells are empty. */
function restOf(unread: readonly Entry[], header: Header | undefined): string {
  const ofRows = [...Map.groupBy(unread, ({ row }) => row)];
  if (!header) {
    const lines = unread.flatMap(({ row, under }) => (under ? [under, row] : [row]));
    return [...new Set(lines)].map(({ raw }) => raw).join("\n");
  }
  const lines = ofRows.map(([{ cells }, entries]) =>
    cells.map((cell, at) => (at < header.from || entries.some((one) => (one.at ?? at) === at) ? cell : "")),
  );
  const first = [...Array<string>(header.from).fill(""), ...header.names];
  return lines.length === 0 ? "" : [first, ...lines].map((cells) => cells.join("\t").trimEnd()).join("\n");
}

function tableEntries(rows: readonly Row[], { group, names, from }: Header, groups: readonly CountedGroup[]): Entry[] {
  const rest = groups.filter((one) => one !== group);
  return rows.flatMap((row): Entry | Entry[] => {
    const named = namedIn(row.cells.slice(0, from), rest);
    if (named?.size !== rest.length || row.cells.length > from + names.length) return { row, words: wordsOf(row) };
    return names.flatMap((name, index) => {
      const at = from + index;
      const typed = row.cells[at] ?? "";
      if (typed === "") return [];
      const value = valueIn(name, group);
      if (!value) return { row, at, words: name === "" ? "başlıksız sütun" : `${name} sütunu` };
      const found = countOf(new Map([...named, [group, value]]), groups, countIn(typed));
      return { row, at, found, words: `${row.cells[0]}, ${value.name}: ${typed}` };
    });
  });
}

/** A heading such as `Pembe:` names a value of the lines below it, until the next one. */
function listEntries(rows: readonly Row[], groups: readonly CountedGroup[]): Entry[] {
  const entries: Entry[] = [];
  let heading: Heading | undefined;
  for (const [at, row] of rows.entries()) {
    if (at === 0 && isTitle(row, groups)) continue;
    const found = foundIn(row, groups, NO_VALUES) ?? (heading && foundIn(row, groups, heading.named));
    const next = found ? undefined : headingIn(row, groups);
    if (next) heading = next.named.size > 0 ? next : undefined;
    if (!next || next.named.size === 0 || rows[at + 1] === undefined) {
      entries.push({ row, under: next ? undefined : heading?.row, words: wordsOf(row), found });
    }
  }
  return entries;
}

type Heading = { row: Row; named: NamedValues };

const NO_VALUES: NamedValues = new Map();

/** A line that names one value alone, or ends with a colon. Values that it cannot name end the heading above it. */
function headingIn(row: Row, groups: readonly CountedGroup[]): Heading | undefined {
  const [line = ""] = row.cells;
  const name = line.replace(/\s*:$/, "");
  const [one, another] =
    row.cells.length > 1 || groups.length < 2 ? [] : groups.filter((group) => valueIn(name, group));
  const value = one && !another ? valueIn(name, one) : undefined;
  if (one && value) return { row, named: new Map([[one, value]]) };
  return name !== line || !/\d/.test(line) ? { row, named: NO_VALUES } : undefined;
}

/** The count of a line, whose other values are known. Under a heading each word has to name a value, so that no unknown one is passed over. */
function foundIn(row: Row, groups: readonly CountedGroup[], known: NamedValues): PastedCount | undefined {
  const rest = groups.filter((group) => !known.has(group));
  const { named, typed } = entryIn(row.cells, rest, known.size > 0);
  if (named?.size !== rest.length || rest.length === 0) return undefined;
  return countOf(new Map([...known, ...named]), groups, countIn(typed));
}

const wordsOf = ({ cells }: Row): string => cells.filter(Boolean).join(" ");

function countOf(
  named: NamedValues,
  groups: readonly CountedGroup[],
  count: number | undefined,
): PastedCount | undefined {
  if (count === undefined) return undefined;
  const parts = groups.flatMap((group) => {
    const value = named.get(group);
    return value ? [value] : [];
  });
  return { mark: togetherMark(parts.map(({ key }) => key)), words: parts.map(({ name }) => name).join(" + "), count };
}

const CELLS = /[\t;|]/;

/** The lines with letters or digits. Without any sign of a table each is one cell. Commas part the cells of a table alone. */
function rowsIn(text: string, groups: readonly CountedGroup[]): Row[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const rowsBy = (separator: RegExp): Row[] => lines.map((raw) => rowOf(raw, separator));
  const byCommas = CELLS.test(text) ? [] : rowsBy(/,/);
  const rows = headerIn(byCommas, groups) ? byCommas : rowsBy(CELLS);
  // Empty columns before the table come with a copied sheet.
  const empty = rows.reduce((least, { cells }) => Math.min(least, cells.findIndex(Boolean)), Infinity);
  return rows.map(({ raw, cells, width }) => ({ raw, cells: cells.slice(empty), width: width - empty }));
}

function rowOf(raw: string, separator: RegExp): Row {
  const cells = raw
    .replace(/^\s*\||\|\s*$/g, "")
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  return { raw, cells: cells.slice(0, cells.findLastIndex(Boolean) + 1), width: cells.length };
}

const NONE = new Set(["yok", "tukendi", "bitti", "kalmadi"]);

/** `4`, `4 adet`, a table's `4,0`, and `yok`. `4.000` may be four or four thousand. */
function countIn(typed: string): number | undefined {
  if (NONE.has(fold(typed))) return 0;
  const [, digits] = /^(\d{1,6})(?:[.,]0{1,2})?(?:\s*(?:adet|tane|ad\.?))?$/i.exec(typed) ?? [];
  return digits !== undefined && Number(digits) <= MAX_COUNT ? Number(digits) : undefined;
}

/** `names` stand in the first row behind `from` cells. Those that name no value of `group` are columns that are not read. */
type Header = { group: CountedGroup; names: readonly string[]; from: number };

/** The first row of a table: values of one group, behind cells that name none. A table copied without its corner has rows longer than it. */
function headerIn([first, ...rows]: readonly Row[], groups: readonly CountedGroup[]): Header | undefined {
  if (!first) return undefined;
  const from = groups.length - 1;
  const [corner = ""] = first.cells;
  const isBare =
    groups.some((group) => valueIn(corner, group)) ||
    (corner !== "" && rows.length > 0 && rows.every(({ width }) => width > first.width));
  const names = isBare ? first.cells : first.cells.slice(from);
  const headers = groups.flatMap((group) => {
    const values = names.map((name) => valueIn(name, group));
    const [known, others] = [values.filter(Boolean), names.filter((_, at) => !values[at])];
    const isTwice = new Set(known).size < known.length;
    const isEnough = known.length > 1 || (known.length === 1 && !isBare && (others.length === 0 || corner === ""));
    if (!isEnough || isTwice || others.some((name) => countIn(name) !== undefined)) return [];
    const rest = groups.filter((one) => one !== group);
    const named = rows.filter(({ cells }) => namedIn(cells.slice(0, from), rest)?.size === rest.length);
    return { group, names, from, fit: known.length + named.length };
  });
  const most = Math.max(...headers.map(({ fit }) => fit));
  const [one, another] = headers.filter(({ fit }) => fit === most);
  // Where both groups have these names, the corner says whose the rows are.
  return another
    ? headers.find(({ group }) => group !== groupNamed(corner, groups) && groupNamed(corner, groups))
    : one;
}

const groupNamed = (name: string, groups: readonly CountedGroup[]): CountedGroup | undefined =>
  groups.find(({ label = "" }) => name !== "" && fold(label) === fold(name));

/** Titles of columns, such as `Renk, Model, Adet`. */
function isTitle({ raw, cells }: Row, groups: readonly CountedGroup[]): boolean {
  const titles = cells.length > 1 ? cells : raw.split(",").map((cell) => cell.trim());
  return titles.length > 1 && !/\d/.test(raw) && !titles.some((cell) => groups.some((group) => valueIn(cell, group)));
}

/** A longer line without cells is no entry of a list. */
const MAX_LINE = 300;

/** The number at the end of a line. `3,0` is one where the words before it name everything, else `13,0` may be a model and its count. */
const AT_END = [
  /^(.*?)[\s:=,×/–-]+(?:x\s?)?(\d+[.,]\d+(?:\s*(?:adet|tane|ad\.?))?)$/i,
  /^(.*?)[\s:=,×/–-]+(?:x\s?)?(\d+(?:\s*(?:adet|tane|ad\.?))?|\p{L}+)$/iu,
];

/** `pembe iPhone 13 -2`: a dash beside the number alone is a minus. */
const NEGATIVE = /(?:^|[\s:=,×])[-–−]\d+(?:[.,]\d+)?(?:\s*(?:adet|tane))?$/i;

/** The values and the count of a line: its last cell, or the number at its end. */
function entryIn(
  cells: readonly string[],
  groups: readonly CountedGroup[],
  isExact: boolean,
): { named?: NamedValues | undefined; typed: string } {
  const namedBy = (names: readonly string[]) =>
    isExact || names.length > 1 ? namedIn(names, groups) : meantIn(names[0] ?? "", groups);
  if (cells.length > 1) return { named: namedBy(cells.slice(0, -1)), typed: cells.at(-1) ?? "" };
  const [line = ""] = cells;
  if (line.length > MAX_LINE || NEGATIVE.test(line)) return { typed: "" };
  const read = AT_END.flatMap((pattern) => {
    const [, words, typed = ""] = pattern.exec(line) ?? [];
    return words === undefined ? [] : { words, named: namedBy(words.split(/\s*[,+×/]\s*|\s+[x–-]\s+/)), typed };
  });
  const found = read.find(({ named }) => named?.size === groups.length);
  // A number before the count that ends no name may be the count too.
  const [, before] = / (\d+)$/.exec(found?.words ?? "") ?? [];
  const isOfName = [...(found?.named?.values() ?? [])].some(
    ({ name }) => / (\d+)$/.exec(` ${nameWords(name).join(" ")}`)?.[1] === before,
  );
  return found && (before === undefined || isOfName) ? found : { typed: "" };
}
