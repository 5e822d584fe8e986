import { Link } from "react-router";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import { relatedTo, type ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { isPriced } from "../../../domain/listing/list-query.ts";
import { listingPage } from "../../../domain/listing/listed-products.ts";
import { listingIn, PLAIN_LISTING, QUERY_FIELD } from "../../../domain/listing/listing.ts";
import { chosenCard } from "../../../domain/search/chosen-card.ts";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import type { QueryPrice } from "../../../domain/search/query-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { chosenAddress } from "../../../domain/web/cart-link.ts";
import { servicesContext } from "../../context.ts";
import "../../ui/button.css";
import { MarkedName } from "../cards/marked-name.tsx";
import { ProductCards } from "../cards/product-cards.tsx";
import { FilterChip, priceLabel } from "../filter/filter-chips.tsx";
import { ListingBody } from "../listing/listing-body.tsx";
import { ListingPages } from "../listing/listing-pages.tsx";
import { LoadFailed } from "../page/missing-page.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/search-page.ts";
import { NothingFound, OtherQueries, SearchShelves } from "./nothing-found.tsx";
import { RecentSearches, useRememberedSearch } from "./recent-searches.tsx";
import { SearchForm } from "./search-form.tsx";
import "./search-page.css";
import { TopicCard } from "./search-suggestions.tsx";

const FIRST_ROW = 3;

/** Below so few results others of their category are shown. */
const FEW = 4;

/** Only the address and the catalogue decide the answer. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get(QUERY_FIELD) ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();
  const search = await snapshot.search();
  const { sort, isNear, ...read } = search.find(query, 0);
  const listing = listingIn(searchParams, sort);
  const { found } = search.find(query, undefined, listing.sort);
  // The search has sorted them, and near products are no list to filter.
  const shown = { ...(isNear ? PLAIN_LISTING : listing), sort: PLAIN_LISTING.sort, page: listing.page };
  const { sets } = snapshot.sections.choices;
  const { products, page, ...listed } = listingPage(
    found.map(({ product }) => product),
    shown,
    { sets },
  );
  const foundById = new Map(found.map((one) => [one.product.id, one]));
  const [first] = found.length < FEW ? found : [];
  const affordable = snapshot.products.filter((product) => isPriced(product, read.price?.range ?? {}));
  const others = first ? relatedTo(first.product, affordable).filter(({ id }) => !foundById.has(id)) : [];
  return {
    place: { path: addresses.searchForm, query, sort },
    listing: { ...listing, page },
    listed: {
      ...listed,
      products: products.map((product) => chosenCard(product, sets, foundById.get(product.id)?.chosen ?? {})),
    },
    matched: products.map(({ id }) => foundById.get(id)?.matched ?? []),
    addresses: products.map((product) => chosenAddress(product, foundById.get(product.id)?.chosen ?? {})),
    others: others.map(cardOf),
    found: read.total,
    isNear,
    price: read.price,
    maybePrice: read.maybePrice,
    topic: read.topic,
    absence: read.absence,
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { place, isNear, found, others, price, maybePrice, topic, absence } = loaderData;
  const { query } = place;
  const title = query === "" ? "Ara" : `“${query}” araması`;
  useRememberedSearch(query, found > 0);
  const hasNothing = query === "" || ((topic || absence) && found === 0);
  return (
    <div className="search-page page-width">
      <PageHead title={title} description="Ürünlerde ara." path={addresses.searchForm} isHidden />
      <h1>{query === "" ? "Ne arıyorsun?" : isNear && found === 0 ? `“${query}” bulunamadı` : `“${query}”`}</h1>
      {/* Two siblings need two keys: with one, React leaves the old box standing. */}
      <SearchForm key={`box of ${query}`} query={query} />
      {price && !(absence && found === 0) && <PriceChip price={price} />}
      {maybePrice && <PriceOffer price={maybePrice} />}
      {topic && <TopicCard topic={topic} />}
      {hasNothing && !absence && <SearchShelves />}
      {query === "" && <RecentSearches />}
      {query === "" && <OtherQueries />}
      {(absence || isNear) && <NothingFound query={query} absence={absence} hasProducts={found > 0} />}
      {found > 0 && <SearchResults key={`results of ${query}`} {...loaderData} />}
      {others.length > 0 && (
        <section aria-labelledby="digerleri">
          <h2 id="digerleri" className="search-page-count">
            Bunları da sevebilirsin
          </h2>
          <ProductCards products={others} />
        </section>
      )}
    </div>
  );
}

/** The price range that the query names; removing the chip searches for the rest of the query. */
const PriceChip = ({ price: { range, rest } }: { price: QueryPrice }) => (
  <ul aria-label="Aramandaki fiyat">
    <li>
      <FilterChip to={rest === "" ? addresses.searchForm : addresses.search(rest)}>{priceLabel(range)}</FilterChip>
    </li>
  </ul>
);

/** A number that is also a word of a product may have been meant as a price. */
const PriceOffer = ({ price: { range, rest } }: { price: QueryPrice }) => (
  <p>
    <Link className="button-chip" to={addresses.search(`${rest} ${range.maxPrice} tl`.trim())}>
      {priceLabel(range)}
    </Link>
  </p>
);

function SearchResults({ place, listing, listed, matched, addresses, isNear }: Route.ComponentProps["loaderData"]) {
  const placeOf = new Map(listed.products.map(({ id }, at) => [id, at]));
  const nameOf = ({ id, name }: ShowcaseProduct) => (
    <MarkedName name={name} matched={matched[placeOf.get(id) ?? -1] ?? []} />
  );
  const addressOf = ({ id }: ShowcaseProduct) => addresses[placeOf.get(id) ?? -1];
  if (!isNear) {
    const heading = (
      <h2 id="urunler" className="search-page-count">
        {listed.total} ürün bulundu
      </h2>
    );
    return (
      <ListingBody
        shelf={{ ...place, category: undefined, listed }}
        listing={listing}
        heading={heading}
        nameOf={nameOf}
        addressOf={addressOf}
      />
    );
  }
  return (
    <section aria-labelledby="urunler">
      <h2 id="urunler" className="search-page-count">
        En yakın sonuçlar
      </h2>
      <ProductCards products={listed.products} firstRow={FIRST_ROW} nameOf={nameOf} addressOf={addressOf} />
      <ListingPages place={place} listing={{ ...PLAIN_LISTING, page: listing.page }} pages={listed.pages} />
    </section>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Arama sonuçlarını getiremedik" />;
