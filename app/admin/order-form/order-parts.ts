import type { OrderInput } from "../../../domain/order-book/book-order.ts";

type Field = keyof OrderInput;

/** The parts of an order that are changed by themselves, each with the fields that its small form saves. */
export const ORDER_PARTS = {
  products: { title: "Ürünler", fields: ["lines", "sending"] },
  parcel: {
    title: "Teslimat ve hediye",
    fields: ["state", "day", "carrier", "tracking", "isGift", "surprise", "giftWrap", "hidePrices", "cardNote"],
  },
  payment: { title: "Ödeme ve kargo", fields: ["payment", "cardLink", "sending", "fee"] },
  person: {
    title: "Kime, nereye",
    fields: ["name", "phone", "handle", "senderName", "senderPhone", "province", "district", "address"],
  },
  notes: { title: "Notlar", fields: ["sellerNote", "note"] },
} as const satisfies Record<string, { title: string; fields: readonly Field[] }>;

export type OrderPart = keyof typeof ORDER_PARTS;

const NAMES: readonly OrderPart[] = ["products", "parcel", "payment", "person", "notes"];

/** The part that has the field of an error, such as `lines.2.price`. */
export function partOfField(path: string): OrderPart | undefined {
  const [field] = path.split(".");
  return NAMES.find((name) => ORDER_PARTS[name].fields.some((one) => one === field));
}
