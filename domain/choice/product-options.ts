import { ownValue } from "../own-value.ts";
import { isAllGone } from "./all-gone.ts";
import type { ChoiceSet, PersonalText, ProductChoice } from "./choice-sets.ts";
import { type ChosenValue, COLOR_GROUP, isColorNeed, type Need, valueMark, WHOLE } from "./chosen.ts";
import { allCounts, type CountedPieces, partedCounts, stockOf, togetherMark } from "./counted-together.ts";
import {
  colorGroup,
  hasSeveralPrices,
  isChosenGone,
  needsOf,
  type OptionGroup,
  type Options,
  type Prices,
  partsOf,
  pricesOf,
} from "./options.ts";

type Choosable = CountedPieces & {
  colors: readonly string[];
  choices: readonly ProductChoice[];
  personalTexts: readonly PersonalText[];
  soldOut: readonly (readonly string[])[];
};

/** The questions of a stored product. A set that is gone, or of which the product has no value, asks nothing. */
export function optionsOf(product: Choosable, sets: readonly ChoiceSet[]): Options {
  const groups = groupsOf(product, sets);
  const stock = withoutImplied({ soldOut: product.soldOut, counts: allCounts(product) }, impliedMarks(groups));
  return { groups, texts: product.personalTexts, ...stockOf({ groups, ...stock }) };
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
  const least = new Map(others.some((marks) => marks.length === 0) ? [[WHOLE, 0]] : []);
  for (const [mark, count] of Object.entries(counts)) {
    const left = togetherMark(partsOf(mark).filter((part) => !implied.includes(part)));
    least.set(left, Math.min(count, least.get(left) ?? count));
  }
  return { soldOut: others.filter((marks) => marks.length > 0), counts: Object.fromEntries(least) };
}

/** The words of a mark: `pembe`, `iPhone 13`, `pembe + iPhone 13`. Empty for the whole product. */
export const markName = (mark: string, sets: readonly ChoiceSet[]): string =>
  partsOf(mark)
    // The color is the first question.
    .toSorted((one, other) => Number(questionOf(other) === COLOR_GROUP) - Number(questionOf(one) === COLOR_GROUP))
    .map((part) => partName(part, sets))
    .join(" + ");

function partName(mark: string, sets: readonly ChoiceSet[]): string {
  const [group, id] = questionAndAnswer(mark);
  const set = sets.find((one) => one.id === group);
  return set?.values.find((value) => value.id === id)?.name ?? id;
}

/** True if the product offers the value of a mark, or the values together. */
export function comesIn({ colors, choices }: Grouped, mark: string): boolean {
  const parts = partsOf(mark);
  if (parts.length > 1) {
    const isOfTwoGroups = new Set(parts.map(questionOf)).size === parts.length;
    return isOfTwoGroups && parts.every((part) => part !== WHOLE && comesIn({ colors, choices }, part));
  }
  if (mark === WHOLE || colors.some((color) => valueMark(COLOR_GROUP, color) === mark)) return true;
  const [, id] = questionAndAnswer(mark);
  return choices.some(({ set, without }) => valueMark(set, id) === mark && !without.includes(id));
}

/** True if visitors can choose the values of a mark: the product comes in them, and their sets still have them. */
export function isOffered(product: Grouped, mark: string, sets: readonly ChoiceSet[]): boolean {
  const groups = groupsOf(product, sets);
  const isAsked = (part: string) =>
    groups.some(({ id, values }) => values.some((one) => valueMark(id, one.id) === part));
  return mark === WHOLE || partsOf(mark).every(isAsked);
}

/** The marks of values that the product still offers. A value that it no longer offers is neither sold out nor counted. */
export function marksLeft(product: Omit<Choosable, "personalTexts">) {
  return {
    soldOut: product.soldOut
      .map((marks) => [...marks])
      .filter((marks) => marks.every((mark) => comesIn(product, mark))),
    ...partedCounts(
      Object.fromEntries(
        Object.entries(allCounts(product)).flatMap(([mark, count]) =>
          comesIn(product, mark) ? [[togetherMark(partsOf(mark)), count]] : [],
        ),
      ),
    ),
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
