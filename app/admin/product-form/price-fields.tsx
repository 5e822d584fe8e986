import { discountPercent } from "../../../domain/catalog/discount.ts";
import { formatPrice, parsePrice } from "../../../domain/money.ts";
import { Field } from "../../ui/field.tsx";
import type { DraftProps } from "./product-form-fields.tsx";
import { type DraftErrors, isUnreadablePrice, PRICE_UNREADABLE } from "./product-form-values.ts";

type PriceFieldsProps = DraftProps & { onComplain: (complaints: DraftErrors) => void };

/** What is typed is echoed as the shop will write it, so that a wrong comma is seen before it is saved. */
export function PriceFields({ draft, errors, onChange, onComplain }: PriceFieldsProps) {
  const price = parsePrice(draft.price);
  const originalPrice = parsePrice(draft.originalPrice);
  return (
    <div className="product-form-prices">
      <Field
        label="Fiyat (₺) *"
        name="price"
        value={draft.price}
        error={errors.price}
        hint={price !== undefined && formatPrice(price)}
        onChange={(event) => onChange({ price: event.target.value })}
        onBlur={() => isUnreadablePrice(draft.price) && onComplain({ price: PRICE_UNREADABLE })}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Field
        label="Eski Fiyat (₺)"
        name="originalPrice"
        value={draft.originalPrice}
        error={errors.originalPrice}
        hint={
          <>
            {originalPrice !== undefined && <OldPriceEcho price={price} originalPrice={originalPrice} />}
            <span>Son 30 günün en düşük fiyatı</span>
          </>
        }
        onChange={(event) => onChange({ originalPrice: event.target.value })}
        onBlur={() => isUnreadablePrice(draft.originalPrice) && onComplain({ originalPrice: PRICE_UNREADABLE })}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}

function OldPriceEcho({ price, originalPrice }: { price: number | undefined; originalPrice: number }) {
  const percent = price === undefined ? undefined : discountPercent({ price, originalPrice });
  return (
    <>
      {formatPrice(originalPrice)}
      {percent !== undefined && <span className="product-form-discount">%{percent} indirim</span>}
    </>
  );
}
