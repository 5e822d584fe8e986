import { colorMark, valueMark, WHOLE } from "./chosen.ts";
import type { ProductChoice } from "./product-choices.ts";

type Offered = { id: string; values: readonly { id: string }[] };
type Offering = { colors: readonly string[]; choices: readonly ProductChoice[] };

/** The marks that every piece of a product has, though nobody chooses them: its single color, and the single value of a group. */
export function impliedMarks({ colors, choices }: Offering, sets: readonly Offered[]): string[] {
  const ofSets = choices.map(({ set: id, without }) => {
    const values = sets.find((set) => set.id === id)?.values ?? [];
    return values.filter((value) => !without.includes(value.id)).map((value) => valueMark(id, value.id));
  });
  return [colors.map(colorMark), ...ofSets].flatMap((marks) => (marks.length === 1 ? marks : []));
}

type Marked = { soldOut: readonly (readonly string[])[]; counts: Readonly<Record<string, number>> };

/** Sold-out marks and counts without the implied marks. Their stock counts for the whole product. */
export function withoutImplied({ soldOut, counts }: Marked, implied: readonly string[]): Marked {
  if (implied.length === 0) return { soldOut, counts };
  const others = soldOut.map((marks) => marks.filter((mark) => !implied.includes(mark)));
  const ofWhole = [WHOLE, ...implied].flatMap((mark) => counts[mark] ?? []);
  if (others.some((marks) => marks.length === 0)) ofWhole.push(0);
  return {
    soldOut: others.filter((marks) => marks.length > 0),
    counts: {
      ...Object.fromEntries(Object.entries(counts).filter(([mark]) => !implied.includes(mark))),
      ...(ofWhole.length > 0 && { [WHOLE]: Math.min(...ofWhole) }),
    },
  };
}
