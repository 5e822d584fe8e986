import { type ChosenValue, COLOR_GROUP } from "../choice/chosen.ts";
import {
  isChoice,
  isThere,
  namedValues,
  type OptionGroup,
  type Options,
  pricesOf,
  toldOptions,
} from "../choice/options.ts";
import { addresses } from "./addresses.ts";

/** One article for catalogues outside the shop: a color, a size, or both. */
export type Variant = {
  /** At most 50 characters, as catalogues want it. */
  sku: string;
  chosen: { values: readonly ChosenValue[] };
  /** The product's page with the variant chosen. */
  path: string;
  color: string | undefined;
  size: string | undefined;
  price: number;
  originalPrice: number | null;
  isThere: boolean;
};

type Varied = { id: string; slug: string; price: number; originalPrice: number | null; inStock: boolean };

/** A longer group, such as phone models, is no size: nobody keeps a stock of each. */
const MAX_SIZES = 20;
const MAX_VARIANTS = 100;
const MAX_SKU = 50;

/**
 * Empty for a product that comes in one color and size, and for one of which nothing beside its colors is asked or counted. Texts and long
 * groups are no variants; they count at their lowest price.
 */
export function variantsOf(product: Varied, options: Options): Variant[] {
  const choices = options.groups.filter(isChoice);
  const colors = valuesOf(choices.find(({ id }) => id === COLOR_GROUP));
  const sizes = valuesOf(choices.find(({ id, values }) => id !== COLOR_GROUP && values.length <= MAX_SIZES));
  const count = colors.length * sizes.length;
  if (!toldOptions(options) || count < 2 || count > MAX_VARIANTS) return [];
  return colors.flatMap((color, at) =>
    sizes.map((size, index) => {
      const chosen = { values: [...(color ? [color] : []), ...(size ? [size] : [])] };
      const named = namedValues(options, chosen);
      const id = product.id.replaceAll("-", "");
      const words = [id, ...named.toReversed().map((value) => value.id)].join("-");
      return {
        sku: words.length <= MAX_SKU ? words : `${id}-${index}-${at}`,
        ...{ chosen, path: addresses.product(product.slug, named), color: color?.name, size: size?.name },
        ...pricesOf(product, options, chosen),
        isThere: isThere(product, options, chosen),
      };
    }),
  );
}

/** A group that is not asked has one part, which chooses nothing. */
const valuesOf = (group: OptionGroup | undefined): (ChosenValue | undefined)[] =>
  group ? group.values.map(({ id, name }) => ({ group: group.id, id, name })) : [undefined];
