import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { discountPercent, startPrices } from "../../../domain/catalog/shown-price.ts";

/** The badges on a card's picture (spec §2). Where all cards of a list are featured, 'Öne Çıkan' is only read aloud. */
export function CardBadges({ product }: { product: ShowcaseProduct }) {
  const percent = discountPercent(startPrices(product));
  return (
    <>
      {percent !== undefined && (
        <span className="card-badges-discount">
          <span className="unseen">İndirim </span>%{percent}
        </span>
      )}
      {product.inStock && product.featured && <span className="card-badges-words">Öne Çıkan</span>}
      {!product.inStock && (
        <span className="card-badges-words" data-sold-out>
          Tükendi
        </span>
      )}
    </>
  );
}
