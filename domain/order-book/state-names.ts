import type { OrderState, Payment } from "./order-states.ts";

export const STATE_NAMES: Record<OrderState, string> = {
  new: "Yeni",
  preparing: "Hazırlanıyor",
  sent: "Kargoda",
  delivered: "Teslim edildi",
  cancelled: "İptal",
  returned: "İade",
};

export const PAYMENT_NAMES: Record<Payment, string> = {
  waiting: "Ödeme bekliyor",
  transfer: "Havale",
  "at-door": "Kapıda ödeme",
};
