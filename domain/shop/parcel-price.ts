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
export function cartParcelWords({ price, freeFrom }: ParcelPrice, total: number): string {
  const missing = freeFrom === null ? undefined : toLira(toKurus(freeFrom) - toKurus(total));
  if (price === 0 || (missing !== undefined && missing <= 0)) return "Kargo ücretsiz";
  return [
    price !== null && `Kargo ${formatPrice(price)}`,
    missing !== undefined && `Ücretsiz kargoya ${formatPrice(missing)} kaldı`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** For an order: "₺49,90 (₺500,00 üzeri ücretsiz)". Said after the total, never added to it. */
export function orderParcelWords({ price, freeFrom }: ParcelPrice, total: number): string {
  if (price === 0 || (freeFrom !== null && toKurus(total) >= toKurus(freeFrom))) return "ücretsiz";
  const free = freeFrom === null ? "" : `${formatPrice(freeFrom)} üzeri ücretsiz`;
  if (price === null) return free;
  return free ? `${formatPrice(price)} (${free})` : formatPrice(price);
}
