import { DAY_MS, istanbulDate } from "../istanbul.ts";
import { mayPayAtDoor } from "../shop/payment-words.ts";

/** The states of an order in the book, in their usual order. The last three end it. */
export const ORDER_STATES = ["new", "preparing", "sent", "delivered", "cancelled", "returned"] as const;

export type OrderState = (typeof ORDER_STATES)[number];

const FINISHED: readonly OrderState[] = ["delivered", "cancelled", "returned"];

export const isFinished = (state: OrderState): boolean => FINISHED.includes(state);

/** The states before sending, in which the products are still on the shelf. */
export const OPEN_STATES: readonly OrderState[] = ["new", "preparing"];

export const isOpen = (state: OrderState): boolean => OPEN_STATES.includes(state);

/** Lists besides the states: open orders, and those that need something (`NEED_OF_LIST`). */
export const BOOK_LISTS = ["open", "confirm", "unpaid", "pack", "due", "tell", "late", "words", "refund"] as const;

export type BookList = (typeof BOOK_LISTS)[number];

/** True if the order is wanted by tomorrow at the latest and is not sent yet. */
export const isDue = ({ state, day }: { state: OrderState; day: string }, now: Date): boolean =>
  isOpen(state) && day !== "" && day <= lastDueDay(now);

const lastDueDay = (now: Date): string => istanbulDate(new Date(now.getTime() + DAY_MS));

/** True if the products count as sold in the sums. */
export const isSold = (state: OrderState): boolean => state !== "cancelled" && state !== "returned";

/** The state after this one, for the button of the usual way. */
export const NEXT_STATE: Partial<Record<OrderState, OrderState>> = {
  new: "preparing",
  preparing: "sent",
  sent: "delivered",
};

/** The agreed way to pay; `waiting` if none was agreed. */
export const PAYMENTS = ["waiting", "transfer", "at-door"] as const;

export type Payment = (typeof PAYMENTS)[number];

/** A link for cards is stored as a mark beside the payment, because the version before knows no other payments. */
export const PAYING_WAYS = [...PAYMENTS, "card-link"] as const;

export type PayingWay = (typeof PAYING_WAYS)[number];

/** The ways to choose from, with the one that was chosen before. */
export const waysOffered = (isGift: boolean, chosen: PayingWay): readonly PayingWay[] =>
  PAYING_WAYS.filter((way) => way !== "at-door" || mayPayAtDoor(isGift) || way === chosen);

type Paying = { payment: Payment; cardLink: boolean };

export const payingWay = ({ payment, cardLink }: Paying): PayingWay =>
  payment === "waiting" && cardLink ? "card-link" : payment;

export const STATE_NAMES: Record<OrderState, string> = {
  new: "Yeni",
  preparing: "Hazırlanıyor",
  sent: "Kargoda",
  delivered: "Teslim edildi",
  cancelled: "İptal",
  returned: "İade",
};

export const PAYMENT_NAMES: Record<PayingWay, string> = {
  waiting: "Söylenmedi",
  transfer: "Havale",
  "at-door": "Kapıda ödeme",
  "card-link": "Kart bağlantısı",
};
