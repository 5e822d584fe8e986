import { paragraphs } from "../plain-text.ts";
import { fold } from "../turkish.ts";
import { faultless } from "./fields.ts";

/** The facts that a message about an order may name: `{ad}`. */
export const ORDER_PLACEHOLDERS = [
  "ad",
  "no",
  "ürünler",
  "toplam",
  "ödenecek",
  "iban",
  "kargo",
  "takip",
  "gün",
  "dükkân",
] as const;

export type OrderPlaceholder = (typeof ORDER_PLACEHOLDERS)[number];

/** Matches `{ad}` and what looks like one. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** In any spelling: `{Gun}` is `{gün}`. */
export const placeholderOf = (written: string): OrderPlaceholder | undefined =>
  ORDER_PLACEHOLDERS.find((name) => fold(name) === fold(written.trim()));

/** Why a text cannot be filled, in words for the owner; undefined if it can. */
export function orderTextFault(text: string): string | undefined {
  const unknown = [...text.matchAll(IN_BRACES)].find(([, name = ""]) => placeholderOf(name) === undefined);
  if (unknown) return `“${unknown[0]}” diye bir bilgi yok. Yazabileceklerin: ${ALL}`;
  if (!/[{}]/.test(text.replace(IN_BRACES, ""))) return undefined;
  return `Yarım kalmış bir { ya da } var. Yazabileceklerin: ${ALL}`;
}

const ALL = ORDER_PLACEHOLDERS.map((name) => `{${name}}`).join(", ");

/** A message about an order. Without a text the panel offers none. */
export const orderText = (meta: { title: string; hint: string }) =>
  faultless(paragraphs({ label: meta.title, max: 1000 }), orderTextFault).meta({ ...meta, setting: "text" });
