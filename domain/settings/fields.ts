import { z } from "zod";
import { loginSchema } from "../account/credentials.ts";
import { MAX_PICTURES, pictureHash } from "../catalog/media.ts";
import { hasAtMostTwoDecimals, MAX_PRICE } from "../money.ts";
import { line } from "../plain-text.ts";
import { HALF_PHONE, normalizeIban, normalizePhone } from "./typed-numbers.ts";

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
  | "look"
  | "choice-sets"
  | "text"
  | "info-sections";

declare module "zod" {
  interface GlobalMeta {
    /** How a setting is edited. */
    setting?: SettingKind;
    hint?: string;
  }
}

type Words = { title: string; hint?: string };

export const words = (max: number, meta: Words) => line({ label: meta.title, max }).meta({ ...meta, setting: "line" });

export const toggle = (meta: Words) =>
  z.boolean({ error: `${meta.title}: evet ya da hayır olmalı` }).meta({ ...meta, setting: "switch" });

/** Null where the owner has not said. */
export const money = (meta: Words) =>
  z
    .number({ error: `${meta.title} sayı olmalı, örneğin 49,90` })
    .min(0, { error: `${meta.title} 0'dan küçük olamaz` })
    .max(MAX_PRICE, { error: `${meta.title} çok büyük` })
    .refine(hasAtMostTwoDecimals, { error: `${meta.title} en fazla iki ondalık basamak içerebilir` })
    .nullable()
    .meta({ ...meta, setting: "money" });

export const count = ({ from, to, ...meta }: Words & { from: number; to: number }) => {
  const error = `${meta.title}: ${from} ile ${to} arasında bir tam sayı yaz`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** Digits with the country code: of a Turkish number `90…`, of a foreign one `+…`. Empty if the owner has none yet. */
export const phone = (meta: Words) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .max(60, { error: `${meta.title} çok uzun` })
    .transform((typed) => (typed.trim() === "" ? "" : normalizePhone(typed)))
    .pipe(z.string({ error: HALF_PHONE }))
    .meta({ ...meta, setting: "phone" });

/** `TR` and 24 digits. Empty if the owner has none. */
export const iban = (meta: Words) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .max(60, { error: `${meta.title} çok uzun` })
    .transform((typed) => (typed.trim() === "" ? "" : normalizeIban(typed)))
    .pipe(z.string({ error: "Bu IBAN tutmuyor: TR ve 24 rakam olmalı, bir daha bak" }))
    .meta({ ...meta, setting: "iban" });

export const email = (meta: Words) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .trim()
    .pipe(z.union([z.literal(""), loginSchema.shape.email], { error: "Geçerli bir e-posta adresi yaz" }))
    .pipe(z.string())
    .meta({ ...meta, setting: "email" });

const HANDLE = /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)?([A-Za-z0-9._]{1,30})\/?(?:\?.*)?$/;

/** `@fiyonk`, also where the profile's address is pasted. Empty if the shop has none. */
export const handle = (meta: Words) =>
  z
    .string({ error: `${meta.title} yazı olmalı` })
    .max(200, { error: `${meta.title} çok uzun` })
    .transform((typed) => {
      const [, name] = HANDLE.exec(typed.trim()) ?? [];
      return typed.trim() === "" ? "" : name && `@${name}`;
    })
    .pipe(z.string({ error: "Instagram adını @fiyonk gibi yaz" }))
    .meta({ ...meta, setting: "handle" });

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

const calendarDate = z.iso.date({ error: "Tarihi gün, ay, yıl olarak seç" });

/** `2026-03-28`, or empty for no limit. */
export const dateField = (meta: Words) =>
  z
    .union([z.literal(""), calendarDate], { error: "Tarihi gün, ay, yıl olarak seç" })
    .pipe(z.string())
    .meta({ ...meta, setting: "date" });
