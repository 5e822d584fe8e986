import { data } from "react-router";
import { cardOf } from "../../../domain/catalog/painted-colors.ts";
import { listProductsOf } from "../../../domain/listing/listed-products.ts";
import { listingIn } from "../../../domain/listing/listing.ts";
import { allProductsSharePath, categorySharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { NotFound } from "../page/not-found.tsx";
import type { Route } from "./+types/listing-page.ts";
import { categoryShelf, wholeShelf } from "./listed-shelf.ts";
import { ListingView } from "./listing-view.tsx";

/** A category's page, or the page of all products. Only parameters of a listing are read: a campaign's change nothing. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { snapshot, shop } = context.get(servicesContext);
  const slug = "slug" in params ? params.slug : undefined;
  const { categories } = snapshot;
  const category = categories.find((known) => known.slug === slug);
  if (slug !== undefined && !category) return data(null, 404);

  const asked = listingIn(new URL(request.url).searchParams);
  const { products, page, ...listed } = listProductsOf(snapshot.products, asked, slug);
  return data({
    shelf: category ? categoryShelf(category) : wholeShelf(categories),
    listing: { ...asked, page },
    listed: { ...listed, products: products.map(cardOf) },
    shareImage: category ? categorySharePath(category, shop) : allProductsSharePath(categories, shop),
  });
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <ListingView key={loaderData.shelf.path} {...loaderData} />;
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Bu rafı getiremedik" />;
