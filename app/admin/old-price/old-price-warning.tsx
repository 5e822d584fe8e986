import { doubtAboutOldPrice } from "../../../domain/catalog/discount.ts";
import { formatPrice, toKurus } from "../../../domain/money.ts";
import "./old-price-warning.css";
import { SmallButton } from "../../ui/button.tsx";

type OldPriceWarningProps = {
  price: number | undefined;
  originalPrice: number | undefined;
  lowest: number;
  days: number;
  onWrite: (originalPrice: number | undefined) => void;
};

/** An old price above the lowest recent one may be saved (decision 22), but the law calls it misleading (decision 45). */
export function OldPriceWarning({ price, originalPrice, lowest, days, onWrite }: OldPriceWarningProps) {
  if (price === undefined || originalPrice === undefined) return null;
  if (doubtAboutOldPrice({ price, originalPrice }, lowest) !== "misleading") return null;
  const isDiscount = toKurus(lowest) > toKurus(price);
  return (
    <div className="kit-ends kit-note old-price-warning" role="status">
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
