import { useNavigation } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { ListedProducts } from "../../../domain/listing/listed-products.ts";
import type { Listing } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { pageDescription } from "../../../domain/web/page-description.ts";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { CategoryHead } from "./category-head.tsx";
import "./category-view.css";
import { ProductCards } from "../cards/product-cards.tsx";
import { PageHead } from "../page/page-head.tsx";
import { BreadcrumbData, CategoryData } from "../page/structured-data.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { listingAddress, PLAIN_LISTING } from "./listing-address.ts";
import { ListingFilters } from "./listing-filters.tsx";
import { ListingPages } from "./listing-pages.tsx";
import { ListingSort } from "./listing-sort.tsx";
import { NoListedProducts } from "./no-listed-products.tsx";

type Listed = Pick<ListedProducts, "total" | "pages" | "colors" | "prices"> & { products: ShowcaseProduct[] };
type CategoryViewProps = { category: Category; listing: Listing; listed: Listed; shareImage: string };

const FIRST_ROW = 3;

export function CategoryView({ category, listing, listed, shareImage }: CategoryViewProps) {
  const { slug, name } = category;
  const { products, total, pages, colors, prices } = listed;
  const isWaiting = useNavigation().location?.pathname === addresses.category(slug);
  const steps = [{ name, path: addresses.category(slug) }];
  const chosen = chosenFilters(listing, colors);
  const isPlain = chosen.length === 0 && listing.sort === PLAIN_LISTING.sort;
  return (
    <div className="category-view page-width">
      <PageHead
        title={listing.page > 1 ? `${name}, sayfa ${listing.page}` : name}
        description={descriptionOf(name, products)}
        path={listingAddress(slug, isPlain ? listing : PLAIN_LISTING)}
        shareImage={shareImage}
        isHidden={!isPlain}
      />
      <BreadcrumbData steps={steps} />
      <CategoryData category={category} products={products} />
      <Breadcrumb steps={steps} />
      <CategoryHead category={category} total={total} />
      <div className="category-view-listing">
        <ListingFilters slug={slug} listing={listing} colors={colors} prices={prices} chosen={chosen.length} />
        <ListingSort slug={slug} listing={listing} />
        <section className="category-view-listed" aria-labelledby="urunler" aria-busy={isWaiting}>
          <h2 id="urunler" className="unseen">
            Ürünler
          </h2>
          <FilterChips slug={slug} listing={listing} chosen={chosen} />
          {total > 0 ? (
            <ProductCards products={products} firsts={FIRST_ROW} />
          ) : (
            <NoListedProducts slug={slug} isFiltered={chosen.length > 0} />
          )}
          <ListingPages slug={slug} listing={listing} pages={pages} />
        </section>
      </div>
    </div>
  );
}

/** Names what lies there, so that no two shelves are described alike. */
function descriptionOf(name: string, products: readonly ShowcaseProduct[]): string {
  const named = products.slice(0, FIRST_ROW).map((product) => product.name);
  const shelf = named.length > 0 ? `${name} rafından: ${named.join(", ")}.` : `${name}.`;
  return pageDescription(`${shelf} Siparişini WhatsApp'tan ver.`, name);
}
