import { z } from "zod";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema, splitList } from "../../../domain/catalog/product-input.ts";
import { parsePrice } from "../../../domain/money.ts";

/** The product as it stands in the form's fields. */
export const productDraft = z.object({
  image: z.string(),
  name: z.string(),
  price: z.string(),
  originalPrice: z.string(),
  category: z.string(),
  images: z.string(),
  colors: z.string(),
  description: z.string(),
  inStock: z.boolean(),
  featured: z.boolean(),
});

export type ProductDraft = z.output<typeof productDraft>;

export type DraftErrors = Partial<Record<keyof ProductDraft, string>>;

export const PRICE_UNREADABLE = "Fiyatı 1.234,50 gibi yaz";

/** Spec §3: a new product is in stock and not featured. */
const EMPTY_DRAFT: ProductDraft = {
  image: "",
  name: "",
  price: "",
  originalPrice: "",
  category: "",
  images: "",
  colors: "",
  description: "",
  inStock: true,
  featured: false,
};

export function draftOf(product: Product | undefined): ProductDraft {
  if (!product) return EMPTY_DRAFT;
  const { image, name, category, colors, description, inStock, featured } = product;
  return {
    image,
    name,
    price: typedPrice(product.price),
    originalPrice: product.originalPrice === null ? "" : typedPrice(product.originalPrice),
    category,
    images: product.images.map(withoutCommas).join(", "),
    colors: colors.join(", "),
    description,
    inStock,
    featured,
  };
}

type ReadDraft = { ok: true; input: ProductInput } | { ok: false; errors: DraftErrors };

/** Held to the very schema that the API holds it to. */
export function readDraft(draft: ProductDraft, publicUrl: string): ReadDraft {
  const parsed = productInputSchema(publicUrl).safeParse({
    ...draft,
    price: parsePrice(draft.price),
    originalPrice: isBlank(draft.originalPrice) ? null : (parsePrice(draft.originalPrice) ?? Number.NaN),
    images: splitList(draft.images),
    colors: splitList(draft.colors),
  });
  if (parsed.success) return { ok: true, input: parsed.data };
  const complaints = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse();
  return { ok: false, errors: { ...Object.fromEntries(complaints), ...unreadablePrices(draft) } };
}

/** The field on the page that a complaint belongs to and that stands first. */
export const firstWrong = (errors: DraftErrors): string | undefined =>
  Object.keys(EMPTY_DRAFT).find((field) => Object.hasOwn(errors, field));

export const isUnreadablePrice = (typed: string): boolean => !isBlank(typed) && parsePrice(typed) === undefined;

function unreadablePrices({ price, originalPrice }: ProductDraft): DraftErrors {
  return {
    ...(isBlank(price) || isUnreadablePrice(price) ? { price: PRICE_UNREADABLE } : {}),
    ...(isUnreadablePrice(originalPrice) ? { originalPrice: PRICE_UNREADABLE } : {}),
  };
}

const isBlank = (typed: string) => typed.trim() === "";

const typedPrice = (lira: number) => lira.toFixed(2).replace(".", ",");

/** An address may hold commas of its own, and the list is split at commas. */
const withoutCommas = (address: string) => address.replaceAll(",", "%2C");
