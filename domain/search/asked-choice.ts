import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type Chosen, type ChosenValue, colorValue } from "../choice/chosen.ts";
import type { Options } from "../choice/options.ts";
import { optionsOf, stockedValues } from "../choice/product-options.ts";
import { meantValue, nameWords, unsaidMakers } from "../choice/value-names.ts";
import { searchWords } from "./search-words.ts";

/** `key`: the words of a name as a query may write them, joined without spaces. */
type Keyed = { key: string };

/** The colors of a product, the values of its sets, and these sets. */
export type OfferedNames = {
  colors: readonly (Keyed & { value: ChosenValue })[];
  values: readonly ChosenValue[];
  sets: readonly ChoiceSet[];
  options: Options;
};

/** The names by which a query can choose. Values that cannot be had are left out. */
export function offeredNames(product: Product, sets: readonly ChoiceSet[]): OfferedNames {
  const values = stockedValues(product, sets);
  return {
    colors: product.colors.map((word) => ({ value: colorValue(word), key: searchWords(word).join("") })),
    values,
    sets: sets.filter(({ id }) => values.some(({ group }) => group === id)),
    options: optionsOf(product, sets),
  };
}

/** The names of values for the index, and the makers that they leave unsaid. A bare number is indexed as `16 numara`, because a number alone could mean anything. */
export function indexedNames(values: readonly ChosenValue[]): string[] {
  const names = values.map(({ name }) => (/^\d+$/.test(name) ? `${name} numara` : name));
  return [...names, ...new Set(names.flatMap((name) => unsaidMakers(nameWords(name))))];
}

/** Reads the choice that a query names: the color with the longest name in the query, and of each set the value that the query means. */
export function choiceIn(query: string): (offered: OfferedNames) => Chosen {
  const words = searchWords(query);
  const written = new Set(
    words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(""))),
  );
  const meant = new Map<ChoiceSet, string | undefined>();
  const meantOf = (set: ChoiceSet) => {
    if (!meant.has(set)) meant.set(set, meantValue(query, set)?.id);
    return meant.get(set);
  };
  return ({ colors, values, sets }) => {
    const color = longest(colors.filter(({ key }) => written.has(key)));
    const named = sets.flatMap((set) => {
      const id = meantOf(set);
      return values.filter((value) => value.group === set.id && value.id === id);
    });
    return { values: color ? [color.value, ...named] : named };
  };
}

/** Undefined if two names are equally long, because a query that names both chooses neither. */
function longest<One extends Keyed>(named: readonly One[]): One | undefined {
  const [first, second] = named.toSorted((one, other) => other.key.length - one.key.length);
  return first?.key.length === second?.key.length ? undefined : first;
}

/** The choice that a query names for one product. */
export const choiceOfQuery = (query: string, product: Product, sets: readonly ChoiceSet[]): Chosen =>
  choiceIn(query)(offeredNames(product, sets));
