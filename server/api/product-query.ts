import { z } from "zod";
import type { Product } from "../../domain/catalog/product.ts";
import { splitList } from "../../domain/catalog/product-input.ts";
import { MAX_QUERY_IDS } from "../../domain/catalog/showcase.ts";
import { stockedValues } from "../../domain/choice/options.ts";
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

export const yesOrNo = (error: string) =>
  z
    .enum(["true", "false"], { error })
    .transform((answer) => answer === "true")
    .optional();

/** The error quotes the name of the parameter, because only programs send it. */
const flag = (label: string) => yesOrNo(`"${label}" true ya da false olmalı`);

const count = (label: string, from: number, to: number) => {
  const error = `"${label}" ${from} ile ${to} arasında bir tam sayı olmalı`;
  return z
    .string({ error })
    .regex(/^\d{1,7}$/, { error })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error })
    .optional();
};

const price = (label: string) => {
  const error = `"${label}" 129 ya da 129.90 gibi bir fiyat olmalı`;
  return z
    .string({ error })
    .regex(/^\d{1,7}(?:\.\d{1,2})?$/, { error })
    .transform(Number)
    .optional();
};

const slug = (error: string) => z.string().max(80, { error }).regex(SLUG, { error }).optional();

export const productQuery = z.object({
  category: slug("Kategori geçersiz"),
  featured: flag("featured"),
  inStock: flag("inStock"),
  discounted: flag("discounted"),
  minPrice: price("minPrice"),
  maxPrice: price("maxPrice"),
  /** Separated by commas; a product needs one of them. */
  colors: z
    .string()
    .transform(splitList)
    .refine((words) => words.length <= MAX_FILTER_COLORS, {
      error: `"colors" en fazla ${MAX_FILTER_COLORS} renk sayabilir`,
    })
    .transform(colorsIn)
    .optional(),
  /** Sets and values separated by commas, `beden.m,beden.l`; a product needs one value of each set. */
  values: z.string().transform(splitList).transform(valuesIn).optional(),
  sort: z.enum(PRODUCT_SORTS, { error: `"sort" şunlardan biri olmalı: ${PRODUCT_SORTS.join(", ")}` }).optional(),
  offset: count("offset", 0, 1_000_000),
  limit: count("limit", 1, 1000),
  /** `all`, or a category's slug (spec §9). */
  showcase: slug('"showcase" all ya da bir kategori olmalı'),
  q: z
    .string()
    .transform((question) => question.trim() || undefined)
    .optional(),
  ids: z
    .string()
    .transform((text) => [...new Set(splitList(text))])
    .refine((ids) => ids.length <= MAX_QUERY_IDS, { error: `"ids" en fazla ${MAX_QUERY_IDS} ürün sayabilir` })
    .optional(),
});

type ProductQuery = z.output<typeof productQuery>;

/** Queries whose products become cards: their answer includes the paints of the color words. */
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
