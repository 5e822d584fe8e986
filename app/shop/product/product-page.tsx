import { data, redirect } from "react-router";
import { cardOf, paintedColors } from "../../../domain/catalog/painted-colors.ts";
import { relatedTo } from "../../../domain/catalog/related.ts";
import type { Snapshot } from "../../../domain/shop/snapshot.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { shareImagePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { NotFound } from "../page/not-found.tsx";
import type { Route } from "./+types/product-page.ts";
import { GoneProduct } from "./gone-product.tsx";
import { ProductView } from "./product-view.tsx";

/** True status codes: 301 to where a renamed product went, 410 for one that is gone, 404 for what never was. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { snapshot, shop } = context.get(servicesContext);
  const { products } = snapshot;
  const address = snapshot.findAddress(slug);
  if (!address) return data({ state: "unknown" } as const, 404);
  if (address.state === "moved") throw redirect(addresses.product(address.slug), 301);

  if (address.state === "gone") {
    const { name, category } = address;
    const related = relatedTo({ id: "", category }, products).map(cardOf);
    return data({ state: "gone", name, category: findCategory(snapshot, category), related } as const, 410);
  }
  const { product } = address;
  const category = findCategory(snapshot, product.category);
  return data({
    state: "here",
    product,
    colors: paintedColors(product.colors),
    category,
    related: relatedTo(product, products).map(cardOf),
    shareImage: shareImagePath(product, category?.tint, shop),
  } as const);
}

function findCategory({ categories }: Pick<Snapshot, "categories">, wanted: string) {
  const category = categories.find(({ slug }) => slug === wanted);
  return category && { slug: category.slug, name: category.name, tint: category.tint };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "unknown") return <NotFound />;
  if (loaderData.state === "gone") return <GoneProduct {...loaderData} />;
  return <ProductView key={loaderData.product.id} {...loaderData} />;
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Ürünü getiremedik" />;
