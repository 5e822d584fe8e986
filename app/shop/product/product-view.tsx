import { useState } from "react";
import { pictureOfColor, picturesOf } from "../../../domain/catalog/color-pictures.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor, ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { pageDescription } from "../../../domain/web/page-description.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { useGalleryRow } from "../gallery/use-gallery-row.ts";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { PageHead } from "../page/page-head.tsx";
import { ProductData } from "../page/structured-data.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RecentlyViewedHost } from "./recently-viewed-host.tsx";
import "./product-view.css";

type ProductViewProps = {
  product: Product;
  colors: readonly PaintedColor[];
  category: { slug: string; name: string } | undefined;
  related: readonly ShowcaseProduct[];
  shareImage: string;
};

export function ProductView({ product, colors, category, related, shareImage }: ProductViewProps) {
  const pictures = picturesOf(product);
  const row = useGalleryRow(pictures.length);
  const [color, setColor] = useState(product.inStock && hasColorChoice(colors) ? colors[0]?.word : undefined);
  const chooseColor = (color: string) => {
    setColor(color);
    const picture = pictureOfColor(product, color);
    if (picture !== undefined) row.show(pictures.indexOf(picture));
  };
  const path = addresses.product(product.slug);
  const steps = [
    ...(category ? [{ name: category.name, path: addresses.category(category.slug) }] : []),
    { name: product.name, path },
  ];
  return (
    <div className="page-width">
      <PageHead
        title={product.name}
        description={pageDescription(
          product.description,
          `${product.name} ve daha fazlası. Siparişini WhatsApp'tan ver.`,
        )}
        path={path}
        shareImage={shareImage}
        type="product"
      />
      <ProductData product={product} shareImage={shareImage} />
      <Breadcrumb steps={steps} />
      <div className="product-view-main">
        <Gallery product={product} pictures={pictures} row={row} />
        <ProductFacts product={product} colors={colors} color={color} onChooseColor={chooseColor} />
      </div>
      {related.length > 0 && (
        <section className="product-view-related" aria-labelledby="benzerler">
          <h2 id="benzerler">Bunları da sevebilirsin</h2>
          <ProductCards products={related} />
        </section>
      )}
      <RecentlyViewedHost current={product.id} />
      {product.inStock && <BuyBar product={product} colors={colors} color={color} />}
    </div>
  );
}
