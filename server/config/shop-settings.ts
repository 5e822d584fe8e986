import { z } from "zod";
import { loginSchema } from "../../domain/account/credentials.ts";
import type { LegalFacts } from "../../domain/shop/legal-facts.ts";
import { normalizePhone } from "../../domain/shop/phone.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";

const phone = z.string().transform((typed, context) => {
  const digits = normalizePhone(typed);
  if (digits) return digits;
  context.addIssue({ code: "custom", message: "telefon 0532 123 45 67 biçiminde olmalı" });
  return z.NEVER;
});

const promise = z.enum(["0", "1"], { error: "1 (söz veriyorum) ya da 0 (vermiyorum) olmalı" }).optional();
const fact = z.string().trim().max(300, { error: "en fazla 300 karakter olabilir" }).optional();

/** Settings that describe the shop to its customers. */
export const shopSettings = {
  SHOP_NAME: z.string().trim().max(60, { error: "en fazla 60 karakter olabilir" }).default("Fiyonk"),
  SHOP_PHONE: phone.default("905320000000"),
  SHOP_EMAIL: loginSchema.shape.email.optional(),
  SHOP_SOCIAL: z
    .string()
    .trim()
    .regex(/^@?[A-Za-z0-9._]{1,30}$/, { error: "Instagram adı @fiyonk biçiminde olmalı" })
    .transform((handle) => `@${handle.replace(/^@/, "")}`)
    .optional(),
  SHOP_GIFT_WRAP: promise,
  SHOP_GIFT_NOTE: promise,
  SHOP_SHIPS_EVERYWHERE: promise,
  SHOP_PARCEL_PHOTO: promise,
  SHOP_LEGAL_NAME: fact,
  SHOP_ADDRESS: fact,
  SHOP_TAX_OFFICE: fact,
  SHOP_TAX_NUMBER: fact,
  SHOP_MERSIS: fact,
  SHOP_KEP: fact,
  SHOP_CHAMBER: fact,
  SHOP_ETBIS: fact,
  SHOP_DELIVERY_DAYS: fact,
  SHOP_RETURN_ADDRESS: fact,
  SHOP_RETURN_CARRIER: fact,
};

type ShopEnvironment = z.output<z.ZodObject<typeof shopSettings>>;

type Context = { publicUrl: string; isProduction: boolean };

/** A live shop shows only what its owner wrote; a trial shop has examples. */
export function shopFacts(env: ShopEnvironment, { publicUrl, isProduction }: Context): ShopFacts {
  const isTrial = !isProduction;
  const isPromised = (setting: string | undefined) => (setting === undefined ? isTrial : setting === "1");
  return {
    name: env.SHOP_NAME,
    phone: env.SHOP_PHONE,
    email: env.SHOP_EMAIL ?? (isTrial ? "merhaba@fiyonk.example" : ""),
    social: env.SHOP_SOCIAL ?? (isTrial ? "@fiyonk" : ""),
    publicUrl,
    promises: {
      giftWrap: isPromised(env.SHOP_GIFT_WRAP),
      giftNote: isPromised(env.SHOP_GIFT_NOTE),
      shipsEverywhere: isPromised(env.SHOP_SHIPS_EVERYWHERE),
      parcelPhoto: isPromised(env.SHOP_PARCEL_PHOTO),
    },
    isTrial,
  };
}

export function writtenFacts(env: ShopEnvironment): Partial<LegalFacts> {
  const facts: Record<keyof LegalFacts, string | undefined> = {
    legalName: env.SHOP_LEGAL_NAME,
    address: env.SHOP_ADDRESS,
    taxOffice: env.SHOP_TAX_OFFICE,
    taxNumber: env.SHOP_TAX_NUMBER,
    mersis: env.SHOP_MERSIS,
    kep: env.SHOP_KEP,
    chamber: env.SHOP_CHAMBER,
    etbis: env.SHOP_ETBIS,
    deliveryDays: env.SHOP_DELIVERY_DAYS,
    returnAddress: env.SHOP_RETURN_ADDRESS,
    returnCarrier: env.SHOP_RETURN_CARRIER,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, written]) => written !== undefined));
}
