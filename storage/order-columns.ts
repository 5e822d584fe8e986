import { z } from "zod";
import { toKurus, toLira } from "../domain/money.ts";
import {
  askedQuestionSchema,
  type OrderLine,
  type PersonField,
  soldTextSchema,
  soldValueSchema,
} from "../domain/order-book/book-order.ts";
import { questionsAsValues, withQuestionsApart } from "../domain/order-book/line-questions.ts";
import { type Discount, MONEY_WAYS, type PaymentRow } from "../domain/order-book/order-money.ts";
import { ORDER_STATES, PAYMENTS } from "../domain/order-book/order-states.ts";
import { toldSchema } from "../domain/order-book/told-messages.ts";
import { optionalDate } from "../domain/settings/fields.ts";
import { flag, json, jsonFrom, lira, oneOf, orNull, text } from "./columns.ts";

/** In kuruş, as all amounts are stored. */
const storedDiscount = z
  .object({ word: z.string(), percent: z.int().optional(), kurus: z.int().optional() })
  .transform(
    ({ kurus, ...discount }): Discount => ({ ...discount, ...(kurus !== undefined && { amount: toLira(kurus) }) }),
  );

const asStored = ({ amount, ...discount }: Discount) => ({
  ...discount,
  ...(amount !== undefined && { kurus: toKurus(amount) }),
});

const storedPayments = z.array(
  z
    .object({
      id: z.string(),
      kurus: z.int(),
      way: z.enum(MONEY_WAYS),
      day: z.string(),
      back: z.literal(true).optional(),
      kept: z.literal(true).optional(),
      // The version before keeps all of such a payment.
      keptKurus: z.int().optional(),
    })
    .transform(
      ({ kurus, keptKurus, ...payment }): PaymentRow => ({
        ...payment,
        amount: toLira(kurus),
        ...(keptKurus !== undefined && { keptPart: toLira(keptKurus) }),
      }),
    ),
);

const storedLines = z.array(
  z
    .object({
      productId: z.string().nullable(),
      name: z.string(),
      color: z.string(),
      category: z.string(),
      quantity: z.int(),
      kurus: z.int(),
      values: z.array(soldValueSchema).default([]),
      texts: z.array(soldTextSchema).default([]),
      asked: z.array(askedQuestionSchema).optional(),
      discount: storedDiscount.optional(),
      returned: z.int().optional(),
      shelved: z.int().optional(),
    })
    .overwrite(withQuestionsApart),
);

export type StoredLine = z.output<typeof storedLines>[number];

/** Unreadable lines count as none. */
export const linesIn = (stored: string): StoredLine[] => jsonFrom(storedLines, stored) ?? [];

/** A line without values and texts is stored as earlier versions stored it, so that it counts as unchanged. */
export const linesAsText = (lines: readonly StoredLine[]): string =>
  JSON.stringify(
    lines.map(questionsAsValues).map(({ values, texts, discount, ...line }) => ({
      ...line,
      ...(discount && { discount: asStored(discount) }),
      ...(values.length > 0 && { values }),
      ...(texts.length > 0 && { texts }),
    })),
  );

/** The columns that identify a person (decision 26). */
export const PERSON_COLUMNS = {
  name: text("name"),
  phone: text("phone"),
  province: text("province"),
  district: text("district"),
  address: text("address"),
  card_note: text("cardNote"),
  sender_name: text("senderName"),
  sender_phone: text("senderPhone"),
  seller_note: text("sellerNote"),
  customer_words: text("customerWords"),
  note: text("note"),
  tracking: text("tracking"),
  pasted: text("pasted"),
  handle: text("handle"),
  customer: text("customer"),
  customer_note: text("customerNote"),
} satisfies Record<string, { field: PersonField }>;

const isDay = (stored: string): boolean => optionalDate.safeParse(stored).success;

/** The columns of the fields that are sent. */
export const OWNERS_ORDER_COLUMNS = {
  ...PERSON_COLUMNS,
  state: oneOf("state", ORDER_STATES),
  lines: {
    field: "lines" as const,
    read: (stored: string): OrderLine[] =>
      linesIn(stored).map(({ kurus, ...line }) => ({ ...line, price: toLira(kurus) })),
    isReadable: (stored: string) => jsonFrom(storedLines, stored) !== undefined,
    write: (lines: OrderLine[]): string =>
      linesAsText(
        lines.map(({ productId, name, color, category, quantity, price, values, texts, asked, ...changed }) => ({
          ...{ productId, name, color, category, quantity },
          kurus: toKurus(price),
          values,
          texts,
          asked,
          ...changed,
        })),
      ),
  },
  day: { ...text("day"), read: (stored: string) => (isDay(stored) ? stored : ""), isReadable: isDay },
  is_gift: flag("isGift"),
  surprise: flag("surprise"),
  gift_wrap: flag("giftWrap"),
  hide_prices: flag("hidePrices"),
  customer_words_seen: flag("customerWordsSeen"),
  payment: oneOf("payment", PAYMENTS),
  card_link: flag("cardLink"),
  paid: flag("paid"),
  payments: {
    ...json("payments" as const, storedPayments, []),
    write: (payments: readonly PaymentRow[]): string =>
      JSON.stringify(
        payments.map(({ amount, keptPart, ...payment }) => ({
          ...payment,
          kurus: toKurus(amount),
          ...(keptPart !== undefined && { keptKurus: toKurus(keptPart) }),
        })),
      ),
  },
  discounts: {
    ...json("discounts" as const, z.array(storedDiscount), []),
    write: (discounts: readonly Discount[]): string => JSON.stringify(discounts.map(asStored)),
  },
  told: json("told", z.array(toldSchema), []),
  sending_kurus: orNull(lira("sending")),
  fee_kurus: orNull(lira("fee")),
  carrier: text("carrier"),
};

/** The columns that the history records and undoes. The other columns follow from them or never change. */
export const ORDER_COLUMNS = { ...OWNERS_ORDER_COLUMNS, deleted_at: orNull(text("removedAt")) };
