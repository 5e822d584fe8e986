import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import type { Chosen, ChosenValue } from "../choice/chosen.ts";
import { type Options, optionsOf, stockedValues } from "../choice/options.ts";
import { searchWords } from "./search-words.ts";

/** A name as a query may write it, without spaces. */
type Keyed = { key: string };

/** The colors and values of a product. One without choices names no colors. */
export type OfferedNames = {
  colors: readonly (Keyed & { word: string })[];
  values: readonly (Keyed & ChosenValue)[];
  options: Options | undefined;
};

/** Values are those that can be had. A number alone could be anything, so it is named as `16 numara`. */
export function offeredNames(product: Product, sets: readonly ChoiceSet[]): OfferedNames {
  const { colors, soldOut, counts } = product;
  const values = stockedValues(product, sets).map((value) => {
    const name = /^\d+$/.test(value.name) ? `${value.name} numara` : value.name;
    return { ...value, name, key: keyOf(name) };
  });
  const isAsked = values.length + soldOut.length + Object.keys(counts).length > 0 && colors.length > 1;
  return {
    colors: isAsked ? colors.map((word) => ({ word, key: keyOf(word) })) : [],
    values,
    options: optionsOf(product, sets),
  };
}

/** Reads a query's choice of a product: of each question the longest name that it writes, `iphone 15 pro` before `iphone 15`. */
export function choiceIn(query: string): (offered: OfferedNames) => Chosen {
  const words = searchWords(query);
  const written = new Set(
    words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(""))),
  );
  return ({ colors, values }) => {
    const color = longest(colors.filter(({ key }) => written.has(key)));
    const byGroup = Map.groupBy(
      values.filter(({ key }) => written.has(key)),
      ({ group }) => group,
    );
    const named = [...byGroup.values()].flatMap((ones) => longest(ones) ?? []).map(({ key: _, ...value }) => value);
    return { ...(color && { color: color.word }), ...(named.length > 0 && { values: named }) };
  };
}

/** Undefined where two names are as long: a query that names both chooses none. */
function longest<One extends Keyed>(named: readonly One[]): One | undefined {
  const [first, second] = named.toSorted((one, other) => other.key.length - one.key.length);
  return first?.key.length === second?.key.length ? undefined : first;
}

const keyOf = (name: string): string => searchWords(name).join("");
