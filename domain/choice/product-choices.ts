import { z } from "zod";
import { hasAtMostTwoDecimals, MAX_PRICE, sumLira } from "../money.ts";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { MAX_VALUES } from "./choice-sets.ts";
import { SIGNS } from "./personal-text.ts";

export const MAX_CHOICES = 3;
export const MAX_TEXTS = 2;
/** Letters of a customer's text. */
export const MAX_LETTERS = 200;
export const MAX_COUNT = 9999;

const id = z.string({ error: "Kimlik eksik" }).max(80, { error: "Kimlik çok uzun" }).regex(SLUG, {
  error: "Kimlik küçük harf, rakam ve çizgiden oluşmalı",
});

/** A difference to the product's price; below 0 for what costs less. */
const extra = z
  .number({ error: "Fiyat farkı sayı olmalı" })
  .min(-MAX_PRICE, { error: "Fiyat farkı çok büyük" })
  .max(MAX_PRICE, { error: "Fiyat farkı çok büyük" })
  .refine(hasAtMostTwoDecimals, { error: "Fiyat farkı en fazla iki ondalık basamak içerebilir" });

const choice = z.object(
  {
    /** The id of a set. */
    set: id,
    /** The values of the set that this product does not come in. */
    without: z.array(id).max(MAX_VALUES, { error: "Çok fazla seçenek" }).default([]),
    /** By value; those that cost as much as the product are left out. */
    extra: z.record(id, extra).default({}),
  },
  { error: "Seçenek seti eksik" },
);

/** The choices that a customer makes beside the color, in the order in which they are asked. */
export const choices = z
  .array(choice, { error: "Seçenekler liste olmalı" })
  .max(MAX_CHOICES, { error: `Bir üründe en fazla ${MAX_CHOICES} seçenek seti olabilir` })
  .refine((list) => new Set(list.map(({ set }) => set)).size === list.length, { error: "Bir set iki kez eklenmiş" })
  .default([]);

const personalText = z.object(
  {
    id,
    label: line({ label: "Sorunun adı", max: 40 }).refine((text) => text !== "", { error: "Sorunun bir adı olmalı" }),
    most: z
      .int({ error: "Harf sayısı tam sayı olmalı" })
      .min(1, { error: "Harf sayısı en az 1 olmalı" })
      .max(MAX_LETTERS, { error: `Harf sayısı en fazla ${MAX_LETTERS} olabilir` }),
    signs: z.enum(SIGNS, { error: "İzin verilen işaretleri seç" }),
    isRequired: z.boolean({ error: "Zorunlu: evet ya da hayır olmalı" }),
    extra,
    /** One of the product's own pictures that shows the letters as they will be made. */
    picture: z.string().max(2048, { error: "Görsel adresi çok uzun" }).optional(),
  },
  { error: "Yazı alanı eksik" },
);

/** Texts that a customer writes, such as the name on a necklace. */
export const personalTexts = z
  .array(personalText, { error: "Yazı alanları liste olmalı" })
  .max(MAX_TEXTS, { error: `Bir üründe en fazla ${MAX_TEXTS} yazı alanı olabilir` })
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: "Bir yazı alanı iki kez eklenmiş",
  })
  .default([]);

/** See `colorMark` and `valueMark`. */
const mark = z.string({ error: "Seçenek eksik" }).max(170, { error: "Seçenek çok uzun" });

/** Colors, values and pairs of them that are not there. */
export const soldOut = z
  .array(z.array(mark).min(1, { error: "Tükenen seçenek eksik" }).max(2, { error: "En fazla iki seçenek bir arada" }), {
    error: "Tükenenler liste olmalı",
  })
  .max(1000, { error: "Tükenenler çok fazla" })
  .default([]);

/** How many are left of the whole product (`WHOLE`), of a color, of a value. What is not counted is left out. */
export const counts = z
  .record(
    mark,
    z
      .int({ error: "Adet tam sayı olmalı" })
      .min(0, { error: "Adet 0'dan küçük olamaz" })
      .max(MAX_COUNT, { error: `Adet en fazla ${MAX_COUNT} olabilir` }),
    { error: "Adetler seçenek: adet biçiminde olmalı" },
  )
  .refine((counted) => Object.keys(counted).length <= MAX_VALUES, { error: "Çok fazla adet" })
  .default({});

type Priced = { price: number; choices: readonly ProductChoice[]; personalTexts: readonly PersonalText[] };

/** Whether the cheapest choice still costs something. */
export function leavesPrice({ price, choices, personalTexts }: Priced): boolean {
  const least = choices.map(({ extra }) => Math.min(0, ...Object.values(extra)));
  const reduction = sumLira([...least, ...personalTexts.map(({ extra }) => Math.min(0, extra))]);
  return reduction === 0 || sumLira([price, reduction]) > 0;
}

/** A customer's choice, as programs tell it. */
export const chosenValue = z.object({ group: z.string(), id: z.string(), name: z.string() });
export const chosenText = z.object({ id: z.string(), label: z.string(), text: z.string() });

export type ProductChoice = z.output<typeof choice>;
export type PersonalText = z.output<typeof personalText>;
