import { data } from "react-router";
import { cardOf } from "../../../domain/catalog/showcase.ts";
import { listProductsOf } from "../../../domain/listing/listed-products.ts";
import { listingIn } from "../../../domain/listing/listing.ts";
import { categorySharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { NotFound } from "../page/not-found.tsx";
import type { Route } from "./+types/category-page.ts";
import { CategoryView } from "./category-view.tsx";

/** Only parameters of a listing are read: a campaign's parameters change nothing. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { catalog, shelf, shop } = context.get(servicesContext);
  const category = (await catalog.listCategories()).find((known) => known.slug === slug);
  if (!category) return data(null, 404);

  const asked = listingIn(new URL(request.url).searchParams);
  const onShelf = (await shelf.products()).filter((product) => product.category === slug);
  const { products, page, ...listed } = listProductsOf(onShelf, asked);
  return data({
    category,
    listing: { ...asked, page },
    listed: { ...listed, products: products.map(cardOf) },
    shareImage: categorySharePath(category, shop),
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <CategoryView key={loaderData.category.slug} {...loaderData} />;
}

export const ErrorBoundary = () => <LoadFailed title="Bu rafı getiremedik" />;
