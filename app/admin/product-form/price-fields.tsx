import type { ComponentProps } from "react";
import { lowestPriceBefore, PRICE_DAYS, type PriceHistory } from "../../../domain/catalog/price-history.ts";
import type { ProductPlan } from "../../../domain/catalog/price-plan.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { discountPercent, doubtAboutOldPrice } from "../../../domain/catalog/shown-price.ts";
import { formatPrice, toKurus } from "../../../domain/money.ts";
import { parsePrice, typedPrice } from "../../../domain/typed-price.ts";
import type { FormFacts } from "../../../domain/web/panel-answers.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { moment } from "../../ui/moment.ts";
import { useRequest } from "../../ui/use-request.ts";
import { formLabel } from "../field-words.ts";
import { panel } from "../panel-calls.ts";
import { OWNERS_ALONE, useMayChangePrices } from "../panel-context.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { type DraftField, isUnreadablePrice, PRICE_UNREADABLE, type ProductDraft } from "./product-form-values.ts";

export type DraftProps = FieldsProps<ProductDraft>;

type PriceFieldsProps = DraftProps & {
  facts: { priceDays: number; prices: PriceHistory | undefined; plans: readonly ProductPlan[] };
  onErrors: (errors: FormErrors) => void;
};

/** Each typed price is repeated as the shop will show it, so that a wrong comma is seen before saving. */
export function PriceFields({ onErrors, facts, ...props }: PriceFieldsProps) {
  const { draft, onChange } = props;
  const price = parsePrice(draft.price);
  const originalPrice = parsePrice(draft.originalPrice);
  const { prices, priceDays, plans } = facts;
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
      {plans.map((plan) => (
        <p key={plan.startsAt} className="kit-soft product-form-plan">
          {planInWords(plan)}
        </p>
      ))}
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

function planInWords({ hasStarted, startsAt, endsAt, back }: ProductPlan): string {
  const struck = back.originalPrice === null ? "" : `, eski fiyat ${formatPrice(back.originalPrice)}`;
  const end = `${formatPrice(back.price)}${struck} geri gelir`;
  return hasStarted
    ? `Süreli fiyat: ${moment(endsAt)} olunca ${end}. Fiyatı elle değiştirirsen seninki kalır.`
    : `Süreli fiyat ${moment(startsAt)} olunca başlar; ${moment(endsAt)} olunca ${end}. Fiyatı elle değiştirirsen başlamaz.`;
}

/** An old price below the price may be saved (decision 17), but the owner should know that no discount will show. */
function DiscountEcho(prices: { price: number; originalPrice: number }) {
  const percent = discountPercent(prices);
  if (percent !== undefined) return <span className="kit-badge">%{percent} indirim görünür</span>;
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
    <div className="kit-ends kit-note product-form-warning" data-tint="rose" role="status">
      <div className="kit-words">
        <p>
          Son {days} günün en düşük fiyatı <strong>{formatPrice(lowest)}</strong>. Eski fiyat bundan yüksek olursa
          yanıltıcı indirim sayılır{isDiscount ? "." : "; bu fiyatla indirim gösterilemez."}
        </p>
      </div>
      <SmallButton
        action={isDiscount ? "Bu fiyatı yaz" : "Eski fiyatı sil"}
        onClick={() => onWrite(isDiscount ? lowest : undefined)}
      />
    </div>
  );
}

type TextField = { [Name in DraftField]: ProductDraft[Name] extends string ? Name : never }[DraftField];

type TypedFieldProps = DraftProps & { name: TextField } & Omit<ComponentProps<typeof Field>, "label" | "onChange">;

/** A text field of the form. Its label comes from the schema. */
export const TypedField = ({ name, draft, errors, onChange, ...input }: TypedFieldProps) => (
  <Field
    label={formLabel(name)}
    name={name}
    value={draft[name]}
    error={errors[name]}
    onChange={(event) => onChange({ [name]: event.target.value })}
    autoComplete="off"
    {...input}
  />
);

const UNKNOWN: FormFacts = { colors: [], priceDays: PRICE_DAYS };

/** Facts that help to fill in the form. The form works without them. */
export function useFormFacts(product: Product | undefined): FormFacts & PriceFieldsProps["facts"] {
  const { answer: facts = UNKNOWN } = useRequest(panel.formFacts);
  // Loaded again for every revision of the product, because each may have another price.
  const { answer: edited } = useRequest(async () => product && panel.editedProduct(product.id), undefined, product);
  return { ...facts, prices: edited?.prices, plans: edited?.plans ?? [] };
}
