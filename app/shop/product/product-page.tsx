import { useMemo, useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { isStaff } from "../../../domain/account/user.ts";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import { relatedTo } from "../../../domain/catalog/showcase.ts";
import { COLOR_GROUP, toldChoice } from "../../../domain/choice/chosen.ts";
import { heardOptions, type Options } from "../../../domain/choice/options.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { productData } from "../../../domain/web/product-data.ts";
import { categoryOnPage, type ProductView, productView } from "../../../domain/web/product-view.ts";
import { scriptText } from "../../../domain/web/structured-data.ts";
import { servicesContext } from "../../context.ts";
import { useShop } from "../../use-shop.ts";
import { LoadFailed, NotFound } from "../page/missing-page.tsx";
import { leadFromOldPath } from "../page/old-path.ts";
import type { Route } from "./+types/product-page.ts";
import { GoneProduct } from "./gone-product.tsx";
import "./product-page.css";
import { pictureOfColor, picturesOf } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { type Packed, pack, unpack } from "../../packed.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { useSession } from "../../session.tsx";
import { pageKey } from "../../ui/opened.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { useGalleryRow } from "../gallery/use-gallery-row.ts";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { PageHead } from "../page/page-head.tsx";
import { JsonLd } from "../page/structured-data.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { ColorNote } from "./color-choice.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RecentlyViewedHost } from "./recently-viewed-host.tsx";
import { useChosen } from "./use-chosen.ts";

/** Status 301 leads to a renamed product's new address, 410 stands for a removed product, 404 for an unknown address. */
export function loader(asked: Route.LoaderArgs) {
  const { context, params, request } = asked;
  const { snapshot } = context.get(servicesContext);
  const { products } = snapshot;
  const { sets } = snapshot.sections.choices;
  const address = snapshot.findAddress(params.slug);
  if (!address) {
    leadFromOldPath(asked);
    return data({ state: "unknown" } as const, 404);
  }
  if (address.state === "moved") {
    const named = new URL(request.url).searchParams;
    const groups = [COLOR_GROUP, ...sets.map(({ id }) => id)];
    const values = groups.flatMap((group) => (named.has(group) ? [{ group, id: named.get(group) ?? "" }] : []));
    throw redirect(addresses.product(address.slug, values), 301);
  }

  if (address.state === "gone") {
    const { name, category } = address;
    const related = relatedTo({ id: "", category }, products).map(cardOf);
    return data({ state: "gone", name, category: categoryOnPage(snapshot, category), related } as const, 410);
  }
  const color = new URL(request.url).searchParams.get(COLOR_GROUP);
  return data({ state: "here", packed: pack(productView(address.product, snapshot, color)) } as const);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const key = pageKey(useLocation());
  if (loaderData.state === "unknown") return <UnknownProduct key={key} />;
  if (loaderData.state === "gone") return <GoneProduct {...loaderData} />;
  return <ProductHere key={key} {...loaderData} />;
}

const UnseenProduct = lazyPart(() => import("./unseen-product.tsx"));

/** Visitors learn nothing of a product that is not shown yet. Who works in the shop sees its page. */
const UnknownProduct = () => (isStaff(useSession().user) ? <UnseenProduct Page={ProductHere} /> : <NotFound />);

function ProductHere({ packed }: { packed: Packed<ProductView> }) {
  const { product, options, asksMore, colors, category, related, shareImage, ...about } = useMemo(() => {
    const { options: told, ...view } = unpack(packed);
    return { ...view, options: heardOptions(told, view.colors), asksMore: told !== undefined };
  }, [packed]);
  const chosen = useChosen(product, options);
  const [pictures] = useState(() => picturesFrom(product, toldChoice(chosen).color));
  const row = useGalleryRow(pictures.length);
  const turnToColor = (color: string) => {
    const picture = pictureOfColor(product, color);
    if (picture !== undefined) row.show(pictures.indexOf(picture));
  };
  const shown = pictures[row.current] ?? product.image;
  const path = addresses.product(product.slug);
  const steps = [
    ...(category ? [{ name: category.name, path: addresses.category(category.slug) }] : []),
    { name: product.name, path },
  ];
  return (
    <div className="page-width">
      <PageHead
        title={product.name}
        description={
          import.meta.env.SSR &&
          (product.description.trim() || `${product.name} ve daha fazlası. Siparişini WhatsApp'tan ver.`)
        }
        path={path}
        shareImage={shareImage}
        type="product"
      />
      <ProductData product={product} options={options} shareImage={shareImage} />
      <Breadcrumb steps={steps} />
      <div className="product-page-main">
        <Gallery product={product} pictures={pictures} row={row} />
        <ProductFacts
          product={product}
          colors={colors}
          options={options}
          asksMore={asksMore}
          chosen={chosen}
          note={<ColorNote product={product} chosen={chosen} picture={shown} />}
          onChooseColor={turnToColor}
          {...about}
        />
      </div>
      {related.length > 0 && (
        <section className="product-page-related screen-only" aria-labelledby="benzerler">
          <h2 id="benzerler">Bunları da sevebilirsin</h2>
          <ProductCards products={related} />
        </section>
      )}
      <RecentlyViewedHost current={product.id} color={chosen.slug} sets={about.sets} />
      {product.inStock && <BuyBar product={product} colors={colors} chosen={chosen} />}
    </div>
  );
}

/** `import.meta.env.SSR` is a constant of the build: browsers do not load the builders. */
function ProductData({
  product,
  options,
  shareImage,
}: {
  product: ShownProduct;
  options: Options;
  shareImage: string;
}) {
  const shop = useShop();
  const path = addresses.product(product.slug);
  return <JsonLd text={import.meta.env.SSR && scriptText(productData({ product, options, path, shareImage, shop }))} />;
}

/** The row begins with the picture of the color that the page opens with, and keeps the order of the pictures. */
function picturesFrom(product: ShownProduct, color: string | undefined): string[] {
  const pictures = picturesOf(product);
  const first = color === undefined ? -1 : pictures.indexOf(pictureOfColor(product, color) ?? "");
  return first < 1 ? pictures : [...pictures.slice(first), ...pictures.slice(0, first)];
}

/** A chosen color, or what opens over the page, does not load the product again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const ErrorBoundary = () => <LoadFailed title="Ürünü getiremedik" />;
