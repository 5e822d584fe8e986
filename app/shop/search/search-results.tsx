import { Link } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import "../../ui/button.css";
import { useCategories } from "../../use-shop.ts";
import { MarkedName } from "../cards/marked-name.tsx";
import { ProductCard } from "../cards/product-card.tsx";
import "../cards/product-cards.css";

type SearchResultsProps = {
  title: string;
  results: readonly { product: ShowcaseProduct; matched: readonly string[] }[];
  more: string | undefined;
};

const FIRST_ROW = 3;

export function SearchResults({ title, results, more }: SearchResultsProps) {
  const categories = useCategories();
  return (
    <section className="search-page-results" aria-labelledby="search-results">
      <h2 id="search-results">{title}</h2>
      <div className="product-cards">
        {results.map(({ product, matched }, index) => (
          <ProductCard
            key={product.id}
            product={product}
            tint={tintOf(product.category, categories)}
            name={<MarkedName name={product.name} matched={matched} />}
            isFirst={index < FIRST_ROW}
          />
        ))}
      </div>
      {more && (
        <Link className="button button-plain search-page-more" to={more} preventScrollReset replace>
          Daha fazla göster
        </Link>
      )}
    </section>
  );
}
