import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { discountPercent, startPrices } from "../../../domain/catalog/shown-price.ts";

/** The badges on a card's picture (spec §2). 'Öne Çıkan' is only read aloud where every card has it and a heading says so. */
export function CardBadges({ product, isAmongFeatured }: { product: ShowcaseProduct; isAmongFeatured: boolean }) {
  const percent = discountPercent(startPrices(product));
  return (
    <>
      {percent !== undefined && (
        <span className="card-badges-discount">
          <span className="unseen">İndirim </span>%{percent}
        </span>
      )}
      {product.inStock && product.featured && (
        <span className={isAmongFeatured ? "unseen" : "card-badges-words"}>Öne Çıkan</span>
      )}
      {!product.inStock && (
        <span className="card-badges-words" data-sold-out>
          Tükendi
        </span>
      )}
    </>
  );
}
