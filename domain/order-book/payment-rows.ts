import { formatPrice, sumLira } from "../money.ts";
import { couponIn } from "../offer/coupon-word.ts";
import {
  type Discount,
  keptTotal,
  keptWithin,
  lineDiscount,
  type MONEY_WAYS,
  type PaymentRow,
  receivedTotal,
  wholeDiscounts,
} from "./order-money.ts";
import { PAYMENT_NAMES } from "./order-states.ts";

export const WAY_NAMES: Record<(typeof MONEY_WAYS)[number], string> = { ...PAYMENT_NAMES, cash: "Elden" };

/** The discount for money that went back although the order asked for it. */
export const GIVEN_BACK = "Geri ödeme";

/** `İndirim (doğum günü)`, `Geri ödeme`, `Kupon ECE10`. */
export const discountName = ({ word }: Pick<Discount, "word">): string =>
  word === "" ? "İndirim" : isOfShop(word) ? word : `İndirim (${word})`;

/** True for the words that the shop writes by itself. Others are somebody's own and may name a person. */
const isOfShop = (word: string): boolean => word === GIVEN_BACK || couponIn(word) !== undefined;

/** True if the discount makes a present of its line. */
export const isPresent = ({ percent }: Discount): boolean => percent === 100;

/** `Hediye`, `Hediye (doğum günü)`. */
export const presentName = ({ word }: Pick<Discount, "word">): string =>
  word === "" || word === PRESENT ? PRESENT : `${PRESENT} (${word})`;

export const PRESENT = "Hediye";

/** The discount without the reason that somebody typed, which may name a person. The words of the shop's own discounts stay. */
export const withoutReason = <Of extends Pick<Discount, "word">>(discount: Of): Of => ({
  ...discount,
  word: isOfShop(discount.word) || discount.word === PRESENT ? discount.word : "",
});

/** `%10`, `₺20,00`. */
export const discountSize = ({ percent, amount = 0 }: Discount): string =>
  percent === undefined ? formatPrice(amount) : `%${percent}`;

/** `İndirim (doğum günü) %10` */
export const discountInWords = (discount: Discount): string => `${titleOf(discount)} ${discountSize(discount)}`;

const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", timeZone: "UTC" });

/** `Kapora ₺100,00 havale, 28 Kasım`, each payment of an order that asked for `agreed`. It has the title that it has `among` more payments. */
export function paymentsInWords(
  payments: readonly PaymentRow[],
  agreed: number | undefined,
  among: readonly PaymentRow[] = payments,
): string[] {
  const [own, titles] = [paymentTitles(payments, agreed), paymentTitles(among, agreed)];
  return payments.map((row, at) => {
    const title = titles[among.findIndex(({ id }) => id === row.id)] ?? own[at];
    return `${title} ${formatPrice(row.amount)}${besideAmount(row)}`;
  });
}

/**
 * ` havale, 28 Kasım`; `, 28 Kasım` where nobody has said the way; `, 28 Kasım, iade edilmez` where the owner keeps it, and
 * `, ₺50,00 iade edilmez` where she keeps a part.
 */
export const besideAmount = (payment: PaymentRow): string => {
  const { way, day, kept, keptPart } = payment;
  const name = way === "waiting" ? "" : ` ${WAY_NAMES[way].toLocaleLowerCase("tr")}`;
  const part = keptPart === undefined ? "" : `${formatPrice(keptPart)} `;
  return `${name}, ${dayFormat.format(new Date(day))}${kept ? `, ${part}iade edilmez` : ""}`;
};

/**
 * The words for each payment of an order that asked for `agreed`. The first one is a deposit if more is to come. Where nobody knows what was
 * asked for, it is one if more came.
 */
export function paymentTitles(payments: readonly PaymentRow[], agreed: number | undefined): string[] {
  const isMoreCome = payments.slice(1).some(({ back }) => !back);
  return Array.from(payments.entries(), ([at, { back, amount }]) => {
    if (back) return GIVEN_BACK;
    if (at === 0) return (agreed === undefined ? isMoreCome : amount < agreed) ? "Kapora" : "Ödeme";
    const isAllThere = agreed !== undefined && receivedTotal(payments.slice(0, at + 1)) >= agreed;
    return isAllThere ? "Kalan" : "Ödeme";
  });
}

/** Adds the payment, or replaces the one with its id. */
export const withPayment = (payments: readonly PaymentRow[], payment: PaymentRow): PaymentRow[] =>
  payments.some(({ id }) => id === payment.id)
    ? payments.map((one) => (one.id === payment.id ? payment : one))
    : [...payments, payment];

type Change = { before: readonly PaymentRow[]; after: readonly PaymentRow[] };

/** Undoes a change of payments that were changed again since: other payments stay, and so does one that has another value by now. */
export function paymentsBack(now: readonly PaymentRow[], { before, after }: Change): PaymentRow[] {
  const sameIn = (rows: readonly PaymentRow[], row: PaymentRow) => rows.find(({ id }) => id === row.id);
  const stays = now.flatMap((row): PaymentRow[] => {
    const [was, became] = [sameIn(before, row), sameIn(after, row)];
    const isOfChange = became !== undefined && areAlike(row, became);
    return isOfChange ? (was ? [was] : []) : [row];
  });
  const removed = before.filter((row) => !sameIn(after, row) && !sameIn(now, row));
  return [...stays, ...removed];
}

const areAlike = (one: PaymentRow, other: PaymentRow): boolean =>
  one.amount === other.amount &&
  one.way === other.way &&
  one.day === other.day &&
  one.back === other.back &&
  one.kept === other.kept &&
  one.keptPart === other.keptPart;

/** The payments of a cancelled or returned order whose owner keeps all that did not go back. */
export const allKept = (payments: readonly PaymentRow[]): PaymentRow[] =>
  keptWithin(payments.map(({ keptPart: _, ...payment }) => (payment.back ? payment : { ...payment, kept: true })));

/** For who may not see the single payments: one payment of all that has come, and one of the part that the owner keeps. */
export function summedPayments(payments: readonly PaymentRow[]): PaymentRow[] {
  const [first] = payments;
  if (!first) return [];
  const kept = keptTotal(payments);
  const rest = sumLira([receivedTotal(payments), -kept]);
  const sum = { way: "waiting", day: first.day } as const;
  return [
    ...(kept > 0 ? [{ ...sum, id: "kept", amount: kept, kept: true as const }] : []),
    ...(rest === 0 ? [] : [{ ...sum, id: "sum", amount: Math.abs(rest), ...(rest < 0 && { back: true as const }) }]),
  ];
}

type Discounted = Omit<Parameters<typeof wholeDiscounts>[0], "lines"> & {
  lines: readonly (Parameters<typeof lineDiscount>[0] & { name: string })[];
};

/** Every discount with the name of its line, if it has one, and the lira that it takes off: `Hediye: Kupa`, `İndirim (doğum günü)`. */
export function namedDiscounts(order: Discounted): { name: string; off: number }[] {
  const amounts = wholeDiscounts(order);
  const ofLines = order.lines.flatMap((line) =>
    line.discount ? [{ name: `${titleOf(line.discount)}: ${line.name}`, off: lineDiscount(line) }] : [],
  );
  const ofWhole = order.discounts.map((discount, at) => ({ name: discountName(discount), off: amounts[at] ?? 0 }));
  return [...ofLines, ...ofWhole];
}

const titleOf = (discount: Discount): string => (isPresent(discount) ? presentName(discount) : discountName(discount));
