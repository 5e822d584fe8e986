import type { Tint } from "../../domain/catalog/tint.ts";
import type { OrderState, Payment } from "../../domain/order-book/order-states.ts";

export const STATE_NAMES: Record<OrderState, string> = {
  new: "Yeni",
  preparing: "Hazırlanıyor",
  sent: "Kargoda",
  delivered: "Teslim edildi",
  cancelled: "İptal",
  returned: "İade",
};

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

export const PAYMENT_NAMES: Record<Payment, string> = {
  waiting: "Ödeme bekliyor",
  transfer: "Havale",
  "at-door": "Kapıda ödeme",
};

/** `12 numaralı sipariş`. */
export const orderName = ({ number }: { number: number }): string => `${number} numaralı sipariş`;
