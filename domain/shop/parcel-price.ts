import { formatPrice, toKurus, toLira } from "../money.ts";

/** What sending costs, and from which total on it is free; null where the owner has not said. */
export type ParcelPrice = { price: number | null; freeFrom: number | null };

/** For every page: "Kargo ₺49,90 · ₺500,00 üzeri ücretsiz". Undefined if the owner has said neither. */
export function parcelWords({ price, freeFrom }: ParcelPrice): string | undefined {
  if (price === 0 || freeFrom === 0) return "Kargo ücretsiz";
  if (price === null) return freeFrom === null ? undefined : `${formatPrice(freeFrom)} üzeri kargo ücretsiz`;
  const parcel = `Kargo ${formatPrice(price)}`;
  return freeFrom === null ? parcel : `${parcel} · ${formatPrice(freeFrom)} üzeri ücretsiz`;
}

/** For a cart: "Kargo ₺49,90 · Ücretsiz kargoya ₺120,00 kaldı". The price is said and never added: the total is the products'. */
export function cartParcelWords(parcel: ParcelPrice, total: number): string {
  if (sendingPrice(parcel, total) === 0) return "Kargo ücretsiz";
  const { price, freeFrom } = parcel;
  return [
    price !== null && `Kargo ${formatPrice(price)}`,
    freeFrom !== null && `Ücretsiz kargoya ${formatPrice(toLira(toKurus(freeFrom) - toKurus(total)))} kaldı`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** For an order: "₺49,90 (₺500,00 üzeri ücretsiz)". Said after the total, never added to it. */
export function orderParcelWords(parcel: ParcelPrice, total: number): string {
  if (sendingPrice(parcel, total) === 0) return "ücretsiz";
  const { price, freeFrom } = parcel;
  const free = freeFrom === null ? "" : `${formatPrice(freeFrom)} üzeri ücretsiz`;
  if (price === null) return free;
  return free ? `${formatPrice(price)} (${free})` : formatPrice(price);
}

/** The price of sending an order of this total; null where the owner has not said. */
export const sendingPrice = ({ price, freeFrom }: ParcelPrice, total: number): number | null =>
  freeFrom !== null && toKurus(total) >= toKurus(freeFrom) ? 0 : price;
