import { type Chosen, marksOf, WHOLE } from "./chosen.ts";

/** `counts` is undefined where nobody counts, and for a line that gets no piece. */
type Wanted = Pick<Chosen, "color" | "values"> & {
  id: string;
  quantity: number;
  counts: Readonly<Record<string, number>> | undefined;
};

/** How many pieces are there for each line; undefined where nobody counts. Lines of one product share its pieces, the first line first. */
export function sharedPieces(lines: readonly Wanted[]): (number | undefined)[] {
  const taken = new Map<string, number>();
  return lines.map(({ id, quantity, counts = {}, ...chosen }) => {
    const counted = [WHOLE, ...marksOf(chosen)].filter((mark) => Object.hasOwn(counts, mark));
    if (counted.length === 0) return undefined;
    const keyOf = (mark: string) => `${id} ${mark}`;
    const rests = counted.map((mark) => (counts[mark] ?? 0) - (taken.get(keyOf(mark)) ?? 0));
    const left = Math.max(0, Math.min(...rests));
    for (const key of counted.map(keyOf)) taken.set(key, (taken.get(key) ?? 0) + Math.min(left, quantity));
    return left;
  });
}
