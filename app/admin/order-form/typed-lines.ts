import { z } from "zod";
import "../zod-without-eval.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { lowestPrice } from "../../../domain/catalog/shown-price.ts";
import { sumLira, timesLira } from "../../../domain/money.ts";
import { textLines } from "../../../domain/order/plain-name.ts";
import {
  askedQuestionSchema,
  type OrderLine,
  soldTextSchema,
  soldValueSchema,
} from "../../../domain/order-book/book-order.ts";
import { ownersLineText, withQuestionsApart } from "../../../domain/order-book/line-questions.ts";
import { parseDiscount } from "../../../domain/order-book/order-discount.ts";
import { type Discount, discountSchema } from "../../../domain/order-book/order-money.ts";
import { countsForSending, followedSending } from "../../../domain/order-book/proposed-price.ts";
import type { ParcelPrice } from "../../../domain/shop/parcel-price.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import type { Typed } from "../saved-form/form-state.ts";

const typed = z.union([z.string(), z.number()]);

/** All fields of a line that is saved. What a person types into them need not be right yet. */
const anyLines = z.array(
  z
    .object({
      productId: z.string().nullable(),
      name: z.string(),
      color: z.string(),
      values: z.array(soldValueSchema.extend({ name: z.string() })).default([]),
      texts: z.array(soldTextSchema.extend({ text: z.string() })).default([]),
      asked: z.array(askedQuestionSchema).optional(),
      category: z.string(),
      quantity: typed,
      price: typed,
      discount: discountSchema.optional(),
      returned: z.int().optional(),
      shelved: z.int().optional(),
    } satisfies Record<keyof OrderLine, z.ZodType>)
    // A form that was left half-done in a tab of before.
    .overwrite(withQuestionsApart),
);

/** A line as it stands in the form: numbers are text while they are typed. */
export type TypedLine = z.output<typeof anyLines>[number];

export const typedLines = (value: unknown): readonly TypedLine[] => anyLines.safeParse(value).data ?? [];

export const FREE_LINE: TypedLine = {
  ...{ productId: null, name: "", color: "", category: "", quantity: 1, price: "" },
  values: [],
  texts: [],
};

/** A line for one piece of a product, at today's price. */
export const typedLineOf = ({ id, name, category, needs, ...product }: Product): TypedLine => ({
  productId: id,
  name,
  color: "",
  values: [],
  texts: [],
  category,
  quantity: 1,
  price: lowestPrice(product),
  ...(needs && { asked: needs.map(({ id, word }) => ({ id, word })) }),
});

/** Text that is no number stays, and the schema refuses it. A value or a text without a word is none. */
export const meantLine = ({ quantity, price, values, texts, ...line }: TypedLine) => ({
  ...line,
  values: values.filter(({ name }) => name.trim() !== ""),
  texts: texts.filter(({ text }) => text.trim() !== ""),
  quantity: typeof quantity === "string" && /^\s*\d{1,5}\s*$/.test(quantity) ? Number(quantity) : quantity,
  price: typeof price === "string" ? (parsePrice(price) ?? price) : price,
});

/** A discount that is typed in the place of a price: `−20`, `%10`. */
export function discountInPrice(price: TypedLine["price"]): Discount | undefined {
  if (typeof price !== "string" || !/^\s*[-−–]|%/.test(price)) return undefined;
  return discountSchema.safeParse(parseDiscount(price)).data;
}

const isRight = (line: ReturnType<typeof meantLine>): line is OrderLine =>
  typeof line.quantity === "number" && typeof line.price === "number";

/** Undefined while it cannot be counted. */
export function lineSum(line: TypedLine): number | undefined {
  const meant = meantLine(line);
  return isRight(meant) ? timesLira(meant.price, meant.quantity) : undefined;
}

/** An amount beside the lines as it stands in the form. Text that is no number stays, and the schema refuses it. */
export function meantCharge(typed: unknown): unknown {
  if (typeof typed !== "string") return typed ?? null;
  return typed.trim() === "" ? null : (parsePrice(typed) ?? typed);
}

/** Other lines, and the price of sending them, unless she has set one. */
export function withLines(draft: Typed, lines: readonly TypedLine[], parcel: ParcelPrice | undefined): Typed {
  const sending = meantCharge(draft.sending);
  if (sending !== null && typeof sending !== "number") return { lines };
  const totals = { before: productsSum(typedLines(draft.lines)), after: productsSum(lines) };
  return { lines, sending: followedSending(sending, parcel, totals) };
}

const productsSum = (lines: readonly TypedLine[]): number => linesSum(lines.filter(countsForSending));

export const linesSum = (lines: readonly TypedLine[]): number => sumLira(lines.map((line) => lineSum(line) ?? 0));

/** `2 × Kupa (beyaz) “BUSE” (İsim)`. */
export const lineInWords = (line: TypedLine): string => [ownersLineText(line), ...textLines(line)].join(" ");
