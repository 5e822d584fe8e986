import { ownValue } from "../own-value.ts";
import type { ChoiceSet, PersonalText, ProductChoice } from "./choice-sets.ts";
import { type ChosenValue, COLOR_GROUP, isColorNeed, type Need, valueMark, WHOLE } from "./chosen.ts";
import {
  colorGroup,
  hasSeveralPrices,
  isChosenGone,
  needsOf,
  type OptionGroup,
  type Options,
  type Prices,
  pricesOf,
} from "./options.ts";

type Choosable = {
  colors: readonly string[];
  choices: readonly ProductChoice[];
  personalTexts: readonly PersonalText[];
  soldOut: readonly (readonly string[])[];
  counts: Readonly<Record<string, number>>;
};

/** The questions of a stored product. A set that is gone, or of which the product has no value, asks nothing. */
export function optionsOf(product: Choosable, sets: readonly ChoiceSet[]): Options {
  const groups = groupsOf(product, sets);
  return { groups, texts: product.personalTexts, ...withoutImplied(product, impliedMarks(groups)) };
}

/** The values of the product's sets that are not sold out, whatever else is chosen. */
export function stockedValues(product: Choosable, sets: readonly ChoiceSet[]): ChosenValue[] {
  const options = optionsOf(product, sets);
  const ofSets = options.groups.filter(({ id }) => id !== COLOR_GROUP);
  return ofSets.flatMap(({ id: group, values }) =>
    values.map(({ id, name }) => ({ group, id, name })).filter((value) => !isChosenGone(options, { values: [value] })),
  );
}

type ChoiceFacts = { needs?: Need[]; startsAt?: number; isOnlyPrice?: true; inStock?: false; stockSwitch?: boolean };

type Sold = Choosable & Prices & { inStock: boolean };

/** The facts about the whole product that follow from its choices. `needs` leaves out the colors, because the card has them already. */
export function choiceFacts(product: Sold, sets: readonly ChoiceSet[]): ChoiceFacts {
  const options = optionsOf(product, sets);
  const needs = needsOf(options).filter((need) => !isColorNeed(need));
  const { price } = pricesOf(product, options, {});
  const isOnlyPrice = !hasSeveralPrices(options, {});
  return {
    ...(needs.length > 0 && { needs }),
    ...((price !== product.price || !isOnlyPrice) && { startsAt: price, ...(isOnlyPrice && { isOnlyPrice }) }),
    ...(isAllGone(options) && { inStock: false, stockSwitch: product.inStock }),
  };
}

type Grouped = Pick<Choosable, "colors" | "choices">;

/** The colors of a product, and the sets that it asks for. */
export const groupsOf = ({ colors, choices }: Grouped, sets: readonly ChoiceSet[]): OptionGroup[] => [
  ...colorGroup(colors.map((word) => ({ word }))),
  ...choices.flatMap((choice) => groupOf(choice, sets)),
];

function groupOf({ set: id, without, extra }: ProductChoice, sets: readonly ChoiceSet[]): OptionGroup[] {
  const set = sets.find((set) => set.id === id);
  const values = set?.values.filter(({ id }) => !without.includes(id)) ?? [];
  if (!set || values.length === 0) return [];
  return [
    {
      id,
      name: set.name,
      word: set.word,
      values: values.map((one) => ({ ...one, extra: ownValue(extra, one.id) ?? 0 })),
    },
  ];
}

/** The marks that every piece of a product has without being chosen: those of groups with a single value. */
export const impliedMarks = (groups: readonly OptionGroup[]): string[] =>
  groups.flatMap(({ id: group, values }) => (values.length === 1 ? values.map(({ id }) => valueMark(group, id)) : []));

type Marked = Pick<Options, "soldOut" | "counts">;

/** Sold-out marks and counts without the implied marks, whose stock counts for the whole product. */
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

/** A value as one bit, and the bits of the values that are sold out together with it. */
type Part = { bit: bigint; against: bigint };

/** The limit of the search, at about a microsecond for each step. A product that needs more counts as in stock; a sold-out choice of it is still refused. */
const MAX_STEPS = 5_000;

/** True if every choice of the product is sold out. */
export function isAllGone({ groups, soldOut, counts }: Omit<Options, "texts">): boolean {
  if (counts[WHOLE] === 0) return true;
  const gone = new Set(soldOut.flatMap((marks) => (new Set(marks).size === 1 ? marks : [])));
  const dimensions = groups.map(({ id, values }) =>
    values.map((one) => valueMark(id, one.id)).filter((mark) => counts[mark] !== 0 && !gone.has(mark)),
  );
  if (dimensions.some((marks) => marks.length === 0)) return true;
  const pairs = soldOut.filter((marks) => marks.length === 2);
  return pairs.length > 0 && !isAnyThere(supported(supported(searchedParts(dimensions, pairs))));
}

/** The dimensions that the search needs, the smallest first. A dimension with a part that is in no pair is left out, because that part is always in stock. */
function searchedParts(dimensions: readonly string[][], pairs: readonly (readonly string[])[]): Part[][] {
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

/** Leaves out the parts that exclude a whole other dimension. A second pass finds more, because dimensions have become smaller. */
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

/** The words of a mark: `pembe`, `iPhone 13`. Empty for the whole product. */
export function markName(mark: string, sets: readonly ChoiceSet[]): string {
  const [group, id] = questionAndAnswer(mark);
  const set = sets.find((one) => one.id === group);
  return set?.values.find((value) => value.id === id)?.name ?? id;
}

/** True if the product offers the value of a mark. */
export function comesIn({ colors, choices }: Grouped, mark: string): boolean {
  if (mark === WHOLE || colors.some((color) => valueMark(COLOR_GROUP, color) === mark)) return true;
  const [, id] = questionAndAnswer(mark);
  return choices.some(({ set, without }) => valueMark(set, id) === mark && !without.includes(id));
}

/** The marks of values that the product still offers. A value that it no longer offers is neither sold out nor counted. */
export function marksLeft(product: Omit<Choosable, "personalTexts">) {
  return {
    soldOut: product.soldOut
      .map((marks) => [...marks])
      .filter((marks) => marks.every((mark) => comesIn(product, mark))),
    counts: Object.fromEntries(Object.entries(product.counts).filter(([mark]) => comesIn(product, mark))),
  };
}

/** The group of a mark's value. */
export const questionOf = (mark: string): string => questionAndAnswer(mark)[0];

type Counts = Options["counts"];
type SoldOut = Options["soldOut"];

/** Today's counts, together with those that a change has removed. */
export const countsBack = (now: Counts, before: Counts, after: Counts): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(before).filter(([mark]) => !Object.hasOwn(after, mark))),
  ...now,
});

/** Today's sold-out marks, together with those that a change has removed. */
export function soldOutBack(now: SoldOut, before: SoldOut, after: SoldOut): string[][] {
  const known = new Set([...now, ...after].map((marks) => marks.join(" ")));
  return [...now, ...before.filter((marks) => !known.has(marks.join(" ")))].map((marks) => [...marks]);
}

function questionAndAnswer(mark: string): [group: string, id: string] {
  const at = mark.indexOf("=");
  return [mark.slice(0, Math.max(0, at)), mark.slice(at + 1)];
}

/** The number of products that ask for each set, by its id, and that offer each value, by its mark. */
export type ChoiceUses = Readonly<Record<string, number>>;

export function usesOf(products: readonly Pick<Choosable, "choices">[], sets: readonly ChoiceSet[]): ChoiceUses {
  const uses = new Map<string, number>();
  for (const { id, values } of sets) {
    const choices = products.flatMap((product) => product.choices.filter(({ set }) => set === id));
    const leftOut = Map.groupBy(
      choices.flatMap(({ without }) => without),
      (value) => value,
    );
    uses.set(id, choices.length);
    for (const value of values) {
      uses.set(valueMark(id, value.id), choices.length - (leftOut.get(value.id)?.length ?? 0));
    }
  }
  return Object.fromEntries(uses);
}
