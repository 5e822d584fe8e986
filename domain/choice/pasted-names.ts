/**
 * The names in a pasted list: a line, a cell of a table or a part between commas is one. Bullets and the numbers of a numbered list are
 * no part of a name. What stands in parentheses or quotes stays together, and so does a decimal such as `3,5 mm`.
 */
export const pastedNames = (text: string): string[] =>
  withoutNumbers(text.split(/\r?\n/).map(withoutBullet))
    .flatMap(partsOf)
    .map((part) =>
      withoutBullet(part)
        .replace(/^"(.+)"$/, "$1")
        .trim(),
    )
    .filter((name) => name !== "");

/** A dash, a star or a plus needs a space behind it: `-2,50` and `+1` are names. */
const BULLET = /^\s*(?:[•●○◦▪■□►▶➤✓✔✅☑]\uFE0F?\s*|\d\uFE0F?\u20E3\s*|[-–—*+]\s+)/u;

const withoutBullet = (line: string): string => line.replace(BULLET, "").trim();

/** `1. `, `2) ` or `3-`, not the start of `3.5` or `3 - 4 yaş`. */
const NUMBER = /^\(?(\d{1,3})\s*(?:[.):](?!\d)|-(?!\s*\d))\s*(?=\S)/;

/** Numbers are a list's if they count up from line to line, and something differs without them: `9. nesil`, `10. nesil` are names. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.filter((line) => NUMBER.test(line));
  const numbers = numbered.map((line) => Number(NUMBER.exec(line)?.[1]));
  const bare = numbered.map((line) => line.replace(NUMBER, ""));
  const counts = numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? NaN) + 1 || at === 0);
  const isList = counts && (numbers[0] === 1 || numbers.length > 1) && (bare.length === 1 || new Set(bare).size > 1);
  return isList ? lines.map((line) => line.replace(NUMBER, "")) : lines;
}

/** `36,37,38` is a list of sizes, `36,5` is one. */
const SIZES = /\d+(?:,\d+){2,}/g;

const PART = /(?:"[^"]*"|\([^)]*\)|\d,(?=\d)|[^,;\t•●▪])+/g;

const partsOf = (line: string): readonly string[] =>
  line.replace(SIZES, (sizes) => sizes.replaceAll(",", ";")).match(PART) ?? [];
