import { formatPrice, sumLira, toKurus } from "../money.ts";

/** The price of sending, and the total from which it is free. Null where the owner has not said. */
export type ParcelPrice = { price: number | null; freeFrom: number | null };

/** For every page: "Kargo ₺49,90 · ₺500,00 üzeri ücretsiz". Undefined if the owner has said neither. */
export function parcelWords({ price, freeFrom }: ParcelPrice): string | undefined {
  if (price === 0 || freeFrom === 0) return "Kargo ücretsiz";
  if (price === null) return freeFrom === null ? undefined : `${formatPrice(freeFrom)} üzeri kargo ücretsiz`;
  const parcel = `Kargo ${formatPrice(price)}`;
  return freeFrom === null ? parcel : `${parcel} · ${formatPrice(freeFrom)} üzeri ücretsiz`;
}

/** For a cart: "Ücretsiz kargoya ₺120,00 kaldı". Undefined where it is free already, or never. A reduced cart is told that its total counts before. */
export function freeSendingWords(
  parcel: ParcelPrice | undefined,
  total: number,
  isReduced = false,
): string | undefined {
  const freeFrom = parcel?.freeFrom ?? null;
  if (freeFrom === null || sendingPrice(parcel, total) === 0) return undefined;
  const rest = `Ücretsiz kargoya ${formatPrice(sumLira([freeFrom, -total]))} kaldı`;
  return isReduced ? `${rest} (indirimden önceki tutarla)` : rest;
}

/** For an order: "₺49,90 (₺500,00 üzeri ücretsiz)"; "hariç" where the owner has not said. It follows the total of the products. */
export function orderParcelWords(parcel: ParcelPrice | undefined, total: number): string {
  if (!parcel) return "hariç";
  if (sendingPrice(parcel, total) === 0) return "ücretsiz";
  const { price, freeFrom } = parcel;
  const free = freeFrom === null ? "" : `${formatPrice(freeFrom)} üzeri ücretsiz`;
  if (price === null) return free;
  return free ? `${formatPrice(price)} (${free})` : formatPrice(price);
}

/** The price of sending an order whose products have this total; null where the owner has not said. */
export function sendingPrice(parcel: ParcelPrice | undefined, total: number): number | null {
  if (!parcel) return null;
  const { price, freeFrom } = parcel;
  return freeFrom !== null && toKurus(total) >= toKurus(freeFrom) ? 0 : price;
}
