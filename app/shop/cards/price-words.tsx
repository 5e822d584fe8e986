import { oldPriceOf } from "../../../domain/catalog/discount.ts";
import { formatPrice } from "../../../domain/money.ts";

export function PriceWords({ product }: { product: { price: number; originalPrice: number | null } }) {
  const oldPrice = oldPriceOf(product);
  return (
    <>
      <span className="price">{formatPrice(product.price)}</span>
      {oldPrice !== undefined && (
        <>
          <span className="unseen">, eski fiyat</span> <s className="old-price">{formatPrice(oldPrice)}</s>
        </>
      )}
    </>
  );
}
