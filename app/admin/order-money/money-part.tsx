import "./money-part.css";
import type { ReactNode } from "react";
import { formatDifference, formatPrice } from "../../../domain/money.ts";
import { isGiftCharge } from "../../../domain/order/amount-to-pay.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { DiscountPlace } from "../../../domain/order-book/order-discount.ts";
import { agreedTotal, moneyOf, orderTotal, type PaymentRow } from "../../../domain/order-book/order-money.ts";
import { isSold } from "../../../domain/order-book/order-states.ts";
import { besideAmount, namedDiscounts, paymentTitles } from "../../../domain/order-book/payment-rows.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useMayChangePrices } from "../panel-context.tsx";
import { orderName } from "../panel-words.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import { DiscountSheet } from "./discount-sheet.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";
import { RefundSheet } from "./refund-sheet.tsx";

type MoneyPartProps = {
  order: BookOrder;
  /** Loads card and list again. */
  onChanged: () => Promise<void>;
  /** Opens the form of the charges beside the products. */
  onCharges: () => void;
};

type Opened =
  | { kind: "payment"; payment: PaymentRow | undefined }
  | { kind: "discount"; place: DiscountPlace | undefined }
  | { kind: "refund" };

/** The money of an order as a bill: products, discounts, sending, what has come and what is left. Each row opens what it is about. */
export function MoneyPart({ order, onChanged, onCharges }: MoneyPartProps) {
  const mayChangePrices = useMayChangePrices();
  const sheet = useOpenedAbout<Opened>("siparis-parasi");
  const opened = sheet.subject;
  const { toPay, paid, left } = moneyOf(order);
  const { sending, fee, payments, state } = order;
  const opens = (about: Opened) => (mayChangePrices ? () => sheet.open(about) : undefined);
  const places = discountPlaces(order);
  const titles = paymentTitles(payments, agreedTotal(order));
  const around = { order, onChanged, onClose: sheet.close };
  return (
    <>
      <ul className="money-part-bill">
        <BillRow name={productsTitle(order)} amount={formatPrice(orderTotal(order.lines))} />
        {namedDiscounts(order).map(({ name, off }, at) => (
          <BillRow
            key={`${name} ${places[at]?.key}`}
            name={name}
            amount={formatDifference(-off)}
            onTap={opens({ kind: "discount", place: places[at]?.place })}
          />
        ))}
        <BillRow name="Kargo" amount={sendingWords(sending)} onTap={mayChangePrices ? onCharges : undefined} />
        {fee !== null && (
          <BillRow name="Kapıda ödeme" amount={formatPrice(fee)} onTap={mayChangePrices ? onCharges : undefined} />
        )}
        <BillRow name={askedTitle(order.state, toPay)} amount={formatPrice(toPay)} isSum />
        {mayChangePrices &&
          Array.from(payments.entries(), ([at, payment]) => (
            <BillRow
              key={payment.id}
              name={`${titles[at]}${besideAmount(payment)}`}
              amount={payment.back ? formatPrice(payment.amount) : formatDifference(-payment.amount)}
              onTap={opens({ kind: "payment", payment })}
            />
          ))}
        {(!mayChangePrices || payments.length === 0) && paid > 0 && (
          <BillRow name="Gelen" amount={formatDifference(-paid)} />
        )}
        {(left !== 0 || isSold(state)) && (
          <BillRow name={leftTitle(state, left)} amount={formatPrice(Math.abs(left))} isSum />
        )}
      </ul>
      {mayChangePrices && (
        <div className="kit-row">
          {isSold(state) && (
            <SmallButton
              action="Ödeme yaz"
              of={orderName(order)}
              onClick={opens({ kind: "payment", payment: undefined })}
            />
          )}
          {isSold(state) && (
            <SmallButton
              action="İndirim ya da hediye"
              of={orderName(order)}
              onClick={opens({ kind: "discount", place: undefined })}
            />
          )}
          {(paid > 0 || state === "sent" || state === "delivered") && (
            <SmallButton action="İade yaz" of={orderName(order)} onClick={opens({ kind: "refund" })} />
          )}
        </div>
      )}
      {opened?.kind === "payment" && <PaymentSheet {...around} payment={opened.payment} />}
      {opened?.kind === "discount" && <DiscountSheet {...around} place={opened.place} />}
      {opened?.kind === "refund" && <RefundSheet {...around} />}
    </>
  );
}

const productsTitle = ({ lines }: BookOrder): string =>
  lines.some(isGiftCharge) ? "Ürünler, paket ve kartla" : "Ürünler";

const sendingWords = (sending: number | null): string => {
  if (sending === null) return "hariç";
  return sending === 0 ? "ücretsiz" : formatPrice(sending);
};

/** What an order asks for. An order that was not sold keeps what the owner does not give back. */
export const askedTitle = (state: BookOrder["state"], toPay: number): string =>
  !isSold(state) && toPay > 0 ? "Sende kalan" : "Ödenecek";

/** What is left, or came too much, or goes back. */
export function leftTitle(state: BookOrder["state"], left: number): string {
  if (left >= 0) return "Kalan";
  return isSold(state) ? "Fazla geldi" : "Geri ödenecek";
}

/** The places of the discounts, in the sequence of `namedDiscounts`. */
const discountPlaces = ({ lines, discounts }: BookOrder): { key: string; place: DiscountPlace }[] => [
  ...lines.flatMap(({ discount }, line) => (discount ? [{ key: `line ${line}`, place: { line } }] : [])),
  ...discounts.map((_, at) => ({ key: `order ${at}`, place: { at } })),
];

type BillRowProps = { name: ReactNode; amount: string; isSum?: boolean; onTap?: (() => void) | undefined };

function BillRow({ name, amount, isSum = false, onTap }: BillRowProps) {
  const words = (
    <>
      <span>{name}</span>
      <span className="price">{amount}</span>
    </>
  );
  return (
    <li data-sum={isSum}>
      {onTap ? (
        <button type="button" className="kit-bare money-part-row" aria-haspopup="dialog" onClick={onTap}>
          {words}
        </button>
      ) : (
        <span className="money-part-row">{words}</span>
      )}
    </li>
  );
}
