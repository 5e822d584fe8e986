import { z } from "zod";
import "../zod-without-eval.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema, splitList } from "../../../domain/catalog/product-input.ts";
import { HIDDEN } from "../../../domain/catalog/shown-from.ts";
import { marksLeft } from "../../../domain/choice/choice-marks.ts";
import { istanbulMinute, momentOf } from "../../../domain/istanbul.ts";
import { parsePrice, typedPrice } from "../../../domain/typed-price.ts";
import type { Read } from "../saved-form/use-saved-form.ts";
import { typedChoices, typedCounts, typedTexts } from "./typed-choices.ts";

const words = z.string();
const flag = z.boolean();
const rows = z.array(z.object({ name: z.string(), text: z.string() }));
const ties = z.record(z.string(), z.string());

const price = z.codec(z.string(), z.number().or(z.nan()), {
  decode: (typed) => parsePrice(typed) ?? Number.NaN,
  encode: typedPrice,
});

const optionalPrice = z.codec(z.string(), z.number().or(z.nan()).nullable(), {
  decode: (typed) => (isBlank(typed) ? null : (parsePrice(typed) ?? Number.NaN)),
  encode: (lira) => (lira === null ? "" : typedPrice(lira)),
});

const list = z.codec(z.string(), z.array(z.string()), { decode: splitList, encode: (items) => items.join(", ") });

/** Commas inside an address are escaped, because the list is split at commas. */
const addressList = z.codec(z.string(), z.array(z.string()), {
  decode: splitList,
  encode: (addresses) => addresses.map((address) => address.replaceAll(",", "%2C")).join(", "),
});

/** `2026-11-28T10:00` is Istanbul's clock. */
const shownFrom = z.codec(z.string(), z.string().nullable(), {
  decode: (typed) => (typed === "" ? null : (momentOf(typed) ?? typed)),
  encode: (from) => (from === null || from === HIDDEN ? (from ?? "") : istanbulMinute(new Date(from))),
});

/** A row without a text counts as not written. */
const details = z.codec(rows, rows, {
  decode: (typed) => typed.filter(({ text }) => !isBlank(text)),
  encode: (details) => details,
});

/** How each field of a product is typed into the form. A missing field does not compile. */
const typedProduct = z.object({
  image: words,
  name: words,
  price,
  originalPrice: optionalPrice,
  category: words,
  images: addressList,
  colors: list,
  colorImages: ties,
  description: words,
  details,
  choices: typedChoices,
  personalTexts: typedTexts,
  soldOut: z.array(z.array(z.string())),
  counts: typedCounts,
  inStock: flag,
  featured: flag,
  shownFrom,
}) satisfies z.ZodType<ProductInput>;

/** The values of the form's fields. */
export type ProductDraft = z.input<typeof typedProduct>;

export const isPartOfDraft = (value: unknown): value is Partial<ProductDraft> =>
  typeof value === "object" && value !== null && typedProduct.safeParse({ ...EMPTY_DRAFT, ...value }).success;

/** Fills the fields that a stored draft does not have, because they were added later. */
export const filledDraft = (part: Partial<ProductDraft>): ProductDraft => ({ ...EMPTY_DRAFT, ...part });

export type DraftField = keyof ProductDraft;

export const DRAFT_FIELDS: readonly DraftField[] = typedProduct.keyof().options;

/** Compares drafts to the letter. */
export const isSameDraft = (one: ProductDraft, other: ProductDraft): boolean =>
  DRAFT_FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** The parsed value: `120` and `120,00` are one price. An unreadable price stays as it is typed. */
export function fieldValue(field: DraftField, draft: ProductDraft): unknown {
  const meant = z.decode(typedProduct, draft)[field];
  return Number.isNaN(meant) ? draft[field] : meant;
}

export const isSameField = (field: DraftField, one: ProductDraft, other: ProductDraft): boolean =>
  one[field] === other[field] || sortedJson(fieldValue(field, one)) === sortedJson(fieldValue(field, other));

/** The order of ties does not matter. */
const sortedJson = (meant: unknown): string => JSON.stringify(isTies(meant) ? Object.entries(meant).toSorted() : meant);

const isTies = (meant: unknown): meant is object =>
  typeof meant === "object" && meant !== null && !Array.isArray(meant);

export type DraftErrors = Partial<Record<keyof ProductDraft, string>>;

/** The form offers photos first, so it does not speak of an address that is missing. */
export const PHOTO_MISSING = "Bir fotoğraf ekle";

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
  colorImages: {},
  description: "",
  details: [],
  choices: [],
  personalTexts: [],
  soldOut: [],
  counts: {},
  inStock: true,
  featured: false,
  shownFrom: "",
};

export const draftOf = (product: Product | undefined): ProductDraft =>
  product ? z.encode(typedProduct, { ...product, inStock: product.stockSwitch ?? product.inStock }) : EMPTY_DRAFT;

/** Parses the draft with the same schema as the API. The errors stand in the order of the page. */
export function readDraft(draft: ProductDraft, publicUrl: string): Read<ProductInput> {
  const parsed = productInputSchema(publicUrl).safeParse(z.decode(typedProduct, draft));
  if (parsed.success) return { ok: true, values: { ...parsed.data, ...marksLeft(parsed.data) } };
  const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  const errors = new Map([
    ...issues.toReversed(),
    ...Object.entries({ ...missingPhoto(draft), ...unreadablePrices(draft) }),
  ]);
  return {
    ok: false,
    errors: Object.fromEntries(
      DRAFT_FIELDS.flatMap((field) => (errors.has(field) ? [[field, errors.get(field) ?? ""]] : [])),
    ),
  };
}

export const isUnreadablePrice = (typed: string): boolean => !isBlank(typed) && parsePrice(typed) === undefined;

const missingPhoto = ({ image }: ProductDraft): DraftErrors => (isBlank(image) ? { image: PHOTO_MISSING } : {});

function unreadablePrices({ price, originalPrice }: ProductDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (isBlank(price) || isUnreadablePrice(price)) errors.price = PRICE_UNREADABLE;
  if (isUnreadablePrice(originalPrice)) errors.originalPrice = PRICE_UNREADABLE;
  return errors;
}

function isBlank(typed: string): boolean {
  return typed.trim() === "";
}
