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
import { ORDER_STATES, PAYMENTS } from "../domain/order-book/order-states.ts";
import { flag, jsonFrom, lira, oneOf, orNull, text } from "./columns.ts";

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
    })
    .overwrite(withQuestionsApart),
);

export type StoredLine = z.output<typeof storedLines>[number];

/** Unreadable lines count as none. */
export const linesIn = (stored: string): StoredLine[] => jsonFrom(storedLines, stored) ?? [];

/** A line without values and texts is stored as earlier versions stored it, so that it counts as unchanged. */
export const linesAsText = (lines: readonly StoredLine[]): string =>
  JSON.stringify(
    lines.map(questionsAsValues).map(({ values, texts, ...line }) => ({
      ...line,
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
} satisfies Record<string, { field: PersonField }>;

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
        lines.map(({ productId, name, color, category, quantity, price, values, texts, asked }) => ({
          ...{ productId, name, color, category, quantity },
          kurus: toKurus(price),
          values,
          texts,
          asked,
        })),
      ),
  },
  day: text("day"),
  is_gift: flag("isGift"),
  surprise: flag("surprise"),
  gift_wrap: flag("giftWrap"),
  hide_prices: flag("hidePrices"),
  customer_words_seen: flag("customerWordsSeen"),
  payment: oneOf("payment", PAYMENTS),
  card_link: flag("cardLink"),
  paid: flag("paid"),
  sending_kurus: orNull(lira("sending")),
  fee_kurus: orNull(lira("fee")),
  carrier: text("carrier"),
};

/** The columns that the history records and undoes. The other columns follow from them or never change. */
export const ORDER_COLUMNS = { ...OWNERS_ORDER_COLUMNS, deleted_at: orNull(text("removedAt")) };
