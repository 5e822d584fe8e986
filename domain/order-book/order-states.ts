/** The states of an order in the book, in their usual order. The last three end it. */
export const ORDER_STATES = ["new", "preparing", "sent", "delivered", "cancelled", "returned"] as const;

export type OrderState = (typeof ORDER_STATES)[number];

const FINISHED: readonly OrderState[] = ["delivered", "cancelled", "returned"];

export const isFinished = (state: OrderState): boolean => FINISHED.includes(state);

/** Its products were sold, so its sums count. */
export const isSold = (state: OrderState): boolean => state !== "cancelled" && state !== "returned";

/** The state after this one, for the button of the usual way. */
export const NEXT_STATE: Partial<Record<OrderState, OrderState>> = {
  new: "preparing",
  preparing: "sent",
  sent: "delivered",
};

export const PAYMENTS = ["waiting", "transfer", "at-door"] as const;

export type Payment = (typeof PAYMENTS)[number];

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
