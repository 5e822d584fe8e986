import { useNavigation } from "react-router";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { ListedProducts } from "../../../domain/listing/listed-products.ts";
import { type Listing, listingAddress, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import { pageDescription } from "../../../domain/web/page-description.ts";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { ListingHead } from "./listing-head.tsx";
import "./listing-view.css";
import { ProductCards } from "../cards/product-cards.tsx";
import { chosenFilters } from "../filter/chosen-filters.ts";
import { FilterChips } from "../filter/filter-chips.tsx";
import { ListingFilters } from "../filter/listing-filters.tsx";
import { PageHead } from "../page/page-head.tsx";
import { BreadcrumbData, CategoryData } from "../page/structured-data.tsx";
import type { ListedShelf } from "./listed-shelf.ts";
import { ListingPages } from "./listing-pages.tsx";
import { ListingSort } from "./listing-sort.tsx";
import { NoListedProducts } from "./no-listed-products.tsx";

type Listed = Pick<ListedProducts, "total" | "pages" | "colors" | "prices"> & { products: ShowcaseProduct[] };
type ListingViewProps = { shelf: ListedShelf; listing: Listing; listed: Listed; shareImage: string };

const FIRST_ROW = 3;

export function ListingView({ shelf, listing, listed, shareImage }: ListingViewProps) {
  const { path, name } = shelf;
  const { products, total, pages } = listed;
  const isWaiting = useNavigation().location?.pathname === path;
  const steps = [{ name, path }];
  const chosen = chosenFilters(listing, listed.colors);
  const isPlain = chosen.length === 0 && listing.sort === PLAIN_LISTING.sort;
  return (
    <div className="listing-view page-width">
      <PageHead
        title={listing.page > 1 ? `${name}, sayfa ${listing.page}` : name}
        description={descriptionOf(shelf, products)}
        path={listingAddress(path, isPlain ? listing : PLAIN_LISTING)}
        shareImage={shareImage}
        isHidden={!isPlain}
      />
      <BreadcrumbData steps={steps} />
      <CategoryData category={shelf} products={products} />
      <Breadcrumb steps={steps} />
      <ListingHead shelf={shelf} total={total} listing={listing} />
      <div className="listing-view-listing">
        <ListingFilters shelf={{ ...shelf, listed }} listing={listing} chosen={chosen.length} />
        <ListingSort path={path} listing={listing} />
        <section className="listing-view-listed" aria-labelledby="urunler" aria-busy={isWaiting}>
          <h2 id="urunler" className="unseen">
            Ürünler
          </h2>
          <FilterChips path={path} listing={listing} chosen={chosen} />
          {total > 0 ? (
            <ProductCards products={products} firsts={FIRST_ROW} />
          ) : (
            <NoListedProducts path={path} isFiltered={chosen.length > 0} />
          )}
          <ListingPages path={path} listing={listing} pages={pages} />
        </section>
      </div>
    </div>
  );
}

/** Names what lies there, so that no two shelves are described alike. */
function descriptionOf({ name, category }: ListedShelf, products: readonly ShowcaseProduct[]): string {
  const from = category === undefined ? "Bütün raflardan" : `${name} rafından`;
  const named = products.slice(0, FIRST_ROW).map((product) => product.name);
  const shelf = named.length > 0 ? `${from}: ${named.join(", ")}.` : `${name}.`;
  return pageDescription(`${shelf} Siparişini WhatsApp'tan ver.`, name);
}
