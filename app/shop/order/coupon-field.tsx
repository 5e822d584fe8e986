import "../../ui/field.css";
import type { FormEvent } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { REFUSED_CODES } from "../../../domain/offer/code-refusals.ts";
import { missingFor, type ToldOffer } from "../../../domain/offer/reductions.ts";
import type { CheckedCart } from "../../../domain/order/checked-cart.ts";
import { type Order, orderCharges } from "../../../domain/order/order-message.ts";
import { SmallButton } from "../../ui/button.tsx";
import { MOST_TYPED, setCoupon, useCoupon } from "./coupon-state.ts";

type CouponFieldProps = { order: Order; checked: CheckedCart | undefined };

/** A code is typed here, or one from the address stands here with what became of it. */
export function CouponField({ order, checked }: CouponFieldProps) {
  const coupon = useCoupon();
  const said = coupon === "" ? "" : codeWords(coupon, { order, checked });
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCoupon(String(new FormData(event.currentTarget).get("kod") ?? ""));
  };
  return (
    <form className="cart-sum-code" onSubmit={apply}>
      <label className="field">
        İndirim kodun var mı?
        <input
          key={coupon}
          className="field-input"
          name="kod"
          defaultValue={coupon}
          maxLength={MOST_TYPED}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </label>
      <SmallButton action="Uygula" type="submit" />
      <p role="status">{said}</p>
    </form>
  );
}

function codeWords(coupon: string, { order, checked }: CouponFieldProps): string {
  if (checked?.refused) return `${REFUSED_CODES[checked.refused]}: ${coupon}`;
  const offer = checked?.offers?.find(({ code }) => code !== undefined);
  return offer ? appliedWords(offer, order) : "Kod soruluyor, bağlantı gelince sepete yansır.";
}

/** The code holds. It says what is missing where it takes nothing off. */
function appliedWords(offer: ToldOffer, order: Order): string {
  const { lines } = order;
  const missing = missingFor(offer, lines);
  if (missing > 0) return `${offer.code} için sepetine ${formatPrice(missing)} daha ekle.`;
  if (offer.kind === "present" && !lines.some(({ id }) => id === offer.present)) {
    return `${offer.code} ile hediyen bedava: hediyeni sepete ekle.`;
  }
  const { reductions = [], sending } = orderCharges(order);
  if (reductions.some(({ name }) => name === offer.name)) return "";
  if (offer.kind !== "sending")
    return `Sepetindeki indirimler en az ${offer.code} kadar kazandırıyor; ${offer.code} sayılmadı.`;
  return sending === 0 ? "Kargon zaten ücretsiz." : `${offer.code} ile kargo ücretsiz: mesajında kodunu yaz.`;
}
