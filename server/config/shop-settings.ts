import { z } from "zod";
import { loginSchema } from "../../domain/account/credentials.ts";
import { ShopError } from "../../domain/error.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { GivenSettings, StoredSections } from "../../domain/settings/section-store.ts";
import { SECTION_KEYS, type SectionKey } from "../../domain/settings/sections.ts";
import { normalizePhone } from "../../domain/settings/typed-numbers.ts";

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
  SHOP_NAME: z.string().trim().max(60, { error: "en fazla 60 karakter olabilir" }).optional(),
  SHOP_PHONE: phone.optional(),
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

/** The first values of an empty shop. Later the owner changes them in the panel (decision 16). */
export function givenSettings(env: ShopEnvironment & { PRICE_HISTORY_DAYS?: number | undefined }): GivenSettings {
  return {
    contact: written({ name: env.SHOP_NAME, phone: env.SHOP_PHONE, email: env.SHOP_EMAIL, social: env.SHOP_SOCIAL }),
    promises: written({
      giftWrap: isPromised(env.SHOP_GIFT_WRAP),
      giftNote: isPromised(env.SHOP_GIFT_NOTE),
      shipsEverywhere: isPromised(env.SHOP_SHIPS_EVERYWHERE),
      parcelPhoto: isPromised(env.SHOP_PARCEL_PHOTO),
    }),
    seller: written({
      legalName: env.SHOP_LEGAL_NAME,
      address: env.SHOP_ADDRESS,
      taxOffice: env.SHOP_TAX_OFFICE,
      taxNumber: env.SHOP_TAX_NUMBER,
      mersis: env.SHOP_MERSIS,
      kep: env.SHOP_KEP,
      chamber: env.SHOP_CHAMBER,
      etbis: env.SHOP_ETBIS,
    }),
    delivery: written({
      deliveryDays: env.SHOP_DELIVERY_DAYS,
      returnAddress: env.SHOP_RETURN_ADDRESS,
      returnCarrier: env.SHOP_RETURN_CARRIER,
    }),
    prices: written({ days: env.PRICE_HISTORY_DAYS }),
  };
}

const isPromised = (setting: string | undefined) => (setting === undefined ? undefined : setting === "1");

type Written<Values> = { [Field in keyof Values]?: Exclude<Values[Field], undefined> };

/** Leaves out what the environment does not say. */
function written<Values extends object>(values: Values): Written<Values>;
function written(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

type Store = Pick<StoredSections, "find" | "save">;

/** Saves the environment's values in the sections that nobody has saved (decision 16). Answers the names of these sections. */
export async function keepGivenSettings(sections: Store, given: GivenSettings): Promise<string[]> {
  const kept: string[] = [];
  for (const key of SECTION_KEYS) if (await keepSection(sections, key, given)) kept.push(key);
  return kept;
}

async function keepSection<Key extends SectionKey>(sections: Store, key: Key, given: GivenSettings): Promise<boolean> {
  if (Object.keys(given[key] ?? {}).length === 0) return false;
  const { revision, values } = await sections.find(key);
  if (revision > 0) return false;
  const saving = sections.save(key, { ...values, ...given[key] }, { by: THE_SHOP, expectedRevision: revision });
  return (await saving.catch(savedByAnother))?.step !== undefined;
}

/** A conflict means that another process, started at the same time, has saved the section. */
function savedByAnother(error: unknown): undefined {
  if (!(error instanceof ShopError && error.code === "conflict")) throw error;
}
