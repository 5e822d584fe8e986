import { DETAIL_LABELS } from "../order/detail-lines.ts";
import type { OrderDetails } from "../order/order-details.ts";
import { PAYMENT_NAMES, PAYMENTS, type Payment } from "../order-book/order-states.ts";
import { SAID_FIELDS, type SaidFact, type SaidField } from "../said-order/said-fact.ts";
import { showPhone } from "../settings/phone.ts";
import { mayPayAtDoor } from "../shop/payment-words.ts";
import type { ShopPromises } from "../shop/shop-facts.ts";

/** The facts that are ticked before the owner decides: those that are sure, one for each field. */
export const sureFacts = (facts: readonly SaidFact[]): SaidFact[] =>
  SAID_FIELDS.flatMap((field) => facts.find((fact) => fact.field === field && fact.isSure) ?? []);

/** The facts with this one ticked or not. Of each field one at most is ticked. */
export const tickedFact = (ticked: readonly SaidFact[], fact: SaidFact): SaidFact[] =>
  ticked.includes(fact)
    ? ticked.filter((one) => one !== fact)
    : [...ticked.filter(({ field }) => field !== fact.field), fact];

/** The details of an order with the facts that the owner accepts. Without a gift nobody but the receiver is named. */
export const detailsWith = (details: OrderDetails, ticked: readonly SaidFact[], isGift: boolean): OrderDetails => ({
  ...details,
  ...Object.fromEntries(
    ticked.filter(({ field }) => field !== "payment").map(({ field, value }) => [field, isBox(field) ? true : value]),
  ),
  ...(!isGift && { senderName: details.senderName, senderPhone: details.senderPhone }),
  isGift: details.isGift || isGift,
});

/** The way to pay that she accepts. A gift cannot be paid at the door. */
export function acceptedPayment(ticked: readonly SaidFact[], isGift: boolean): Payment {
  const said = ticked.find(({ field }) => field === "payment")?.value;
  const way = PAYMENTS.find((one) => one === said) ?? "waiting";
  return way === "at-door" && !mayPayAtDoor(isGift) ? "waiting" : way;
}

const isBox = (field: SaidField): boolean => field === "giftWrap" || field === "hidePrices";

/** The facts that the shop can do: no gift is paid at the door, wrapping and card only where it promises them, and no prices for a gift or beside one of them. */
export const promisedFacts = (facts: readonly SaidFact[], { promises, isGift }: Offered): SaidFact[] =>
  facts.filter(({ field, value }) => {
    if (field === "payment") return value !== "at-door" || mayPayAtDoor(isGift);
    if (field === "giftWrap") return promises.giftWrap;
    if (field === "cardNote") return promises.giftNote;
    return field !== "hidePrices" || isGift || promises.giftWrap || promises.giftNote;
  });

type Offered = { promises: Pick<ShopPromises, "giftWrap" | "giftNote">; isGift: boolean };

const PLACES: Partial<Record<SaidField, string>> = { province: "İl", district: "İlçe" };

/** The name of a fact's field, as the panel says it. */
export function factLabel({ field }: Pick<SaidFact, "field">, isGift: boolean): string {
  if (field === "payment") return "Ödeme yolu";
  if (isGift && field === "name") return DETAIL_LABELS.receiver;
  if (isGift && field === "phone") return DETAIL_LABELS.receiverPhone;
  return field === "province" || field === "district" ? (PLACES[field] ?? "") : DETAIL_LABELS[field];
}

export function factText({ field, value }: Pick<SaidFact, "field" | "value">): string {
  if (field === "payment") return PAYMENT_NAMES[PAYMENTS.find((one) => one === value) ?? "waiting"];
  return field === "phone" || field === "senderPhone" ? showPhone(value) : value;
}
