import { colorMark, valueMark, WHOLE } from "./chosen.ts";
import type { Options } from "./options.ts";

/** A color or a value, as one bit, and the bits of those that are not there beside it. */
type Part = { bit: bigint; against: bigint };

/** A product whose search takes more steps counts as there: each of its choices is still refused by itself. A step takes about a microsecond. */
const MAX_STEPS = 5_000;

/** Whether nothing of the product is there, however it is chosen. */
export function isAllGone(
  { groups, soldOut, counts }: Pick<Options, "groups" | "soldOut" | "counts">,
  colors: readonly string[],
): boolean {
  if (counts[WHOLE] === 0) return true;
  const gone = new Set(soldOut.flatMap((marks) => (new Set(marks).size === 1 ? marks : [])));
  const dimensions = [
    colors.map(colorMark),
    ...groups.map(({ id, values }) => values.map((one) => valueMark(id, one.id))),
  ]
    .filter((marks) => marks.length > 0)
    .map((marks) => marks.filter((mark) => counts[mark] !== 0 && !gone.has(mark)));
  if (dimensions.some((marks) => marks.length === 0)) return true;
  const pairs = soldOut.filter((marks) => marks.length === 2);
  return pairs.length > 0 && !isAnyThere(supported(supported(partsOf(dimensions, pairs))));
}

/** The dimensions that are left to search, the smallest first. One with a part of no pair is left out: that part is always there. */
function partsOf(dimensions: readonly string[][], pairs: readonly (readonly string[])[]): Part[][] {
  const bits = new Map(dimensions.flat().map((mark, at) => [mark, 1n << BigInt(at)]));
  const against = new Map<string, bigint>();
  for (const [one = "", other = ""] of pairs) {
    against.set(one, (against.get(one) ?? 0n) | (bits.get(other) ?? 0n));
    against.set(other, (against.get(other) ?? 0n) | (bits.get(one) ?? 0n));
  }
  return dimensions
    .map((marks) => marks.map((mark) => ({ bit: bits.get(mark) ?? 0n, against: against.get(mark) ?? 0n })))
    .filter((parts) => parts.every(({ against }) => against !== 0n))
    .toSorted((one, other) => one.length - other.length);
}

/** Without the parts beside which a whole other dimension is not there. What one pass takes away shortens the next. */
function supported(dimensions: readonly Part[][]): Part[][] {
  const masks = dimensions.map(maskOf);
  return dimensions.map((parts, at) =>
    parts.filter(({ against }) => masks.every((mask, other) => other === at || (mask & ~against) !== 0n)),
  );
}

const maskOf = (parts: readonly Part[]): bigint => parts.reduce((mask, { bit }) => mask | bit, 0n);

function isAnyThere(dimensions: readonly Part[][]): boolean {
  const masks = dimensions.map(maskOf);
  const later = dimensions.map((_, at) => masks.slice(at + 1));
  let steps = 0;
  const isThereFrom = (at: number, excluded: bigint): boolean => {
    const parts = dimensions[at];
    if (!parts) return true;
    return parts.some(({ bit, against }) => {
      steps += 1;
      if (steps > MAX_STEPS) return true;
      if ((excluded & bit) !== 0n) return false;
      const without = excluded | against;
      const others = later[at] ?? [];
      return others.every((mask) => (mask & ~without) !== 0n) && (others.length < 2 || isThereFrom(at + 1, without));
    });
  };
  return isThereFrom(0, 0n);
}
