import { data, redirect } from "react-router";
import type { Category, StoredCategory } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { listingPage } from "../../../domain/listing/listed-products.ts";
import {
  type Listing,
  listingAddress,
  listingIn,
  listingSearch,
  PLAIN_LISTING,
} from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { allProductsSharePath, categorySharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { LoadFailed, NotFound } from "../page/missing-page.tsx";
import { PageHead } from "../page/page-head.tsx";
import { CategoryData } from "../page/structured-data.tsx";
import type { Route } from "./+types/listing-page.ts";
import { ListingBody } from "./listing-body.tsx";
import "./listing-page.css";
import { ShelfLinks } from "./shelf-links.tsx";

const MAX_TILES = 3;
const DESCRIBED_PRODUCTS = 3;

/** A category, or all products of the shop. */
type ListedShelf = {
  path: string;
  name: string;
  /** Undefined for all products. */
  category: string | undefined;
  tiles: readonly Pick<Category, "slug" | "image" | "tint">[];
  /** A hidden category is reached by its address only. */
  isUnlisted?: boolean;
};

/** A category's page, or the page of all products. Status 301 leads from a former address to the present one. Other parameters, such as a campaign's, are ignored. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const { shop } = snapshot;
  const slug = "slug" in params ? params.slug : undefined;
  const { categories } = snapshot;
  const category = slug === undefined ? undefined : snapshot.findCategory(slug);
  if (slug !== undefined && !category) return data(null, 404);

  const requested = listingIn(new URL(request.url).searchParams);
  if (category && category.slug !== slug) {
    throw redirect(listingAddress({ path: addresses.category(category.slug) }, requested), 301);
  }
  const { products, page, ...listed } = listingPage(snapshot.products, requested, {
    category: slug,
    sets: snapshot.sections.choices.sets,
  });
  return data({
    shelf: shelfOf(category, categories),
    listing: { ...requested, page },
    listed: { ...listed, products: products.map(cardOf) },
    shareImage: category ? categorySharePath(category, shop) : allProductsSharePath(categories, shop),
  });
}

function shelfOf(category: StoredCategory | undefined, categories: readonly Category[]): ListedShelf {
  const shown = category ? [category] : categories.slice(0, MAX_TILES);
  return {
    path: category ? addresses.category(category.slug) : addresses.allProducts,
    name: category?.name ?? "Tüm ürünler",
    category: category?.slug,
    tiles: shown.map(({ slug, image, tint }) => ({ slug, image, tint })),
    ...(category?.isHidden && { isUnlisted: true }),
  };
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <ListingView key={loaderData.shelf.path} {...loaderData} />;
}

type ListingViewProps = NonNullable<Route.ComponentProps["loaderData"]>;

function ListingView({ shelf, listing, listed, shareImage }: ListingViewProps) {
  const { path, name } = shelf;
  const steps = [{ name, path }];
  const isPlain = listingSearch({ ...listing, page: PLAIN_LISTING.page }) === "";
  return (
    <div className="listing-page page-width">
      <PageHead
        title={listing.page > 1 ? `${name}, sayfa ${listing.page}` : name}
        description={import.meta.env.SSR && descriptionOf(shelf, listed.products)}
        path={listingAddress(shelf, isPlain ? listing : PLAIN_LISTING)}
        shareImage={shareImage}
        isHidden={!isPlain || shelf.isUnlisted}
      />
      <CategoryData category={shelf} products={listed.products} />
      <Breadcrumb steps={steps} />
      <ListingHead shelf={shelf} total={listed.total} listing={listing} />
      <ListingBody
        shelf={{ ...shelf, listed }}
        listing={listing}
        heading={
          <h2 id="urunler" className="unseen">
            Ürünler
          </h2>
        }
      />
    </div>
  );
}

type ListingHeadProps = { shelf: ListedShelf; total: number; listing: Listing };

const ListingHead = ({ shelf, total, listing }: ListingHeadProps) => {
  const { name, category, tiles } = shelf;
  const tint = category === undefined ? undefined : tiles[0]?.tint;
  return (
    <header className="listing-page-head" data-tint={tint}>
      <div className="listing-page-card">
        <div>
          <h1>{name}</h1>
          <p role="status">{total} ürün</p>
        </div>
        <div className="listing-page-tiles">
          {tiles.map(
            ({ slug, image }) =>
              image && (
                <ShopPicture
                  key={slug}
                  image={image}
                  alt=""
                  sizes="(min-width: 1024px) 128px, 96px"
                  widths={[160, 320]}
                  width={160}
                  height={160}
                  isFirst
                />
              ),
          )}
        </div>
      </div>
      <ShelfLinks path={shelf.path} listing={listing} />
    </header>
  );
};

/** Names the first products, so that no two shelves have the same description. */
function descriptionOf({ name, category }: ListedShelf, products: readonly ShowcaseProduct[]): string {
  const from = category === undefined ? "Bütün raflardan" : `${name} rafından`;
  const named = products.slice(0, DESCRIBED_PRODUCTS).map((product) => product.name);
  const shelf = named.length > 0 ? `${from}: ${named.join(", ")}.` : `${name}.`;
  return `${shelf} Siparişini WhatsApp'tan ver.`;
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Bu rafı getiremedik" />;
