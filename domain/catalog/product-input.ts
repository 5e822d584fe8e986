import { z } from "zod";
import { choices, counts, countsTogether, leavesPrice, personalTexts, soldOut } from "../choice/choice-sets.ts";
import { hasAtMostTwoDecimals, MAX_PRICE } from "../money.ts";
import { isInherited, line, paragraphs } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { MAX_EXTRA_PICTURES, pictureHash } from "./media.ts";
import { HIDDEN } from "./shown-from.ts";

/** The way a field's value is shown to people. */
export type FieldKind =
  | "text"
  | "list"
  | "details"
  | "money"
  | "category"
  | "pictures"
  | "ties"
  | "stock"
  | "flag"
  | "choices"
  | "shown";

declare module "zod" {
  interface GlobalMeta {
    kind?: FieldKind;
    /** The form's label, if the specification wants more than the title. */
    label?: string;
  }
}

const MAX_URL = 2048;
const MAX_COLORS = 20;
const MAX_DETAILS = 12;

/** The names that the form offers for details. An owner may write others. */
export const DETAIL_NAMES = ["Ölçü", "Malzeme", "Kutuda ne var", "Bakım"] as const;
/** A host name on the public internet. IP addresses in any spelling and names of private networks do not match. */
const PUBLIC_HOST = /^(?!.*\.(?:localhost|local|internal)$)(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;

const noMoment = "Görüneceği günü ve saati seç";

/** Moments are stored in one form, because they are compared as texts. */
const shownFrom = z
  .union([z.literal(HIDDEN), z.iso.datetime({ offset: true, error: noMoment })], { error: noMoment })
  .nullable()
  .default(null)
  .transform((from) => (from === null || from === HIDDEN ? from : new Date(from).toISOString()))
  .pipe(z.string().nullable());

/**
 * The rules for a product that an admin sends (spec §5 and §7), for the form and the API. `publicUrl` distinguishes pictures of
 * the shop from foreign ones.
 */
export const productInputSchema = builtOnce((publicUrl: string) =>
  productFields(publicUrl).refine(leavesPrice, {
    path: ["choices"],
    error: NOTHING_LEFT,
  }),
);

export const NOTHING_LEFT = "Fiyat farklarıyla fiyat 0'dan büyük kalmıyor";

/** A field with a transform ends with a plain schema of its output, for the API's document. */
export const productFields = builtOnce((publicUrl: string) => {
  const image = imageAddress(publicUrl);
  return z.object(
    {
      name: line({ label: "Ürün adı", max: 200 })
        .refine((name) => name !== "", { error: "Ürün adı gerekli" })
        .meta({ title: "Ürün adı", label: "Ürün Adı *", kind: "text" }),
      price: lira("Fiyat").meta({ title: "Fiyat", label: "Fiyat (₺) *", kind: "money" }),
      originalPrice: lira("Eski fiyat")
        .nullish()
        .transform((price) => price ?? null)
        .pipe(z.number().nullable())
        .meta({ title: "Eski fiyat", label: "Eski Fiyat (₺)", kind: "money" }),
      category: z
        .string({ error: "Bir kategori seç" })
        .regex(SLUG, { error: "Bir kategori seç" })
        .max(80, { error: "Bir kategori seç" })
        .meta({ title: "Kategori", label: "Kategori *", kind: "category" }),
      image: image.meta({ title: "Ana görsel", label: "Ana Görsel URL *", kind: "pictures" }),
      images: z
        .array(image, { error: "Ek görseller liste olmalı" })
        .max(MAX_EXTRA_PICTURES, { error: `En fazla ${MAX_EXTRA_PICTURES} ek görsel olabilir` })
        .default([])
        .meta({ title: "Ek görseller", label: "Ek Görseller (virgülle ayır)", kind: "pictures" }),
      colors: z
        .array(line({ label: "Renk", max: 40 }), { error: "Renkler liste olmalı" })
        .max(MAX_COLORS, { error: `En fazla ${MAX_COLORS} renk olabilir` })
        .default([])
        .transform((colors) => [...new Set(colors)].filter((color) => color !== ""))
        .pipe(z.array(z.string()))
        .meta({ title: "Renkler", label: "Renkler (virgülle ayır)", kind: "list" }),
      /** The picture of each color. */
      colorImages: z
        .record(line({ label: "Renk", max: 40 }), image, { error: "Renklerin görselleri renk: adres biçiminde olmalı" })
        .refine((ties) => Object.keys(ties).length <= MAX_COLORS, { error: `En fazla ${MAX_COLORS} renk olabilir` })
        .default({})
        .meta({ title: "Renklerin görselleri", kind: "ties" }),
      description: paragraphs({ label: "Açıklama", max: 5000 })
        .nullish()
        .transform((text) => text ?? "")
        .pipe(z.string())
        .meta({ title: "Açıklama", kind: "text" }),
      /** Rows of the product page, such as its size or what is in the box. A row without a text is dropped. */
      details: z
        .array(detail, { error: "Ayrıntılar liste olmalı" })
        .max(MAX_DETAILS, { error: `En fazla ${MAX_DETAILS} ayrıntı olabilir` })
        .default([])
        .transform((details) => details.filter(({ text }) => text !== ""))
        .refine((details) => details.every(({ name }) => name !== ""), { error: "Her ayrıntının bir adı olmalı" })
        .pipe(z.array(z.object({ name: z.string(), text: z.string() })))
        .meta({ title: "Ayrıntılar", kind: "details" }),
      choices: choices.meta({ title: "Seçenekler", kind: "choices" }),
      personalTexts: personalTexts
        .refine((texts) => !texts.some(({ id }) => isInherited(id)), {
          error: "Bu yazının kimliği kullanılamaz, başka bir ad yaz",
        })
        .meta({ title: "Müşterinin yazısı", kind: "choices" }),
      soldOut: soldOut.meta({ title: "Tükenen seçenekler", kind: "choices" }),
      counts: counts.meta({ title: "Adetler", kind: "choices" }),
      countsTogether: countsTogether.meta({ title: "Birlikte sayılanlar", kind: "choices" }),
      inStock: z
        .boolean({ error: "Stok durumu evet ya da hayır olmalı" })
        .default(true)
        .meta({ title: "Stok", label: "Stokta Var", kind: "stock" }),
      featured: z
        .boolean({ error: "Öne çıkan evet ya da hayır olmalı" })
        .default(false)
        .meta({ title: "Öne çıkan", label: "Öne Çıkan", kind: "flag" }),
      shownFrom: shownFrom.meta({ title: "Görünürlük", kind: "shown" }),
    },
    { error: "Ürün bilgileri eksik" },
  );
});

/** The schemas of one address are shared: many routes answer with products, and each schema takes a millisecond to build. */
export function builtOnce<Schema>(build: (publicUrl: string) => Schema): (publicUrl: string) => Schema {
  const built = new Map<string, Schema>();
  return (publicUrl) => {
    const schema = built.get(publicUrl) ?? build(publicUrl);
    built.set(publicUrl, schema);
    return schema;
  };
}

export type ProductInput = z.output<ReturnType<typeof productInputSchema>>;

export type ProductDetail = ProductInput["details"][number];

/** Splits on commas, trims, and drops empty items (spec §5). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const detail = z.object(
  { name: line({ label: "Ayrıntının adı", max: 40 }), text: line({ label: "Ayrıntı", max: 300 }) },
  { error: "Her ayrıntının adı ve metni olmalı" },
);

const lira = (label: string) =>
  z
    .number({ error: `${label} sayı olmalı` })
    .positive({ error: `${label} 0'dan büyük olmalı` })
    .max(MAX_PRICE, { error: `${label} çok büyük` })
    .refine(hasAtMostTwoDecimals, { error: `${label} en fazla iki ondalık basamak içerebilir` });

const imageAddress = (publicUrl: string) =>
  z
    .string({ error: "Görsel adresi gerekli" })
    .trim()
    .min(1, { error: "Görsel adresi gerekli" })
    .max(MAX_URL, { error: "Görsel adresi çok uzun" })
    .transform((typed, context) => {
      const address = storedImage(typed, publicUrl);
      if (address !== undefined) return address;
      context.addIssue({ code: "custom", message: "Görsel adresi https:// ile başlayan geçerli bir adres olmalı" });
      return z.NEVER;
    })
    .pipe(z.string());

/** The stored form of an address: a path for a picture of the shop, an https address for a foreign one, else undefined. */
function storedImage(typed: string, publicUrl: string): string | undefined {
  if (pictureHash(typed)) return typed;
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (url.origin === new URL(publicUrl).origin && pictureHash(url.pathname)) return url.pathname;
  return foreignPicture(typed);
}

/** An https address on the public internet, as the shop stores it. */
export function foreignPicture(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (!/^https:\/\//i.test(typed) || url.username || url.password || !PUBLIC_HOST.test(url.hostname)) return undefined;
  // The form separates addresses by commas (spec §5), so an address must not contain one.
  const address = url.href.replaceAll(",", "%2C");
  return address.length <= MAX_URL ? address : undefined;
}
