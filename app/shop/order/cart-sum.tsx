import { capitalized } from "../../../domain/capitalized.ts";
import { formatPrice } from "../../../domain/money.ts";
import { REFUSED_CODES } from "../../../domain/offer/code-refusals.ts";
import { amountToPay, chargeWords, isTotalAll, reductionWords } from "../../../domain/order/amount-to-pay.ts";
import { cartSaving } from "../../../domain/order/cart.ts";
import type { CheckedCart } from "../../../domain/order/checked-cart.ts";
import { type Order, orderCharges } from "../../../domain/order/order-message.ts";
import { freeSendingWords } from "../../../domain/shop/parcel-price.ts";
import { waysToPay } from "../../../domain/shop/payment-words.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { useShop } from "../../use-shop.ts";
import { RETURN_LAW } from "../page/return-law.ts";
import { CouponField } from "./coupon-field.tsx";
import "./cart-sum.css";

/** One row: the total, what is to pay if that is another sum, and what it includes. A tap shows the parts. */
export function CartSum({ order, checked }: { order: Order; checked: CheckedCart | undefined }) {
  const { parcel, payment } = useShop();
  const charged = orderCharges(order);
  const { total, reductions = [], gifts = [], sending } = charged;
  const isMore = !isTotalAll(charged);
  const saving = cartSaving(order.lines);
  const ways = waysToPay(payment, order.details.isGift);
  const isPersonal = order.lines.some(({ texts }) => returnRight(undefined, texts) === "lost");
  const saved = saving > 0 && `${formatPrice(saving)} kazandın`;
  const isFree = reductions.some(({ ofSending }) => ofSending);
  const taken = reductions.map(reductionWords).join(" · ");
  const refused = checked?.refused && REFUSED_CODES[checked.refused];
  const words = [refused, capitalized(chargeWords(charged)), taken || freeSendingWords(parcel, total) || saved];
  return (
    <details className="cart-sum">
      <summary>
        <span className="cart-sum-total" data-beside={isMore}>
          <span>Toplam</span> <span className="price">{formatPrice(total)}</span>
        </span>
        {isMore && (
          <span className="cart-sum-total">
            <span>Ödenecek</span> <span className="price">{formatPrice(amountToPay(charged))}</span>
          </span>
        )}
        <small>
          {total > 0 && <span>{words.filter(Boolean).join(" · ")}</span>} <u>Ayrıntısı</u>
        </small>
      </summary>
      {reductions.map(({ name, amount }) => (
        <Part key={name} name={name} amount={`−${formatPrice(amount)}`} />
      ))}
      {gifts.map(({ name, price }) => (
        <Part key={name} name={name} amount={formatPrice(price)} />
      ))}
      {sending !== null && <Part name="Kargo" amount={sending === 0 ? "ücretsiz" : formatPrice(sending)} />}
      {taken && !isFree && freeSendingWords(parcel, total, true) && <p>{freeSendingWords(parcel, total, true)}</p>}
      {saving > 0 && <Part name="Eski fiyatlara göre kazancın" amount={formatPrice(saving)} />}
      <CouponField order={order} checked={checked} />
      {ways !== "" && <p>Ödeme: {ways}</p>}
      {isPersonal && <p>{RETURN_LAW.lost}</p>}
      <p>Sitede ödeme yok; siparişini WhatsApp'ta onaylayınca ödersin.</p>
    </details>
  );
}

const Part = ({ name, amount }: { name: string; amount: string }) => (
  <p className="cart-sum-part">
    <span>{name}</span>
    <span className="price">{amount}</span>
  </p>
);
