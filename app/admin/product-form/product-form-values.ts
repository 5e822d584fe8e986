import { z } from "zod";
import "../zod-without-eval.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema, splitList } from "../../../domain/catalog/product-input.ts";
import { HIDDEN } from "../../../domain/catalog/shown-from.ts";
import { marksLeft } from "../../../domain/choice/product-options.ts";
import { istanbulMinute, momentOf } from "../../../domain/istanbul.ts";
import { parsePrice, typedPrice } from "../../../domain/typed-price.ts";
import { PHOTO_FIELD } from "../product-pictures/picture-source.tsx";
import type { FormFields } from "../saved-form/draft-merger.ts";
import type { Read } from "../saved-form/form-source.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";
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

/** The fields of a product as they are typed into the form. A missing field does not compile. */
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
  countsTogether: typedCounts,
  inStock: flag,
  featured: flag,
  shownFrom,
}) satisfies z.ZodType<ProductInput>;

export type ProductDraft = z.input<typeof typedProduct>;

export const isPartOfDraft = (value: unknown): value is Partial<ProductDraft> =>
  typeof value === "object" && value !== null && typedProduct.safeParse({ ...EMPTY_DRAFT, ...value }).success;

/** Fills the fields that a stored draft does not have, because they were added later. */
export const filledDraft = (part: Partial<ProductDraft>): ProductDraft => ({ ...EMPTY_DRAFT, ...part });

export type DraftField = keyof ProductDraft;

export const DRAFT_FIELDS: readonly DraftField[] = typedProduct.keyof().options;

/** The parsed value: `120` and `120,00` are one price. An unreadable price stays as it is typed. */
export function fieldValue(field: DraftField, draft: ProductDraft): unknown {
  const meant = z.decode(typedProduct, draft)[field];
  return Number.isNaN(meant) ? draft[field] : meant;
}

/** The fields of the form, compared and shown in a conflict by what they mean. */
export const TYPED_FIELDS: FormFields<ProductDraft> = {
  ...{ fields: DRAFT_FIELDS, meant: fieldValue },
  // An order changes single counts while the owner types others.
  entries: ["counts", "countsTogether"],
};

/** The form offers photos first, so a missing address is an error there and not at the address. */
const PHOTO_MISSING = "Bir fotoğraf ekle";

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
  countsTogether: {},
  inStock: true,
  featured: false,
  shownFrom: "",
};

export const draftOf = (product: Product | undefined): ProductDraft =>
  product ? z.encode(typedProduct, { ...product, inStock: product.stockSwitch ?? product.inStock }) : EMPTY_DRAFT;

/** Parses the draft with the same schema as the API. The errors stand in the order of the page. */
export function readDraft(draft: ProductDraft, publicUrl: string): Read<ProductInput> {
  const read = readBy(productInputSchema(publicUrl), z.decode(typedProduct, draft), ([field]) => String(field));
  if (read.ok) return { ok: true, values: { ...read.values, ...marksLeft(read.values) } };
  const { image, ...others } = { ...read.errors, ...unreadablePrices(draft) };
  const errors = isBlank(draft.image) ? { ...others, [PHOTO_FIELD]: PHOTO_MISSING } : { ...others, image };
  const placed = [PHOTO_FIELD, ...DRAFT_FIELDS].flatMap((field) => {
    const words = new Map(Object.entries(errors)).get(field);
    return words === undefined ? [] : [[field, words]];
  });
  return { ok: false, errors: Object.fromEntries(placed) };
}

export const isUnreadablePrice = (typed: string): boolean => !isBlank(typed) && parsePrice(typed) === undefined;

const unreadablePrices = ({ price, originalPrice }: ProductDraft): FormErrors => ({
  ...((isBlank(price) || isUnreadablePrice(price)) && { price: PRICE_UNREADABLE }),
  ...(isUnreadablePrice(originalPrice) && { originalPrice: PRICE_UNREADABLE }),
});

function isBlank(typed: string): boolean {
  return typed.trim() === "";
}
