import type { Payment } from "../order-book/order-states.ts";
import { fold } from "../turkish.ts";
import { isQuestion } from "./no-wish.ts";

export type SpokenWishes = { giftWrap: boolean; hidePrices: boolean; payment: Payment };

const HIDDEN_PRICES = /(?<!\p{L})(?:fiyat\p{L}* (?:gorunme|gosterme|gozukme|yazma|olma)\p{L}*|fiyatsiz)/u;
const GIFT_WRAP = /(?<!\p{L})hediye paket\p{L}*/u;
const AT_DOOR = /(?<!\p{L})kapida ode/u;
const TRANSFER = /(?<!\p{L})(?:havale|eft)(?!\p{L}) ?(?:ile|yap|at|gonder|ol|$)/u;
/** What the line says no to, or leaves open. */
const REFUSAL = /(?<!\p{L})(?:degil|yok|olmaz|istem\p{L}*|olmasin|gerek\p{L}*|yapa?ma\p{L}*|eger)(?!\p{L})/u;

/** The wishes in words without a label. A question or a refusal asks for nothing, and the words stay in the note. */
export function spokenWishes(lines: readonly string[]): SpokenWishes {
  const plain = lines.map(fold).filter((line) => !isQuestion(line));
  const says = (wish: RegExp) => plain.some((line) => wish.test(line) && !REFUSAL.test(line));
  const payments: Payment[] = [
    ...(says(AT_DOOR) ? ["at-door" as const] : []),
    ...(says(TRANSFER) ? ["transfer" as const] : []),
  ];
  const [payment = "waiting", other] = payments;
  return {
    giftWrap: says(GIFT_WRAP),
    hidePrices: plain.some((line) => HIDDEN_PRICES.test(line)),
    payment: other === undefined ? payment : "waiting",
  };
}
