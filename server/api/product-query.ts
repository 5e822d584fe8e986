import { z } from "zod";
import type { Product } from "../../domain/catalog/product.ts";
import { splitList } from "../../domain/catalog/product-input.ts";
import { MAX_QUERY_IDS } from "../../domain/catalog/showcase.ts";
import { stockedValues } from "../../domain/choice/product-options.ts";
import {
  colorsIn,
  hasValues,
  MAX_FILTER_COLORS,
  PRODUCT_SORTS,
  valuesIn,
  valueWord,
} from "../../domain/listing/list-query.ts";
import { matchingProducts, type ProductPage } from "../../domain/listing/matching-products.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { SLUG } from "../../domain/slug.ts";

export const yesOrNo = z
  .enum(["true", "false"])
  .transform((answer) => answer === "true")
  .optional();

const count = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to)
    .optional();

const price = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/)
  .transform(Number)
  .optional();

const slug = z.string().max(80).regex(SLUG).optional();

export const productQuery = z.object({
  category: slug,
  featured: yesOrNo,
  inStock: yesOrNo,
  discounted: yesOrNo,
  minPrice: price,
  maxPrice: price,
  /** Color words separated by commas. A product needs one of them. */
  colors: z
    .string()
    .transform(splitList)
    .refine((words) => words.length <= MAX_FILTER_COLORS)
    .transform(colorsIn)
    .optional(),
  /** Sets and values separated by commas, `beden.m,beden.l`; a product needs one value of each set. */
  values: z.string().transform(splitList).transform(valuesIn).optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  offset: count(0, 1_000_000),
  limit: count(1, 1000),
  /** `all`, or a category's slug (spec §9). */
  showcase: slug,
  q: z
    .string()
    .transform((question) => question.trim() || undefined)
    .optional(),
  ids: z
    .string()
    .transform((text) => [...new Set(splitList(text))])
    .refine((ids) => ids.length <= MAX_QUERY_IDS)
    .optional(),
});

type ProductQuery = z.output<typeof productQuery>;

/** Whether the products become cards. Then the answer includes the CSS colors of their color words. */
export const isForCards = ({ showcase, ids }: ProductQuery): boolean => showcase !== undefined || ids !== undefined;

/** Search hits come best first, ids in the given order, everything else in the owner's order. */
export async function findProducts(
  snapshot: Snapshot,
  { q, ids, values = [], ...asked }: ProductQuery,
): Promise<ProductPage> {
  const slugToday = (slug: string | undefined) => (slug && snapshot.findCategory(slug)?.slug) ?? slug;
  const query = { ...asked, category: slugToday(asked.category), showcase: slugToday(asked.showcase) };
  const offering = (products: readonly Product[]) => withValues(products, values, snapshot);
  if (q === undefined) return matchingProducts(offering(ids ? productsOf(snapshot, ids) : snapshot.products), query);
  const found = await searched(snapshot, q);
  return matchingProducts(offering(ids ? found.filter(({ id }) => ids.includes(id)) : found), query);
}

function withValues(products: readonly Product[], values: readonly string[], { sections }: Snapshot) {
  if (values.length === 0) return products;
  const { sets } = sections.choices;
  return products.filter((product) => hasValues(new Set(stockedValues(product, sets).map(valueWord)), values));
}

const productsOf = ({ findProduct }: Snapshot, ids: readonly string[]): Product[] =>
  ids.flatMap((id) => findProduct(id) ?? []);

/** Leaves out near hits: this list cannot mark them as near. */
async function searched({ search }: Snapshot, question: string): Promise<Product[]> {
  const { found, isNear } = (await search()).find(question);
  return isNear ? [] : found.map(({ product }) => product);
}
