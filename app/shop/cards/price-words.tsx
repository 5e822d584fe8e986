import {
  FROM,
  isFrom,
  lowestPrice,
  oldPriceOf,
  type Priced,
  type ShownPrice,
  startPrices,
} from "../../../domain/catalog/shown-price.ts";
import { formatPrice } from "../../../domain/money.ts";

type PriceProps = { of: ShownPrice; from?: string };

/** Without the old price, and where there is little room. */
export const Price = ({ of, from = "'dan" }: PriceProps) => (
  <span className="price">
    {formatPrice(lowestPrice(of))}
    {isFrom(of) && <small>{from}</small>}
  </span>
);

export function PriceWords({ product }: { product: Priced & ShownPrice }) {
  const oldPrice = oldPriceOf(startPrices(product));
  return (
    <>
      <Price of={product} from={FROM} />
      {oldPrice !== undefined && (
        <>
          <span className="unseen">, eski fiyat</span> <s className="old-price">{formatPrice(oldPrice)}</s>
        </>
      )}
    </>
  );
}
