import { z } from "zod";
import { loginSchema } from "../account/credentials.ts";
import { MAX_PICTURES, pictureHash } from "../catalog/media.ts";
import { hasAtMostTwoDecimals, MAX_PRICE } from "../money.ts";
import { line } from "../plain-text.ts";
import { slideTarget } from "./slide-link.ts";
import { HALF_PHONE, normalizeIban, normalizePhone, normalizeUsername } from "./typed-numbers.ts";

/** The control that edits a setting. */
export type SettingKind =
  | "line"
  | "phone"
  | "iban"
  | "email"
  | "handle"
  | "money"
  | "count"
  | "switch"
  | "date"
  | "week"
  | "days-off"
  | "picture"
  | "pictures"
  | "slides"
  | "home-blocks"
  | "occasions"
  | "look"
  | "choice-sets"
  | "offer-codes"
  | "offer-rules"
  | "carrier-forms"
  | "gift-mends"
  | "shared-words"
  | "text"
  | "info-sections";

declare module "zod" {
  interface GlobalMeta {
    /** The kind of field that edits a setting. */
    setting?: SettingKind;
    hint?: string;
  }
}

type Words = { title: string; hint?: string };

export const words = (max: number, meta: Words) => line({ label: meta.title, max }).meta({ ...meta, setting: "line" });

export const yesOrNoOf = (title: string) => z.boolean({ error: `${title}: evet ya da hayır olmalı` });

export const toggle = (meta: Words) => yesOrNoOf(meta.title).meta({ ...meta, setting: "switch" });

/** In lira. */
export const amount = (title: string) =>
  z
    .number({ error: `${title} sayı olmalı, örneğin 49,90` })
    .min(0, { error: `${title} 0'dan küçük olamaz` })
    .max(MAX_PRICE, { error: `${title} çok büyük` })
    .refine(hasAtMostTwoDecimals, { error: `${title} en fazla iki ondalık basamak içerebilir` });

/** Null where the owner has not said. */
export const money = (meta: Words) =>
  amount(meta.title)
    .nullable()
    .meta({ ...meta, setting: "money" });

export const count = ({ from, to, ...meta }: Words & { from: number; to: number }) => {
  const error = `${meta.title}: ${from} ile ${to} arasında bir tam sayı yaz`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** A typed text in its one stored form. Empty if the owner has none. `error` refuses a text that has no such form. */
const normalized = (meta: Words, most: number, normalize: (typed: string) => string | undefined, error: string) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .max(most, { error: `${meta.title} çok uzun` })
    .transform((typed) => (typed.trim() === "" ? "" : normalize(typed)))
    .pipe(z.string({ error }));

/** Digits with the country code: a Turkish number begins with `90`, a foreign one with `+`. */
export const phone = (meta: Words) =>
  normalized(meta, 60, normalizePhone, HALF_PHONE).meta({ ...meta, setting: "phone" });

/** A name in WhatsApp: `@ayse.yilmaz`. */
export const username = (meta: Words) =>
  normalized(
    meta,
    60,
    normalizeUsername,
    "Kullanıcı adını @ayse.yilmaz gibi yaz: 3–35 harf, rakam, nokta ya da alt çizgi",
  );

/** `TR` and 24 digits. */
export const iban = (meta: Words) =>
  normalized(meta, 60, normalizeIban, "Bu IBAN tutmuyor: TR ve 24 rakam olmalı, bir daha bak").meta({
    ...meta,
    setting: "iban",
  });

export const email = (meta: Words) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .trim()
    .pipe(z.union([z.literal(""), loginSchema.shape.email], { error: "Geçerli bir e-posta adresi yaz" }))
    .pipe(z.string())
    .meta({ ...meta, setting: "email" });

const HANDLE = /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)?([A-Za-z0-9._]{1,30})\/?(?:\?.*)?$/;

function normalizeHandle(typed: string): string | undefined {
  const name = HANDLE.exec(typed.trim())?.[1];
  return name && `@${name}`;
}

/** `@fiyonk`. The address of the profile is accepted too. */
export const handle = (meta: Words) =>
  normalized(meta, 200, normalizeHandle, "Instagram adını @fiyonk gibi yaz").meta({ ...meta, setting: "handle" });

export const ownPicture = z
  .string({ error: "Görsel yazı olmalı" })
  .refine((path) => pictureHash(path) !== undefined, { error: "Fotoğrafı yükle" });

/** The path of an uploaded picture, or empty. */
export const picture = (meta: Words) => z.union([z.literal(""), ownPicture]).meta({ ...meta, setting: "picture" });

export const pictures = (meta: Words) =>
  z
    .array(ownPicture, { error: "Fotoğraflar liste olmalı" })
    .max(MAX_PICTURES, { error: `En fazla ${MAX_PICTURES} fotoğraf olabilir` })
    .meta({ ...meta, setting: "pictures" });

const PROFILE_HOST = /^https:\/\/(?:www\.)?instagram\.com\/\S+$/;

/** A link into Instagram. Empty if there is none. */
export const instagramLink = (meta: Words) =>
  words(500, meta).refine((link) => link === "" || PROFILE_HOST.test(link), {
    error: "Bağlantı https://www.instagram.com/ ile başlamalı",
  });

const noDate = { error: "Tarihi gün, ay, yıl olarak seç" };

/** `2026-03-28` */
export const calendarDate = z.iso.date(noDate);

/** A day, or empty for none. */
export const optionalDate = z.union([z.literal(""), calendarDate], noDate).pipe(z.string());

export const dateField = (meta: Words) => optionalDate.meta({ ...meta, setting: "date" });

/** The id of one item in a list that an owner arranges. */
export const arrangedId = z.string().regex(/^[\w-]{1,64}$/, { error: "Kimliği geçersiz" });

export const haveOwnIds = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** A link to one of the shop's own pages, as the form's list offers them. */
export const ownLink = (error: string) =>
  z
    .string({ error: "Bağlantı yazı olmalı" })
    .max(600, { error: "Bağlantı çok uzun" })
    .refine((link) => slideTarget(link) !== undefined, { error });

type Fault = (text: string) => string | undefined;

/** Refuses a text with one of these faults, in the words of the first fault that is found. */
export const faultless = (text: z.ZodType<string>, ...faults: readonly Fault[]) =>
  text.superRefine((written, context) => {
    const fault = faults.map((find) => find(written)).find((found) => found !== undefined);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });
