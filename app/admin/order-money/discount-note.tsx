import type { Discount } from "../../../domain/order-book/order-money.ts";
import { discountInWords } from "../../../domain/order-book/payment-rows.ts";

/** A campaign's discount is an amount in the book, and its rule may not hold for what is left of the order. Only the owner knows what she agreed on. */
export function DiscountNote({ discounts }: { discounts: readonly Discount[] }) {
  const fixed = discounts.filter(({ word, amount, ofSending }) => word !== "" && amount !== undefined && !ofSending);
  return (
    fixed.length > 0 && (
      <p className="kit-note" data-tint="butter">
        {fixed.map(discountInWords).join(" · ")}: ürünler değişince ya da dönünce kendiliğinden değişmez. Koşulu
        bozulduysa Ödeme'deki indirimi düzelt.
      </p>
    )
  );
}
