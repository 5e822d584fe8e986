import { MAX_COUNT, MAX_TOGETHER } from "../choice/choice-sets.ts";
import { nameKey } from "../choice/value-names.ts";
import { sumLira } from "../money.ts";
import { COLOR_CHOICE, type MovedProduct } from "./moved-product.ts";

type Chosen = { choice: string; value: string };

/** A row of a table that is one variant of a product, or the only one. */
export type TableVariant = {
  row: number;
  /** Its values, such as `Renk: pembe` and `Beden: M`. */
  chosen: readonly Chosen[];
  price: number | undefined;
  oldPrice: number | undefined;
  pieces: number | undefined;
  inStock: boolean | undefined;
};

type Options = Pick<MovedProduct, "colors" | "choices" | "price" | "originalPrice" | "pieces" | "inStock">;

/** The choices, prices and pieces of a product out of its variants. `unevenPrice`: its prices differ in a way that choices cannot say. */
export function optionsOfVariants(variants: readonly TableVariant[]): Options & { unevenPrice?: number } {
  const names = [...new Set(variants.flatMap(({ chosen }) => chosen.map(({ choice }) => choice)))];
  const valuesOf = (name: string) => [
    ...new Set(variants.flatMap(({ chosen }) => chosen.flatMap((one) => (one.choice === name ? [one.value] : [])))),
  ];
  const others = names.filter((name) => name !== COLOR_CHOICE);
  const priced = pricesOfVariants(variants, others);
  return {
    ...(names.includes(COLOR_CHOICE) && { colors: valuesOf(COLOR_CHOICE) }),
    ...(others.length > 0 && {
      choices: others.map((name) => ({
        name,
        values: valuesOf(name).map((value) => ({ name: value, ...extraOf(priced, name, value) })),
      })),
    }),
    ...(priced.price !== undefined && { price: priced.price }),
    ...(priced.originalPrice !== undefined && { originalPrice: priced.originalPrice }),
    ...(priced.isUneven && { unevenPrice: priced.price ?? 0 }),
    ...stockOfVariants(variants),
  };
}

type Prices = {
  price?: number | undefined;
  originalPrice?: number | null;
  /** The choice on which the price depends, and the difference of each of its values. */
  by?: string;
  extras?: ReadonlyMap<string, number>;
  isUneven?: boolean;
};

function extraOf({ by, extras }: Prices, name: string, value: string): { extra?: number } {
  const extra = name === by ? extras?.get(value) : undefined;
  return extra ? { extra } : {};
}

/** The lowest price, with differences where one choice explains them. Else the highest, so that nothing is sold for less. */
function pricesOfVariants(variants: readonly TableVariant[], choices: readonly string[]): Prices {
  const priced = variants.filter((one): one is TableVariant & { price: number } => one.price !== undefined);
  const all = priced.map(({ price }) => price);
  if (all.length === 0) return {};
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const oldOf = (price: number) => priced.find((one) => one.price === price)?.oldPrice;
  const old = (price: number) => ({ originalPrice: (oldOf(price) ?? 0) > price ? (oldOf(price) ?? null) : null });
  if (lowest === highest) return { price: lowest, ...old(lowest) };
  for (const by of choices) {
    const extras = new Map<string, number>();
    const isExplained = priced.every(({ price, chosen }) => {
      const value = chosen.find(({ choice }) => choice === by)?.value;
      if (value === undefined) return false;
      const extra = sumLira([price, -lowest]);
      const known = extras.get(value) ?? extra;
      extras.set(value, known);
      return known === extra;
    });
    if (isExplained) return { price: lowest, ...old(lowest), by, extras };
  }
  return { price: highest, ...old(highest), isUneven: true };
}

/** The pieces of each variant that says them; a variant that is out of stock is sold out. */
function stockOfVariants(variants: readonly TableVariant[]): Pick<MovedProduct, "pieces" | "inStock"> {
  const [only, ...others] = variants;
  if (only && others.length === 0 && only.chosen.length === 0) {
    return {
      ...(only.inStock !== undefined && { inStock: only.inStock }),
      ...(isCounted(only.pieces) && { pieces: [{ of: [], pieces: only.pieces }] }),
    };
  }
  const told = variants.filter(({ pieces, inStock }) => isCounted(pieces) || inStock === false);
  const lacking = lackingCombinations(variants).map((of) => ({ of, pieces: null }));
  if (told.length === 0) {
    return {
      ...(variants.some(({ inStock }) => inStock) && { inStock: true }),
      ...(lacking.length > 0 && { pieces: lacking }),
    };
  }
  const isGone = variants.every(({ inStock }) => inStock === false);
  const counted = told.map((one) => ({
    of: chosenOfRow(one, told),
    pieces: one.inStock === false ? null : (one.pieces ?? 0),
  }));
  const unique = new Map(counted.map((one) => [keyOfChosen(one.of), one]));
  return { inStock: !isGone, pieces: [...unique.values(), ...lacking] };
}

/** The values that every variant of a row has: a count beside several values in one cell is the count of them all. */
const chosenOfRow = ({ row, chosen }: TableVariant, variants: readonly TableVariant[]): Chosen[] => {
  const others = variants.filter((one) => one.row === row);
  return chosen
    .filter(({ choice, value }) =>
      others.every((one) => one.chosen.some((other) => other.choice === choice && other.value === value)),
    )
    .map((one) => ({ ...one }));
};

/** The combinations that no row names: another shop does not sell them. Where a row leaves a choice open, it stands for all its values. */
function lackingCombinations(variants: readonly TableVariant[]): Chosen[][] {
  const groups = Map.groupBy(
    variants.flatMap(({ chosen }) => chosen),
    ({ choice }) => choice,
  );
  if (groups.size < 2 || variants.some(({ chosen }) => chosen.length < groups.size)) return [];
  const values = [...groups.values()].map((all) => [...new Map(all.map((one) => [nameKey(one.value), one])).values()]);
  if (values.reduce((product, { length }) => product * length, 1) > MAX_TOGETHER) return [];
  const named = new Set(variants.map(({ chosen }) => keyOfChosen(chosen)));
  return values
    .reduce<Chosen[][]>((found, group) => found.flatMap((one) => group.map((value) => [...one, { ...value }])), [[]])
    .filter((one) => !named.has(keyOfChosen(one)));
}

const keyOfChosen = (chosen: readonly Chosen[]): string =>
  chosen
    .map(({ choice, value }) => `${choice}\n${nameKey(value)}`)
    .toSorted()
    .join("\n");

/** Some systems write a huge number for what nobody counts. */
const isCounted = (pieces: number | undefined): pieces is number => pieces !== undefined && pieces <= MAX_COUNT;
