import type { Chosen } from "./chosen.ts";
import { countedMarks, type Options } from "./options.ts";

/** `counts` is undefined where nobody counts, and for a line that gets no piece. */
type Wanted = Pick<Chosen, "color" | "values"> & {
  id: string;
  quantity: number;
  counts: Options["counts"] | undefined;
};

/** The pieces that are there for each line; undefined where nobody counts. Lines of one product share its pieces, the first line first. */
export function sharedPieces(lines: readonly Wanted[]): (number | undefined)[] {
  const taken = new Map<string, number>();
  return lines.map(({ id, quantity, counts = {}, ...chosen }) => {
    const counted = countedMarks(counts, chosen).map(([mark, count]) => ({ key: `${id} ${mark}`, count }));
    if (counted.length === 0) return undefined;
    const left = Math.max(0, Math.min(...counted.map(({ key, count }) => count - (taken.get(key) ?? 0))));
    for (const { key } of counted) taken.set(key, (taken.get(key) ?? 0) + Math.min(left, quantity));
    return left;
  });
}
