import { oldPriceOf } from "../../../domain/catalog/discount.ts";
import { formatPrice, sumLira } from "../../../domain/money.ts";

type PriceWordsProps = { product: { price: number; originalPrice: number | null; startsAt?: number | undefined } };

/** Where choices change the price, the lowest; the old price moves along (`pricesOf`). */
export function PriceWords({ product }: PriceWordsProps) {
  const { price, startsAt = price } = product;
  const oldPrice = oldPriceOf(product);
  return (
    <>
      <span className="price">
        {formatPrice(startsAt)}
        {product.startsAt !== undefined && <small>'dan başlayan</small>}
      </span>
      {oldPrice !== undefined && (
        <>
          <span className="unseen">, eski fiyat</span>{" "}
          <s className="old-price">{formatPrice(sumLira([oldPrice, startsAt, -price]))}</s>
        </>
      )}
    </>
  );
}
