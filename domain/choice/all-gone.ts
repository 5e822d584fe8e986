import { valueMark } from "./chosen.ts";
import type { Options } from "./options.ts";

/** A value as one bit, and the bits of the values that are sold out together with it. */
type Part = { bit: bigint; against: bigint };

/** The limit of the search, at about a microsecond for each step. A product that needs more counts as in stock; a sold-out choice of it is still refused. */
const MAX_STEPS = 5_000;

/** True if every choice of the product is sold out. */
export function isAllGone({ groups, soldOut }: Pick<Options, "groups" | "soldOut">): boolean {
  if (soldOut.some(({ length }) => length === 0)) return true;
  const gone = new Set(soldOut.flatMap((marks) => (marks.length === 1 ? marks : [])));
  const dimensions = groups.map(({ id, values }) =>
    values.map((one) => valueMark(id, one.id)).filter((mark) => !gone.has(mark)),
  );
  if (dimensions.some((marks) => marks.length === 0)) return true;
  const together = soldOut.filter((marks) => marks.length > 1);
  if (together.length === 0) return false;
  const { parts, larger } = searchedParts(dimensions, together);
  return !isAnyThere(supported(supported(parts)), larger);
}

/** Combinations of three values and more that are sold out, as their bits; and the bits of all values of the groups of each. */
type Larger = { gone: ReadonlySet<bigint>; groups: readonly bigint[] };

/**
 * The dimensions that the search needs, the smallest first. A dimension with a part that is sold out together with nothing is left out,
 * because that part is always in stock.
 */
function searchedParts(dimensions: readonly string[][], together: readonly (readonly string[])[]) {
  const bits = new Map(dimensions.flat().map((mark, at) => [mark, 1n << BigInt(at)]));
  const bitOf = (mark: string) => bits.get(mark) ?? 0n;
  const masks = dimensions.map((marks) => joined(marks.map(bitOf)));
  const against = new Map<string, bigint>();
  const larger = new Set<bigint>();
  for (const [one = "", other = "", ...others] of together) {
    if (others.length > 0) {
      const all = [one, other, ...others].map(bitOf);
      if (all.every((bit) => bit !== 0n)) larger.add(joined(all));
      continue;
    }
    against.set(one, (against.get(one) ?? 0n) | bitOf(other));
    against.set(other, (against.get(other) ?? 0n) | bitOf(one));
  }
  const inLarger = joined([...larger]);
  const ofLarger = [...larger].map((gone) => joined(masks.filter((mask) => (mask & gone) !== 0n)));
  return {
    larger: { gone: larger, groups: [...new Set(ofLarger)] },
    parts: dimensions
      .map((marks) => marks.map((mark) => ({ bit: bitOf(mark), against: against.get(mark) ?? 0n })))
      .filter((parts) => parts.every(({ bit, against }) => against !== 0n || (inLarger & bit) !== 0n))
      .toSorted((one, other) => one.length - other.length),
  };
}

const joined = (bits: readonly bigint[]): bigint => bits.reduce((all, bit) => all | bit, 0n);

/** Leaves out the parts that exclude a whole other dimension. A second pass finds more, because dimensions have become smaller. */
function supported(dimensions: readonly Part[][]): Part[][] {
  const masks = dimensions.map(maskOf);
  return dimensions.map((parts, at) =>
    parts.filter(({ against }) => masks.every((mask, other) => other === at || (mask & ~against) !== 0n)),
  );
}

const maskOf = (parts: readonly Part[]): bigint => joined(parts.map(({ bit }) => bit));

function isAnyThere(dimensions: readonly Part[][], { gone, groups }: Larger): boolean {
  const masks = dimensions.map(maskOf);
  const later = dimensions.map((_, at) => masks.slice(at + 1));
  let steps = 0;
  const isThereFrom = (at: number, excluded: bigint, chosen: bigint): boolean => {
    const parts = dimensions[at];
    if (!parts) return true;
    return parts.some(({ bit, against }) => {
      steps += 1;
      if (steps > MAX_STEPS) return true;
      if ((excluded & bit) !== 0n) return false;
      const [without, now] = [excluded | against, chosen | bit];
      if (groups.some((mask) => gone.has(now & mask))) return false;
      const others = later[at] ?? [];
      if (!others.every((mask) => (mask & ~without) !== 0n)) return false;
      return (others.length < 2 && gone.size === 0) || isThereFrom(at + 1, without, now);
    });
  };
  return isThereFrom(0, 0n, 0n);
}
