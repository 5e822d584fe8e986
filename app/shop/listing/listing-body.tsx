import { type Listing, type ListingPlace, unfilteredAddress } from "../../../domain/listing/listing.ts";
import "../../ui/button.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { ListedPage } from "../../../domain/listing/listed-products.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "../cards/cards.css";
import { ProductCards } from "../cards/product-cards.tsx";
import { chosenFilters, FilterChips } from "../filter/filter-chips.tsx";
import type { FilteredShelf } from "../filter/filter-sheet.tsx";
import { ListingFilters } from "../filter/listing-filters.tsx";
import { useLoadingSearch } from "../filter/use-listing-form.ts";
import { NothingHere } from "../page/nothing-here.tsx";
import "./listing-body.css";
import { ListingPages } from "./listing-pages.tsx";
import { ListingSort } from "./listing-sort.tsx";

const FIRST_ROW = 3;

type ListingBodyProps = {
  shelf: FilteredShelf & {
    listed: Omit<ListedPage, "products" | "page"> & { products: readonly ShowcaseProduct[] };
  };
  listing: Listing;
  /** A heading with the id `urunler`. */
  heading: ReactNode;
  nameOf?: ((product: ShowcaseProduct) => ReactNode) | undefined;
  addressOf?: ((product: ShowcaseProduct) => string | undefined) | undefined;
};

/** The filtered, sorted and paged products of a shelf or of a search. */
export function ListingBody({ shelf, listing, heading, nameOf, addressOf }: ListingBodyProps) {
  const { products, total, pages } = shelf.listed;
  const isLoading = useLoadingSearch(shelf) !== undefined;
  const chosen = chosenFilters(listing, shelf.listed);
  return (
    <div className="listing-body">
      <ListingFilters shelf={shelf} listing={listing} chosen={chosen.length} />
      <ListingSort place={shelf} listing={listing} />
      <section className="listing-body-listed" aria-labelledby="urunler" aria-busy={isLoading}>
        {heading}
        <FilterChips place={shelf} listing={listing} chosen={chosen} />
        {total > 0 ? (
          <ProductCards products={products} firstRow={FIRST_ROW} nameOf={nameOf} addressOf={addressOf} />
        ) : (
          <NoListedProducts place={shelf} listing={listing} isFiltered={chosen.length > 0} />
        )}
        <ListingPages place={shelf} listing={listing} pages={pages} />
      </section>
    </div>
  );
}

type NoListedProductsProps = { place: ListingPlace; listing: Listing; isFiltered: boolean };

const NoListedProducts = ({ place, listing, isFiltered }: NoListedProductsProps) => (
  <NothingHere
    title={isFiltered ? "Bu seçimlere uyan ürün yok" : "Bu raf şimdilik boş"}
    words={
      isFiltered
        ? "Filtrelerden birini kaldır, raf yeniden dolsun."
        : "Yeni ürünler yolda; o arada diğer raflara bakabilirsin."
    }
  >
    <Link
      className="button button-ribbon"
      to={isFiltered ? unfilteredAddress(place, listing) : otherShelf(place)}
      preventScrollReset={isFiltered}
    >
      {isFiltered ? "Hepsini göster" : "Diğer ürünlere bak"}
    </Link>
  </NothingHere>
);

const otherShelf = ({ path }: ListingPlace): string =>
  path === addresses.allProducts ? addresses.home : addresses.allProducts;
