import type { Chosen } from "../choice/chosen.ts";
import { isThere, type Options, pricesOf } from "../choice/options.ts";

/** One article for catalogues outside the shop: a color, a size, or both. */
export type Variant = {
  /** At most 50 characters, as catalogues want it. */
  sku: string;
  chosen: Chosen;
  colorSlug: string | undefined;
  color: string | undefined;
  size: string | undefined;
  price: number;
  originalPrice: number | null;
  isThere: boolean;
};

type Varied = { id: string; price: number; originalPrice: number | null; inStock: boolean };

/** A color with its name in addresses. */
type SluggedColor = { word: string; slug: string };

/** A longer group, such as phone models, is no size: nobody keeps a stock of each. */
const MAX_SIZES = 20;
const MAX_VARIANTS = 100;
const MAX_SKU = 50;

/** Empty for a product that comes in one color and size. Texts and long groups are no variants; they count at their lowest price. */
export function variantsOf(product: Varied, options: Options, ofColors: readonly SluggedColor[]): Variant[] {
  const sizes = options.groups.find(({ values }) => values.length > 1 && values.length <= MAX_SIZES);
  const colors = ofColors.length > 1 ? ofColors : [undefined];
  const values = sizes ? sizes.values : [undefined];
  if (colors.length * values.length < 2 || colors.length * values.length > MAX_VARIANTS) return [];
  return colors.flatMap((color, at) =>
    values.map((value, index) => {
      const chosen: Chosen = {
        ...(color && { color: color.word }),
        ...(sizes && value && { values: [{ group: sizes.id, id: value.id, name: value.name }] }),
      };
      const id = product.id.replaceAll("-", "");
      const words = [id, value?.id, color?.slug].filter(Boolean).join("-");
      const sku = words.length <= MAX_SKU ? words : `${id}-${index}-${at}`;
      const named = { sku, chosen, color: color?.word, colorSlug: color?.slug, size: value?.name };
      return { ...named, ...pricesOf(product, options, chosen), isThere: isThere(product, options, chosen) };
    }),
  );
}
