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
  "gelen",
  "kalan",
  "iban",
  "kargo",
  "takip",
  "gün",
  "sipariş sayfası",
  "dükkân",
] as const;

export type OrderPlaceholder = (typeof ORDER_PLACEHOLDERS)[number];

/** Matches `{ad}`, and any other text in braces. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** Finds a placeholder in any spelling: `{Gun}` is `{gün}`. */
export const placeholderOf = (written: string): OrderPlaceholder | undefined =>
  ORDER_PLACEHOLDERS.find((name) => fold(name) === fold(written.trim()));

/** The fault of a text that cannot be filled, in words for the owner. Undefined if there is none. */
export function orderTextFault(text: string): string | undefined {
  const unknown = [...text.matchAll(IN_BRACES)].find(([, name = ""]) => placeholderOf(name) === undefined);
  if (unknown) return `“${unknown[0]}” diye bir bilgi yok. Yazabileceklerin: ${ALL}`;
  if (!/[{}]/.test(text.replace(IN_BRACES, ""))) return undefined;
  return `Yarım kalmış bir { ya da } var. Yazabileceklerin: ${ALL}`;
}

const ALL = ORDER_PLACEHOLDERS.map((name) => `{${name}}`).join(", ");

/** The owner's text for a message about an order. If it is empty, the panel does not offer the message. */
export const orderText = (meta: { title: string; hint: string }) =>
  faultless(paragraphs({ label: meta.title, max: 1000 }), orderTextFault).meta({ ...meta, setting: "text" });
