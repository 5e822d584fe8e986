import type { Tint } from "../../domain/catalog/tint.ts";
import { isGiftCharge } from "../../domain/order/amount-to-pay.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";

export { PAYMENT_NAMES, STATE_NAMES } from "../../domain/order-book/order-states.ts";

/** The button that brings an order into this state. */
export const STATE_ACTIONS: Record<OrderState, string> = {
  new: "Yeni yap",
  preparing: "Hazırlamaya al",
  sent: "Kargoya ver",
  delivered: "Teslim edildi",
  cancelled: "İptal et",
  returned: "İade al",
};

export const STATE_TINTS: Record<OrderState, Tint> = {
  new: "rose",
  preparing: "butter",
  sent: "sky",
  delivered: "mint",
  cancelled: "lilac",
  returned: "lilac",
};

/** `12 numaralı sipariş`. */
export const orderName = ({ number }: { number: number }): string => `${number} numaralı sipariş`;

/** The title of the lines' sum, where wrapping and card may be among them. */
export const totalTitle = (lines: readonly Parameters<typeof isGiftCharge>[0][]): string =>
  lines.some(isGiftCharge) ? "Toplam, paket ve kartla" : "Toplam";
