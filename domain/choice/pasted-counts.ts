import { fold } from "../turkish.ts";
import { MAX_COUNT } from "./choice-sets.ts";
import { togetherMark } from "./counted-together.ts";
import { meantValue, namedValue, nameKey } from "./value-names.ts";

/** The key is the mark. */
type Value = { key: string; name: string };

/** A group whose values are counted together with those of others. */
export type CountedGroup = { options: readonly Value[] };

/** `words`: `pembe + iPhone 13`. */
export type PastedCount = { mark: string; words: string; count: number };

type Named = ReadonlyMap<CountedGroup, Value>;

/**
 * The counts in a pasted text: a table with values in its first row and column, or lines such as `pembe, iPhone 13, 4`. `unread` are the
 * lines and cells that cannot be read, in words.
 */
export function pastedCounts(text: string, groups: readonly CountedGroup[]) {
  const counts = new Map<string, PastedCount>();
  const unread: string[] = [];
  const put = (named: Named | undefined, typed: string, line: string) => {
    const count = countIn(typed);
    if (named?.size !== groups.length || count === undefined) return void unread.push(line);
    const found = countOf(named, groups, count);
    const before = counts.get(found.mark);
    if (before && before.count !== count) unread.push(`${found.words} iki kez: ${before.count} ve ${count}`);
    else counts.set(found.mark, found);
  };
  const [first, ...others] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map(cellsOf);
  const header = first && headerIn(first, groups);
  for (const cells of header ? others : first && !isTitle(first, groups) ? [first, ...others] : others) {
    const line = cells.filter(Boolean).join(" ");
    if (!header) {
      const { names, typed } = entryIn(cells);
      put(names.length > 1 ? namedIn(names, groups) : meantIn(names[0] ?? "", groups), typed, line);
      continue;
    }
    const { group, values, from } = header;
    const rest = groups.filter((one) => one !== group);
    const named = namedIn(cells.slice(0, from), rest);
    if (named?.size !== rest.length || cells.length > from + values.length) unread.push(line);
    else {
      for (const [at, value] of values.entries()) {
        const typed = cells[from + at] ?? "";
        if (typed !== "") put(new Map([...named, [group, value]]), typed, `${cells[0]}, ${value.name}: ${typed}`);
      }
    }
  }
  return { counts: [...counts.values()], unread };
}

function countOf(named: Named, groups: readonly CountedGroup[], count: number): PastedCount {
  const parts = groups.flatMap((group) => {
    const value = named.get(group);
    return value ? [value] : [];
  });
  return { mark: togetherMark(parts.map(({ key }) => key)), words: parts.map(({ name }) => name).join(" + "), count };
}

/** The cells of a line. Without any sign of a table it is one cell. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split(/[\t;|]/)
    .map((cell) => cell.trim());

/** `4`, `4 adet`, a table's `4,0`, and `yok`. */
function countIn(typed: string): number | undefined {
  if (/^(?:yok|tükendi)$/i.test(typed)) return 0;
  const [, digits] = /^(\d{1,6})(?:[.,]0+)?(?:\s*(?:adet|tane))?$/i.exec(typed) ?? [];
  return digits !== undefined && Number(digits) <= MAX_COUNT ? Number(digits) : undefined;
}

/** The first row of a table: values of one group, behind cells that name none. Copied without its corner it has no such cell. */
function headerIn(cells: readonly string[], groups: readonly CountedGroup[]) {
  const isNamed = (cell: string) => groups.some((group) => valueIn(cell, group));
  const from = cells.findIndex(isNamed);
  const names = cells.slice(from);
  if (from < 0 || (from === 0 && names.length < 2)) return undefined;
  for (const group of groups) {
    const values = names.flatMap((name) => valueIn(name, group) ?? []);
    const isWhole = values.length === names.length && new Set(values).size === values.length;
    if (isWhole) return { group, values, from: from || groups.length - 1 };
  }
  return undefined;
}

/** Titles of columns, such as `Renk, Model, Adet`. */
const isTitle = (cells: readonly string[], groups: readonly CountedGroup[]): boolean =>
  cells.length > 1 &&
  countIn(cells.at(-1) ?? "") === undefined &&
  !cells.some((cell) => groups.some((group) => valueIn(cell, group)));

/** A longer line without cells is no entry of a list. */
const MAX_LINE = 300;

/** The names and the count of a line: its last cell, or the number at its end. */
function entryIn(cells: readonly string[]): { names: string[]; typed: string } {
  if (cells.length > 1) return { names: cells.slice(0, -1), typed: cells.at(-1) ?? "" };
  const [line = ""] = cells;
  if (line.length > MAX_LINE) return { names: [], typed: "" };
  const [, words = "", typed = ""] = /^(.*?)[\s:=,×–-]+(\d+(?:\s*(?:adet|tane))?|yok)$/i.exec(line) ?? [];
  return { names: words.split(/\s*[,+×/]\s*|\s+[x–-]\s+/), typed };
}

/** The values that cells name, of a different group each. Undefined if a cell names none. */
function namedIn(cells: readonly string[], groups: readonly CountedGroup[]): Named | undefined {
  const named = new Map<CountedGroup, Value>();
  for (const cell of cells) {
    const group = groups.find((one) => !named.has(one) && valueIn(cell, one));
    const value = group && valueIn(cell, group);
    if (!value) return undefined;
    named.set(group, value);
  }
  return named;
}

function valueIn(cell: string, group: CountedGroup): Value | undefined {
  const key = nameKey(cell);
  return key === ""
    ? undefined
    : (group.options.find(({ name }) => nameKey(name) === key) ?? namedValue(cell, { values: group.options }));
}

/** The values that words without a sign between them mean: `pembe iphone 13`. */
function meantIn(words: string, groups: readonly CountedGroup[]): Named {
  const folded = ` ${fold(words)} `;
  return new Map(
    groups.flatMap((group) => {
      const written = group.options.filter(({ name }) => folded.includes(` ${fold(name)} `));
      const longest = written.toSorted((one, other) => other.name.length - one.name.length)[0];
      const value = meantValue(words, { values: group.options }) ?? longest;
      return value ? [[group, value]] : [];
    }),
  );
}
