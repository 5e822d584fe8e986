import { z } from "zod";
import { MAX_CHOICES, MAX_TEXTS } from "../choice/choice-sets.ts";
import { line, paragraphs } from "../plain-text.ts";
import { amount, optionalDate, phone as phoneText, username, yesOrNoOf } from "../settings/fields.ts";
import { withQuestionsApart } from "./line-questions.ts";
import { discountSchema, MAX_TOTAL, orderTotal, paymentRowSchema } from "./order-money.ts";
import { ORDER_STATES, PAYMENTS } from "./order-states.ts";
import { toldSchema } from "./told-messages.ts";

/** The longest text of a customer, in UTF-16 units. */
export const MAX_TEXT = 1000;

/** The length of a tracking number, in UTF-16 units. */
export const MAX_TRACKING = 60;

const id = line({ label: "Kimlik", max: 80 });

/** Null if nobody has said it. */
const charge = (title: string) => amount(title).nullable().default(null).meta({ title });

/** A chosen value under its name at the time of the sale. The id is empty for a value that no set has. */
export const soldValueSchema = z.object({
  group: id,
  id,
  name: line({ label: "Seçenek", max: 60 }).refine((name) => name !== "", { error: "Seçenek boş kalmasın" }),
});

/** The customer's own words. They are blotted out with her (decision 26). */
export const soldTextSchema = z.object({
  id,
  label: line({ label: "Sorunun adı", max: 40 }),
  text: line({ label: "Yazı", max: MAX_TEXT }),
});

/** A question of the line's product that had no answer when the line was written (`stillAsked`). */
export const askedQuestionSchema = z.object({
  id,
  word: line({ label: "Soru", max: 50 }).refine((word) => word !== "", { error: "Soru boş kalmasın" }),
});

const pieces = z.int({ error: "Adet tam sayı olmalı" }).min(1, { error: "Adet en az 1 olmalı" });

/** A line as it was sold. `price` is of one piece. */
export const orderLineSchema = z
  .object({
    /** Null for a line that is no product of the shop, such as a special wish. */
    productId: line({ label: "Ürün", max: 64 }).nullable(),
    name: line({ label: "Ürün adı", max: 200 }).refine((name) => name !== "", { error: "Satırın bir adı olmalı" }),
    color: line({ label: "Renk", max: 40 }),
    values: z
      .array(soldValueSchema, { error: "Seçenekler liste olmalı" })
      .max(MAX_CHOICES + MAX_TEXTS)
      .default([]),
    texts: z.array(soldTextSchema, { error: "Yazılar liste olmalı" }).max(MAX_TEXTS).default([]),
    asked: z
      .array(askedQuestionSchema, { error: "Sorular liste olmalı" })
      .max(MAX_CHOICES + MAX_TEXTS)
      .optional(),
    /** The slug of the category at the time of the order, for sums. Empty for a line without a product. */
    category: line({ label: "Kategori", max: 80 }),
    quantity: z.int({ error: "Adet tam sayı olmalı" }).min(1, { error: "Adet en az 1 olmalı" }).max(9999, {
      error: "Adet çok büyük",
    }),
    price: amount("Fiyat"),
    discount: discountSchema.optional(),
    /** The pieces that came back, and those of them that lie on the shelf again. */
    returned: pieces.optional(),
    shelved: pieces.optional(),
  })
  .refine(({ quantity, returned = 0, shelved = 0 }) => shelved <= returned && returned <= quantity, {
    error: "Geri gelen, satılandan çok olamaz",
  })
  // The panel of the version before sends open questions among the values.
  .overwrite(withQuestionsApart);

/** The limit includes wrapping and card, because the version before saves no order with more lines. */
const MAX_LINES = 200;

const MAX_PAYMENTS = 50;
const MAX_DISCOUNTS = 5;
export const MAX_TOLD = 100;

const phone = phoneText({ title: "Telefon" });

const mark = (title: string) => yesOrNoOf(title).default(false).meta({ title });

/** The fields that identify a person or are her own words. They are blotted out some time after the order is finished (decision 26). */
export const personSchema = z.object({
  name: line({ label: "Ad soyad", max: 100 }).default("").meta({ title: "Ad soyad" }),
  phone: phone.default("").meta({ title: "Telefon" }),
  province: line({ label: "İl", max: 40 }).default("").meta({ title: "İl" }),
  district: line({ label: "İlçe", max: 60 }).default("").meta({ title: "İlçe" }),
  address: paragraphs({ label: "Adres", max: 500 }).default("").meta({ title: "Adres" }),
  /** The person who ordered a gift. */
  senderName: line({ label: "Gönderen", max: 100 }).default("").meta({ title: "Gönderen" }),
  senderPhone: phone.default("").meta({ title: "Gönderenin telefonu" }),
  sellerNote: paragraphs({ label: "Müşterinin notu", max: 1000 }).default("").meta({ title: "Müşterinin notu" }),
  /** The customer's words in the chat, beside the order or after it. */
  customerWords: paragraphs({ label: "Müşteri yazdı", max: 1000 }).default("").meta({ title: "Müşteri yazdı" }),
  cardNote: paragraphs({ label: "Kart notu", max: 500 }).default("").meta({ title: "Kart notu" }),
  note: paragraphs({ label: "Not", max: 1000 }).default("").meta({ title: "Senin notun" }),
  tracking: line({ label: "Takip numarası", max: MAX_TRACKING }).default("").meta({ title: "Takip numarası" }),
  /** The message as it was pasted. */
  pasted: paragraphs({ label: "Mesaj", max: 8000 }).default("").meta({ title: "Yapıştırılan mesaj" }),
  /** The customer's name in WhatsApp, where she shows no phone number. */
  handle: username({ title: "WhatsApp adı" }).default("").meta({ title: "WhatsApp adı" }),
  /** The same in all orders of one customer. It is found by her phone or name, or given by hand (customers.ts). */
  customer: z.string().default("").meta({ title: "Müşteri" }),
  /** The owner's note about the customer, the same in all her orders. */
  customerNote: paragraphs({ label: "Onunla ilgili notun", max: MAX_TEXT })
    .default("")
    .meta({ title: "Onunla ilgili notun" }),
});

/** The fields that all orders of a customer share. Calls of their own write them, for all her orders at once. */
const ofCustomer = { customer: true, customerNote: true } as const;

export type PersonField = keyof z.output<typeof personSchema>;

/** A new or changed order, as the owner or a helper sends it. */
export const orderInputSchema = personSchema.omit(ofCustomer).extend({
  state: z.enum(ORDER_STATES, { error: "Durum geçersiz" }).default("new").meta({ title: "Durum" }),
  lines: z
    .array(orderLineSchema, { error: "Satırlar liste olmalı" })
    .min(1, { error: "En az bir satır gerekli" })
    .max(MAX_LINES, { error: `En fazla ${MAX_LINES} satır olabilir` })
    .refine((lines) => orderTotal(lines) <= MAX_TOTAL, { error: "Toplam çok büyük" })
    .meta({ title: "Ürünler" }),
  day: optionalDate.default("").meta({ title: "İstenen gün" }),
  /** The parcel goes to somebody else, whose name and address the order has. */
  isGift: mark("Hediye, ona gitsin"),
  surprise: mark("Alıcıyı arama"),
  giftWrap: mark("Hediye paketi"),
  hidePrices: mark("Fiyat görünmesin"),
  /** Until this is true, row, picking list and slip show the customer's words. */
  customerWordsSeen: mark("Müşterinin yazdığı görüldü"),
  payment: z.enum(PAYMENTS, { error: "Ödeme geçersiz" }).default("waiting").meta({ title: "Ödeme yolu" }),
  /** The order is paid by card through a link. `payment` then stays `waiting`. */
  cardLink: mark("Kart bağlantısı"),
  /** Nothing is left to pay (`settled`). */
  paid: mark("Ödendi"),
  payments: z
    .array(paymentRowSchema, { error: "Ödemeler liste olmalı" })
    .max(MAX_PAYMENTS, { error: `En fazla ${MAX_PAYMENTS} ödeme olabilir` })
    .default([])
    .meta({ title: "Ödemeler" }),
  /** Discounts of the whole order. */
  discounts: z
    .array(discountSchema, { error: "İndirimler liste olmalı" })
    .max(MAX_DISCOUNTS, { error: `En fazla ${MAX_DISCOUNTS} indirim olabilir` })
    .default([])
    .meta({ title: "İndirim" }),
  /** The messages that the customer got. */
  told: z
    .array(toldSchema, { error: "Mesajlar liste olmalı" })
    .max(MAX_TOLD)
    .default([])
    .meta({ title: "Söylenenler" }),
  sending: charge("Kargo ücreti"),
  /** The price of paying at the door. */
  fee: charge("Kapıda ödeme ücreti"),
  carrier: line({ label: "Kargo", max: 60 }).default("").meta({ title: "Kargo" }),
});

export type OrderLine = z.output<typeof orderLineSchema>;
export type OrderInput = z.output<typeof orderInputSchema>;

/** An order before anything is written. */
export const NEW_ORDER: OrderInput = { ...orderInputSchema.omit({ lines: true }).parse({}), lines: [] };

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Field;

function withoutDefaults<Shape extends z.ZodRawShape>(
  shape: Shape,
): { [Name in keyof Shape]: WithoutDefault<Shape[Name]> };
function withoutDefaults(shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, withoutDefault(field)]));
}

/** The title stays. */
function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodDefault)) return field;
  const inner = field.unwrap();
  return inner instanceof z.ZodType ? inner.meta(field.meta() ?? {}) : inner;
}

/** A change of some fields. Fields that are left out stay as they are. Marks of messages are only ever added, one at a time. */
export const orderPatchSchema = z.object(withoutDefaults(orderInputSchema.omit({ told: true }).shape)).partial();

export type OrderPatch = z.output<typeof orderPatchSchema>;

/** An order in the book. `number` is short and increases. `wroteAt` is the time when the order was entered. */
export const bookOrderSchema = orderInputSchema.extend({
  ...personSchema.pick(ofCustomer).shape,
  id: z.string(),
  number: z.int(),
  total: z.number(),
  wroteAt: z.string(),
  stateAt: z.string(),
  /** The time when the person of the order was blotted out. */
  blottedAt: z.string().nullable(),
  /** The end of the address of the order's own page (order-page.ts). Empty without one, and for those who may not see persons. */
  pageKey: z.string(),
  revision: z.int(),
});

export type BookOrder = z.output<typeof bookOrderSchema>;

/** The fields about the person of an order. */
export type OrderPerson = Pick<BookOrder, PersonField>;

/** The customer, who hears about the order. For a gift this is the sender, never the receiver. */
export const customerOf = (order: Pick<BookOrder, "isGift" | "name" | "phone" | "senderName" | "senderPhone">) =>
  order.isGift ? { name: order.senderName, phone: order.senderPhone } : { name: order.name, phone: order.phone };

/** The name of a line that a customer wrote in her own words, where these are not shown. */
export const OWN_WISH = "Özel istek";

/** Province and district, without which a carrier takes no address. */
export const hasPlace = ({ province, district }: Pick<OrderPerson, "province" | "district">): boolean =>
  province !== "" && district !== "";

export const NO_PERSON: OrderPerson = personSchema.parse({});

const FIELDS = new Set<string>(Object.keys(NO_PERSON));

export const isPersonField = (field: string): field is PersonField => FIELDS.has(field);

/** The name of the first field that says something about a person. */
export const saidAboutPerson = (person: Partial<OrderPerson>): PersonField | undefined =>
  Object.keys(NO_PERSON)
    .filter(isPersonField)
    .find((field) => (person[field] ?? "") !== "");

export const withoutPerson = <Order extends Partial<OrderPerson>>(order: Order): Order => ({
  ...order,
  ...Object.fromEntries(Object.entries({ ...NO_PERSON, pageKey: "" }).filter(([field]) => field in order)),
});

/** The customer's words that nobody has ticked as seen. Empty if there are none. */
export const unseenWords = (order: Pick<BookOrder, "customerWords" | "customerWordsSeen">): string =>
  order.customerWordsSeen ? "" : order.customerWords;
