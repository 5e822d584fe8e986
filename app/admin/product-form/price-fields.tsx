import { discountPercent, doubtAboutOldPrice } from "../../../domain/catalog/discount.ts";
import { lowestPriceBefore, type PriceHistory } from "../../../domain/catalog/price-history.ts";
import { formatPrice, toKurus } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useMayChangePrices } from "../price-right.ts";
import type { DraftProps } from "./product-form-fields.tsx";
import { type DraftErrors, isUnreadablePrice, PRICE_UNREADABLE, typedPrice } from "./product-form-values.ts";
import { TypedField } from "./typed-field.tsx";

type PriceFieldsProps = DraftProps & {
  facts: { priceDays: number; prices: PriceHistory | undefined };
  onErrors: (errors: DraftErrors) => void;
};

const OWNERS_ALONE = "Fiyatı yalnız dükkân sahibi değiştirir.";

/** Each typed price is repeated as the shop will show it, so that a wrong comma is seen before saving. */
export function PriceFields({ onErrors, facts, ...props }: PriceFieldsProps) {
  const { draft, onChange } = props;
  const price = parsePrice(draft.price);
  const originalPrice = parsePrice(draft.originalPrice);
  const { prices, priceDays } = facts;
  const readOnly = !useMayChangePrices();
  const lowest = prices && lowestPriceBefore(price, prices, priceDays, new Date());
  const isUnproven =
    lowest === undefined &&
    originalPrice !== undefined &&
    price !== undefined &&
    discountPercent({ price, originalPrice }) !== undefined;
  return (
    <div className="kit-fields product-form-prices">
      <TypedField
        {...props}
        name="price"
        readOnly={readOnly}
        hint={readOnly ? OWNERS_ALONE : price !== undefined && formatPrice(price)}
        onBlur={() => isUnreadablePrice(draft.price) && onErrors({ price: PRICE_UNREADABLE })}
        inputMode="decimal"
        required
      />
      <TypedField
        {...props}
        name="originalPrice"
        readOnly={readOnly}
        hint={
          <>
            {originalPrice !== undefined && formatPrice(originalPrice)}
            {originalPrice !== undefined && price !== undefined && (
              <DiscountEcho price={price} originalPrice={originalPrice} />
            )}
            {isUnproven && <span>Bu fiyatla satmadıysan yazma: kanun, önceden uygulanmış fiyatı ister.</span>}
            <span>
              Son {priceDays} günün en düşük fiyatı{lowest !== undefined && `: ${formatPrice(lowest)}`}
            </span>
          </>
        }
        onBlur={() => isUnreadablePrice(draft.originalPrice) && onErrors({ originalPrice: PRICE_UNREADABLE })}
        inputMode="decimal"
      />
      {lowest !== undefined && !readOnly && (
        <OldPriceWarning
          price={price}
          originalPrice={originalPrice}
          lowest={lowest}
          days={priceDays}
          onWrite={(honest) => onChange({ originalPrice: honest === undefined ? "" : typedPrice(honest) })}
        />
      )}
    </div>
  );
}

/** An old price below the price may be saved (decision 17), but the owner should know that no discount will show. */
function DiscountEcho(prices: { price: number; originalPrice: number }) {
  const percent = discountPercent(prices);
  if (percent !== undefined) return <span className="product-form-discount">%{percent} indirim görünür</span>;
  if (doubtAboutOldPrice(prices, undefined) !== "unseen") return null;
  return (
    <strong className="kit-wrong">
      {prices.price === prices.originalPrice
        ? "Eski fiyat fiyatla aynı: indirim görünmez"
        : "Eski fiyat fiyattan düşük: indirim görünmez"}
    </strong>
  );
}

type OldPriceWarningProps = {
  price: number | undefined;
  originalPrice: number | undefined;
  lowest: number;
  days: number;
  onWrite: (originalPrice: number | undefined) => void;
};

/** An old price above the lowest recent one may be saved, but the law calls it misleading (decision 17). */
function OldPriceWarning({ price, originalPrice, lowest, days, onWrite }: OldPriceWarningProps) {
  if (price === undefined || originalPrice === undefined) return null;
  if (doubtAboutOldPrice({ price, originalPrice }, lowest) !== "misleading") return null;
  const isDiscount = toKurus(lowest) > toKurus(price);
  return (
    <div className="kit-ends kit-note product-form-warning" role="status">
      <p>
        Son {days} günün en düşük fiyatı <strong>{formatPrice(lowest)}</strong>. Eski fiyat bundan yüksek olursa
        yanıltıcı indirim sayılır{isDiscount ? "." : "; bu fiyatla indirim gösterilemez."}
      </p>
      <SmallButton
        action={isDiscount ? "Bu fiyatı yaz" : "Eski fiyatı sil"}
        onClick={() => onWrite(isDiscount ? lowest : undefined)}
      />
    </div>
  );
}
