import { data, useNavigation } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/painted-colors.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { listingPage } from "../../../domain/listing/listed-products.ts";
import { listingAddress, listingIn, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { pageDescription } from "../../../domain/web/page-description.ts";
import { allProductsSharePath, categorySharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { chosenFilters, FilterChips } from "../filter/filter-chips.tsx";
import { ListingFilters } from "../filter/listing-filters.tsx";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { LoadFailed } from "../page/load-failed.tsx";
import { NotFound } from "../page/not-found.tsx";
import { PageHead } from "../page/page-head.tsx";
import { CategoryData } from "../page/structured-data.tsx";
import type { Route } from "./+types/listing-page.ts";
import { type ListedShelf, ListingHead } from "./listing-head.tsx";
import "./listing-page.css";
import { ListingPages } from "./listing-pages.tsx";
import { ListingSort } from "./listing-sort.tsx";
import { NoListedProducts } from "./no-listed-products.tsx";

const MAX_TILES = 3;
const FIRST_ROW = 3;

/** A category's page, or the page of all products. Other parameters, such as a campaign's, are ignored. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { snapshot, shop } = context.get(servicesContext);
  const slug = "slug" in params ? params.slug : undefined;
  const { categories } = snapshot;
  const category = categories.find((known) => known.slug === slug);
  if (slug !== undefined && !category) return data(null, 404);

  const requested = listingIn(new URL(request.url).searchParams);
  const { products, page, ...listed } = listingPage(snapshot.products, requested, slug);
  return data({
    shelf: shelfOf(category, categories),
    listing: { ...requested, page },
    listed: { ...listed, products: products.map(cardOf) },
    shareImage: category ? categorySharePath(category, shop) : allProductsSharePath(categories, shop),
  });
}

function shelfOf(category: Category | undefined, categories: readonly Category[]): ListedShelf {
  const shown = category ? [category] : categories.slice(0, MAX_TILES);
  return {
    path: category ? addresses.category(category.slug) : addresses.allProducts,
    name: category?.name ?? "Tüm ürünler",
    category: category?.slug,
    tiles: shown.map(({ slug, image, tint }) => ({ slug, image, tint })),
  };
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <ListingView key={loaderData.shelf.path} {...loaderData} />;
}

type ListingViewProps = NonNullable<Route.ComponentProps["loaderData"]>;

function ListingView({ shelf, listing, listed, shareImage }: ListingViewProps) {
  const { path, name } = shelf;
  const { products, total, pages } = listed;
  const isLoading = useNavigation().location?.pathname === path;
  const steps = [{ name, path }];
  const chosen = chosenFilters(listing, listed.colors);
  const isPlain = chosen.length === 0 && listing.sort === PLAIN_LISTING.sort;
  return (
    <div className="listing-page page-width">
      <PageHead
        title={listing.page > 1 ? `${name}, sayfa ${listing.page}` : name}
        description={descriptionOf(shelf, products)}
        path={listingAddress(path, isPlain ? listing : PLAIN_LISTING)}
        shareImage={shareImage}
        isHidden={!isPlain}
      />
      <CategoryData category={shelf} products={products} />
      <Breadcrumb steps={steps} />
      <ListingHead shelf={shelf} total={total} listing={listing} />
      <div className="listing-page-listing">
        <ListingFilters shelf={{ ...shelf, listed }} listing={listing} chosen={chosen.length} />
        <ListingSort path={path} listing={listing} />
        <section className="listing-page-listed" aria-labelledby="urunler" aria-busy={isLoading}>
          <h2 id="urunler" className="unseen">
            Ürünler
          </h2>
          <FilterChips path={path} listing={listing} chosen={chosen} />
          {total > 0 ? (
            <ProductCards products={products} firstRow={FIRST_ROW} />
          ) : (
            <NoListedProducts path={path} isFiltered={chosen.length > 0} />
          )}
          <ListingPages path={path} listing={listing} pages={pages} />
        </section>
      </div>
    </div>
  );
}

/** Names the first products, so that no two shelves have the same description. */
function descriptionOf({ name, category }: ListedShelf, products: readonly ShowcaseProduct[]): string {
  const from = category === undefined ? "Bütün raflardan" : `${name} rafından`;
  const named = products.slice(0, FIRST_ROW).map((product) => product.name);
  const shelf = named.length > 0 ? `${from}: ${named.join(", ")}.` : `${name}.`;
  return pageDescription(`${shelf} Siparişini WhatsApp'tan ver.`, name);
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Bu rafı getiremedik" />;
