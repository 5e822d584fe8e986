import { type Chosen, isChosenGone, type Options, pricesOf } from "./options.ts";

/** One article for catalogues outside the shop: a color, a size, or both. */
export type Variant = {
  chosen: Chosen;
  color: string | undefined;
  size: string | undefined;
  price: number;
  originalPrice: number | null;
  isThere: boolean;
};

type Varied = { price: number; originalPrice: number | null; inStock: boolean; colors: readonly string[] };

/** A longer group, such as phone models, is no size: nobody keeps a stock of each. */
const MAX_SIZES = 20;
const MAX_VARIANTS = 100;

/** Empty for a product that comes in one color and size. Texts and long groups are no variants; they count at their lowest price. */
export function variantsOf(product: Varied, options: Options): Variant[] {
  const sizes = options.groups.find(({ values }) => values.length <= MAX_SIZES);
  const colors = product.colors.length > 1 ? product.colors : [undefined];
  const values = sizes && sizes.values.length > 1 ? sizes.values : [undefined];
  if (colors.length * values.length < 2 || colors.length * values.length > MAX_VARIANTS) return [];
  return colors.flatMap((color) =>
    values.map((value) => {
      const chosen: Chosen = {
        ...(color !== undefined && { color }),
        ...(sizes && value && { values: [{ group: sizes.id, id: value.id, name: value.name }] }),
      };
      const isThere = product.inStock && !isChosenGone(options, chosen);
      return { chosen, color, size: value?.name, ...pricesOf(product, options, chosen), isThere };
    }),
  );
}
