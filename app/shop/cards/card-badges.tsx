import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { discountPercent, startPrices } from "../../../domain/catalog/shown-price.ts";

/** The badges on a card's picture (spec §2). */
export function CardBadges({ product }: { product: ShowcaseProduct }) {
  const percent = discountPercent(startPrices(product));
  return (
    <>
      {percent !== undefined && (
        <span className="card-badges-discount">
          <span className="unseen">İndirim </span>%{percent}
        </span>
      )}
      {product.inStock && product.featured && (
        <span className="card-badges-featured" title="Öne Çıkan">
          <span className="unseen">Öne Çıkan</span>
        </span>
      )}
      {!product.inStock && <span className="card-badges-sold-out">Tükendi</span>}
    </>
  );
}
