import { z } from "zod";
import { ShopError } from "../error.ts";
import { hasAtMostTwoDecimals, MAX_PRICE, sumLira } from "../money.ts";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import type { TextKind } from "./chosen.ts";
import { nameKey } from "./value-names.ts";

export const MAX_SETS = 20;
export const MAX_VALUES = 300;

const required = (label: string, max: number) =>
  line({ label, max }).refine((text) => text !== "", { error: `${label} boş kalmasın` });

/** The refusal of what only a program can send: no field of the panel leads to it. */
const UNREADABLE = { error: "Gönderilen seçenekler okunamadı" };

/** An id is part of addresses and carts, so it stays when the name changes. */
const id = z.string(UNREADABLE).max(80, UNREADABLE).regex(SLUG, UNREADABLE);

/** Parameters of the shop's other addresses. A set with such an id could not be told from them. */
export const TAKEN_IDS: readonly string[] = [
  "renk",
  "q",
  "min",
  "max",
  "stokta",
  "indirimli",
  "sirala",
  "sayfa",
  "secim",
  "k",
];

/** The places of the items whose id or name an earlier item has. */
function repeated(list: readonly { id: string; name: string }[]): number[] {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  return list.flatMap(({ id, name }, index) => {
    const key = nameKey(name);
    const isKnown = ids.has(id) || names.has(key);
    ids.add(id);
    names.add(key);
    return isKnown ? [index] : [];
  });
}

const value = z.object({
  id,
  name: required("Seçenek", 60),
  /** Shown beside the name where a customer chooses, such as a ring's diameter. */
  note: line({ label: "Açıklama", max: 40 }).default(""),
});

const values = z
  .array(value, UNREADABLE)
  .min(1, { error: "En az bir seçenek yaz" })
  .max(MAX_VALUES, { error: `En fazla ${MAX_VALUES} seçenek olabilir` })
  .superRefine((list, context) => {
    for (const index of repeated(list)) {
      context.addIssue({
        code: "custom",
        path: [index, "name"],
        message: `“${list[index]?.name}” iki kez yazılmış`,
      });
    }
  });

/** Values of which a customer chooses one, such as phone models. Many products share a set. */
const choiceSet = z.object({
  id: id.refine((id) => !TAKEN_IDS.includes(id), { error: "Bu ad kullanılamaz, başka bir ad yaz" }),
  name: required("Setin adı", 40),
  /** A short name, for `Model seç` and `model seçilmedi`. */
  word: required("Kısa adı", 20),
  values,
});

export type ChoiceSet = z.output<typeof choiceSet>;
export type ChoiceValue = ChoiceSet["values"][number];

export const choiceSets = z
  .array(choiceSet, UNREADABLE)
  .max(MAX_SETS, { error: `En fazla ${MAX_SETS} set olabilir` })
  .superRefine((sets, context) => {
    for (const index of repeated(sets)) {
      context.addIssue({ code: "custom", path: [index, "name"], message: `“${sets[index]?.name}” adında bir set var` });
    }
  })
  .meta({ title: "Seçenek setleri", setting: "choice-sets" });

export const MAX_CHOICES = 3;
export const MAX_TEXTS = 2;
/** The most letters of a customer's text. */
export const MAX_LETTERS = 200;
export const MAX_COUNT = 9999;

/** A difference to the product's price. It is below 0 for a cheaper value. */
const extra = z
  .number({ error: "Fiyat farkı sayı olmalı" })
  .min(-MAX_PRICE, { error: "Fiyat farkı çok büyük" })
  .max(MAX_PRICE, { error: "Fiyat farkı çok büyük" })
  .refine(hasAtMostTwoDecimals, { error: "Fiyat farkı en fazla iki ondalık basamak içerebilir" });

const choice = z.object({
  /** The id of a set. */
  set: id,
  /** The values of the set that this product does not come in. */
  without: z.array(id).max(MAX_VALUES, UNREADABLE).default([]),
  /** By value. Values without a difference are left out. */
  extra: z.record(id, extra).default({}),
});

/** The choices besides the color, in the order in which the customer is asked. */
export const choices = z
  .array(choice, UNREADABLE)
  .max(MAX_CHOICES, { error: `Bir üründe en fazla ${MAX_CHOICES} seçenek seti olabilir` })
  .refine((list) => new Set(list.map(({ set }) => set)).size === list.length, UNREADABLE)
  .default([]);

/** The signs that a maker can engrave or print: letters alone, letters and digits with a few signs, or any text. */
export const SIGNS = ["letters", "signs", "any"] as const;
export type Signs = (typeof SIGNS)[number];

const personalText = z.object({
  id,
  label: line({ label: "Sorunun adı", max: 40 }).refine((text) => text !== "", { error: "Sorunun bir adı olmalı" }),
  most: z
    .int({ error: "Harf sayısı tam sayı olmalı" })
    .min(1, { error: "Harf sayısı en az 1 olmalı" })
    .max(MAX_LETTERS, { error: `Harf sayısı en fazla ${MAX_LETTERS} olabilir` }),
  signs: z.enum(SIGNS, UNREADABLE),
  isRequired: z.boolean(UNREADABLE),
  extra,
  /** One of the product's own pictures that shows the letters as they will be made. */
  picture: z.string().max(2048, UNREADABLE).optional(),
});

/** The fields of each kind of text. */
const asked = { text: personalText } satisfies Record<TextKind, z.ZodType>;

/** Texts that a customer writes, such as the name on a necklace. */
export const personalTexts = z
  .array(asked.text, UNREADABLE)
  .max(MAX_TEXTS, { error: `Bir üründe en fazla ${MAX_TEXTS} yazı alanı olabilir` })
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, UNREADABLE)
  .default([]);

/** See `valueMark`. */
const mark = z.string(UNREADABLE).max(170, UNREADABLE);

/** Values, and pairs of values, that are sold out. */
export const soldOut = z
  .array(z.array(mark).min(1, UNREADABLE).max(2, UNREADABLE), UNREADABLE)
  .max(1000, { error: "Tükenenler çok fazla" })
  .default([]);

const pieces = z
  .int({ error: "Adet tam sayı olmalı" })
  .min(0, { error: "Adet 0'dan küçük olamaz" })
  .max(MAX_COUNT, { error: `Adet en fazla ${MAX_COUNT} olabilir` });

/** The number of pieces that are left of the whole product (`WHOLE`) and of its values. Pieces that nobody counts are left out. */
export const counts = z
  .record(mark, pieces, UNREADABLE)
  .refine((counted) => Object.keys(counted).length <= MAX_VALUES, { error: "Çok fazla adet" })
  .default({});

/** The most combinations of values of one product that are counted. */
export const MAX_TOGETHER = 1000;

/** The number of pieces that are left of values together, by their `togetherMark`. */
export const countsTogether = z
  .record(z.string(UNREADABLE).max(700, UNREADABLE), pieces, UNREADABLE)
  .refine((counted) => Object.keys(counted).length <= MAX_TOGETHER, {
    error: `Birlikte en fazla ${MAX_TOGETHER} adet sayılabilir`,
  })
  .default({});

type Priced = { price: number; choices: readonly ProductChoice[]; personalTexts: readonly PersonalText[] };

/** True if the cheapest choice still costs something. */
export function leavesPrice({ price, choices, personalTexts }: Priced): boolean {
  const least = choices.map(({ extra }) => Math.min(0, ...Object.values(extra)));
  const reduction = sumLira([...least, ...personalTexts.map(({ extra }) => Math.min(0, extra))]);
  return reduction === 0 || sumLira([price, reduction]) > 0;
}

/** A customer's choice as the API tells it. */
export const chosenValue = z.object({ group: z.string(), id: z.string(), name: z.string() });
export const chosenText = z.object({ id: z.string(), label: z.string(), text: z.string() });

export type ProductChoice = z.output<typeof choice>;
/** Code that knows letters alone takes `TextOf<"text">`, so that another kind does not compile there. */
export type TextOf<Kind extends TextKind> = z.output<(typeof asked)[Kind]>;
export type PersonalText = TextOf<TextKind>;

/** The choices that a product may have. Earlier choices of a set or value that is gone stay, so that they come back with it. New ones are dropped. */
export function acceptedChoices(
  sent: readonly ProductChoice[],
  sets: readonly ChoiceSet[],
  before: readonly ProductChoice[] = [],
): ProductChoice[] {
  return sent.map((choice) => {
    const own = before.find(({ set }) => set === choice.set);
    const set = sets.find(({ id }) => id === choice.set);
    if (!set && own) return choice;
    if (!set) throw refused("Böyle bir set yok, Seçenekler bölümündeki setlerden birini ekle");
    if (leavesNothing(choice, set) && !(own && leavesNothing(own, set)))
      throw refused(`Setten en az bir seçenek kalsın, ya da seti çıkar: ${set.name}`);
    const isKnown = (id: string) =>
      set.values.some((value) => value.id === id) || own?.without.includes(id) || Object.hasOwn(own?.extra ?? {}, id);
    return {
      ...choice,
      without: choice.without.filter(isKnown),
      extra: Object.fromEntries(Object.entries(choice.extra).filter(([id]) => isKnown(id))),
    };
  });
}

/** True if a product offers no value of a set. */
export const leavesNothing = ({ without }: Pick<ProductChoice, "without">, { values }: ChoiceSet): boolean =>
  values.every(({ id }) => without.includes(id));

const refused = (message: string) => new ShopError("invalid", message, { field: "choices" });
