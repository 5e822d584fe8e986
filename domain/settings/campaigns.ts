import { z } from "zod";
import { couponIn } from "../offer/coupon-word.ts";
import { foldedCode, isCode } from "../offer/typed-code.ts";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { amount, optionalDate } from "./fields.ts";

export const MAX_CODES = 300;
export const MAX_OFFERS = 20;

const productId = z.string().regex(/^[\w-]{1,64}$/, { error: "Ürünü listeden seç" });

const percent = z
  .int({ error: "Yüzde tam sayı olmalı" })
  .min(1, { error: "Yüzde en az 1 olmalı" })
  .max(100, { error: "Yüzde en çok 100 olabilir" });

const lira = (title: string) => amount(title).refine((lira) => lira > 0, { error: `${title} 0'dan büyük olmalı` });

/** The products that count: those of the categories, and single ones. All products if both lists are empty and `onlySome` does not forbid it. */
const goods = {
  onlySome: z.boolean({ error: "Hangi ürünlerde geçtiğini seç" }).default(false),
  categories: z
    .array(z.string().regex(SLUG, { error: "Kategoriyi listeden seç" }))
    .max(30)
    .default([]),
  products: z.array(productId).max(300, { error: "En fazla 300 ürün seçilebilir" }).default([]),
};

/** An emptied list must not turn a discount of one product into one of all. */
const SOME = { path: ["products"], error: "Hangi ürünlerde geçtiğini seç" };
const hasItsGoods = (rule: {
  onlySome: boolean;
  categories: readonly string[];
  products: readonly string[];
}): boolean => !rule.onlySome || rule.categories.length + rule.products.length > 0;

/** The first and the last day in Istanbul. Empty: from now on, or until the owner ends it. */
const days = { from: optionalDate.default(""), until: optionalDate.default("") };

const END = { path: ["until"], error: "Son gün ilk günden önce olamaz" };
const isInOrder = ({ from, until }: { from: string; until: string }): boolean =>
  from === "" || until === "" || from <= until;

/** The gain of a code. A present is one piece of a product that is in the cart. */
const gain = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("percent"), percent }),
    z.object({ kind: z.literal("amount"), amount: lira("İndirim") }),
    z.object({ kind: z.literal("sending") }),
    z.object({ kind: z.literal("present"), product: productId }),
  ],
  { error: "Kodun ne kazandırdığını seç" },
);

const codeRule = z
  .object({
    code: z
      .string({ error: "Kodu yaz" })
      .transform(foldedCode)
      .refine(isCode, { error: "Kod 3–20 harf ve rakam olmalı, örneğin ECE10" }),
    gain,
    /** The least total of the products that count. */
    least: lira("En az tutar").nullable().default(null),
    ...goods,
    ...days,
    /** For whom it was made, such as an influencer. Only the owner sees it. */
    about: line({ label: "Kimin için", max: 60 }).default(""),
  })
  .refine(hasItsGoods, SOME)
  .refine(isInOrder, END);

const name = line({ label: "Adı", max: 40 })
  .refine((words) => couponIn(words) === undefined, { error: "Bu ad bir kodun adı gibi, başka bir ad yaz" })
  .refine((words) => !/[:=]/.test(words), { error: "Ad iki nokta ya da eşittir içeremez" })
  .default("");

const offerRule = z.discriminatedUnion(
  "kind",
  [
    z
      .object({
        kind: z.literal("many"),
        name,
        take: z
          .int({ error: "Kaç tane alınacağını yaz" })
          .min(2, { error: "En az 2 olmalı" })
          .max(12, { error: "En çok 12 olabilir" }),
        pay: z.int({ error: "Kaçının ödeneceğini yaz" }).min(1, { error: "En az 1 olmalı" }),
        ...goods,
        ...days,
      })
      .refine(hasItsGoods, SOME)
      .refine(({ take, pay }) => pay < take, { path: ["pay"], error: "Ödenen, alınandan az olmalı" })
      .refine(isInOrder, END),
    z
      .object({
        kind: z.literal("together"),
        name,
        products: z
          .array(productId)
          .min(2, { error: "En az iki ürün seç" })
          .max(3, { error: "En çok üç ürün seç" })
          .refine((ids) => new Set(ids).size === ids.length, { error: "Bir ürün iki kez seçilmiş" }),
        /** Without both, the products are only shown together. */
        percent: percent.nullable().default(null),
        amount: lira("İndirim").nullable().default(null),
        ...days,
      })
      .refine(({ percent, amount }) => percent === null || amount === null, {
        path: ["amount"],
        error: "İndirimi ya yüzde ya ₺ olarak yaz",
      })
      .refine(isInOrder, END),
  ],
  { error: "Kampanyanın türünü seç" },
);

export type CodeRule = z.output<typeof codeRule>;
export type OfferRule = z.output<typeof offerRule>;

const codes = z
  .array(codeRule, { error: "Kodlar liste olmalı" })
  .max(MAX_CODES, { error: `En fazla ${MAX_CODES} kod olabilir` })
  .superRefine((list, context) => {
    const known = new Set<string>();
    for (const [index, { code }] of list.entries()) {
      if (known.has(code)) {
        context.addIssue({ code: "custom", path: [index, "code"], message: `“${code}” iki kez yazılmış` });
      }
      known.add(code);
    }
  })
  .meta({ title: "Kodlar", setting: "offer-codes" });

const offers = z
  .array(offerRule, { error: "Kampanyalar liste olmalı" })
  .max(MAX_OFFERS, { error: `En fazla ${MAX_OFFERS} kampanya olabilir` })
  .meta({ title: "Kampanyalar", setting: "offer-rules" });

/** The owner's codes, and what holds without a code. */
export const campaigns = z.object({ codes, offers });

export type Campaigns = z.output<typeof campaigns>;

export const NO_CAMPAIGNS: Campaigns = { codes: [], offers: [] };
