import { valueMark, WHOLE } from "./chosen.ts";
import { type Options, partsOf } from "./options.ts";

/** The mark of values that are counted together. It is the same in every order of the values, and of one value or none the plain mark. */
export const togetherMark = (marks: readonly string[]): string => marks.toSorted().join("\n");

/** The marks under which a piece so chosen is counted: of the whole product, of each value, and of values together. */
export function countedUnder(marks: readonly string[]): string[] {
  let found: string[][] = [[]];
  for (const mark of new Set(marks)) found = found.flatMap((one) => [one, [...one, mark]]);
  return found.map(togetherMark);
}

export const isTogether = (mark: string): boolean => partsOf(mark).length > 1;

/** The counts of a product: of the whole, of its values, and of values together. */
export type CountedPieces = {
  counts: Options["counts"];
  countsTogether?: Options["counts"] | undefined;
};

/** All counts of a product in one. */
export const allCounts = ({ counts, countsTogether }: CountedPieces): Record<string, number> => ({
  ...counts,
  ...countsTogether,
});

/** The reverse of `allCounts`. */
export function partedCounts(all: Options["counts"]) {
  const { false: counts = [], true: countsTogether = [] } = Object.groupBy(Object.entries(all), ([mark]) =>
    isTogether(mark) ? "true" : "false",
  );
  return { counts: Object.fromEntries(counts), countsTogether: Object.fromEntries(countsTogether) };
}

type Stock = Pick<Options, "groups" | "soldOut" | "counts">;

/** The stock as `Options` tell it: of what no piece is left is sold out, and so is what is left in no combination. */
export function stockOf({ groups, soldOut, counts }: Stock): Pick<Options, "soldOut" | "counts"> {
  const entries = Object.entries(counts);
  const none = entries.filter(([, count]) => count === 0).map(([mark]) => (mark === WHOLE ? [] : partsOf(mark)));
  const given = [...soldOut, ...none].map((marks) => [...new Set(marks)]);
  const gone = [...given, ...leftInNone(groups, given)].toSorted((one, other) => one.length - other.length);
  const alone = new Set(gone.flatMap((marks) => (marks.length === 1 ? marks : [])));
  return {
    soldOut: gone.filter((marks) => marks.length < 2 || !marks.some((mark) => alone.has(mark))),
    counts: Object.fromEntries(entries.filter(([mark, count]) => count > 0 || !isTogether(mark))),
  };
}

/** The values, and smaller combinations, that are sold out because each value of another group is sold out together with them. */
function leftInNone(groups: Stock["groups"], soldOut: Stock["soldOut"]): string[][] {
  const marksOfGroups = groups.map(({ id, values }) => values.map((one) => valueMark(id, one.id)));
  const gone = new Set(soldOut.map((marks) => togetherMark(marks)));
  const found: string[][] = [];
  let asked = soldOut.filter(({ length }) => length > 1);
  while (asked.length > 0) {
    const next: string[][] = [];
    for (const marks of marksOfGroups) {
      const others = asked.filter((one) => one.some((mark) => marks.includes(mark)));
      const rests = new Map(
        others.map((one) => {
          const rest = one.filter((mark) => !marks.includes(mark));
          return [togetherMark(rest), rest];
        }),
      );
      for (const [key, rest] of rests) {
        const isLeft = (mark: string) => !gone.has(mark) && !gone.has(togetherMark([...rest, mark]));
        if (rest.length === 0 || gone.has(key) || marks.some(isLeft)) continue;
        gone.add(key);
        next.push(rest);
      }
    }
    found.push(...next);
    asked = next.length > 0 ? [...asked, ...next].filter(({ length }) => length > 1) : [];
  }
  return found;
}
