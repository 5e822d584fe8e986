import { oldPriceOf, startPrices } from "../../../domain/catalog/discount.ts";
import { formatPrice } from "../../../domain/money.ts";

type PriceWordsProps = { product: { price: number; originalPrice: number | null; startsAt?: number | undefined } };

export function PriceWords({ product }: PriceWordsProps) {
  const prices = startPrices(product);
  const oldPrice = oldPriceOf(prices);
  return (
    <>
      <span className="price">
        {formatPrice(prices.price)}
        {product.startsAt !== undefined && <small>'dan başlayan</small>}
      </span>
      {oldPrice !== undefined && (
        <>
          <span className="unseen">, eski fiyat</span> <s className="old-price">{formatPrice(oldPrice)}</s>
        </>
      )}
    </>
  );
}
