import { Link } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/painted-colors.ts";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import type { QueryPrice } from "../../../domain/search/query-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";
import "../../ui/button.css";
import { useCategories } from "../../use-shop.ts";
import { MarkedName } from "../cards/marked-name.tsx";
import { ProductCard } from "../cards/product-card.tsx";
import "../cards/product-cards.css";
import { FilterChip } from "../filter/filter-chip.tsx";
import { priceLabel } from "../filter/price-label.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/search-page.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SearchForm } from "./search-form.tsx";
import "./search-page.css";
import { SearchShelves } from "./search-shelves.tsx";
import { TopicCard } from "./topic-card.tsx";

const PAGE_SIZE = 24;
const LAST_PAGE = 40;
const FIRST_ROW = 3;

/** A later page includes the earlier ones, so that "Daha fazla göster" adds to the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const parameters = new URL(request.url).searchParams;
  const query = (parameters.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
  const page = pageIn(parameters.get("sayfa"));
  const { found, ...answer } = (await snapshot.search()).find(query, page * PAGE_SIZE);
  const results = found.map(({ product, matched }) => ({ product: cardOf(product), matched }));
  return { ...answer, query, page, results, hasMore: results.length < answer.total && page < LAST_PAGE };
}

const pageIn = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? "") ? Math.min(Number(text), LAST_PAGE) : 1);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results, total, isNear, price, topic, page, hasMore } = loaderData;
  const title = query === "" ? "Ara" : `“${query}” araması`;
  return (
    <div className="search-page page-width">
      <PageHead title={title} description="Ürünlerde ara." path={addresses.searchForm} isHidden />
      <h1>{query === "" ? "Ne arıyorsun?" : isNear ? `“${query}” bulunamadı` : `“${query}”`}</h1>
      <SearchForm key={query} query={query} />
      {price && <PriceChip price={price} />}
      {topic && <TopicCard topic={topic} />}
      {(query === "" || (topic && results.length === 0)) && <SearchShelves />}
      {isNear && <NothingFound query={query} hasNear={results.length > 0} />}
      {results.length > 0 && (
        <SearchResults
          title={isNear ? "En yakın sonuçlar" : `${total} ürün bulundu`}
          results={results}
          more={hasMore ? addresses.search(query, page + 1) : undefined}
        />
      )}
    </div>
  );
}

/** The price range that the query names; removing the chip searches for the rest of the query. */
const PriceChip = ({ price: { range, rest } }: { price: QueryPrice }) => (
  <ul aria-label="Seçili filtreler">
    <li>
      <FilterChip to={rest === "" ? addresses.searchForm : addresses.search(rest)}>{priceLabel(range)}</FilterChip>
    </li>
  </ul>
);

type Found = Pick<Route.ComponentProps["loaderData"], "results">;
type SearchResultsProps = Found & { title: string; more: string | undefined };

function SearchResults({ title, results, more }: SearchResultsProps) {
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

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Arama sonuçlarını getiremedik" />;
