import { Link } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { BelowStyle } from "../page/page-head.tsx";

type GoneProductProps = {
  name: string;
  category: Pick<Category, "slug" | "name" | "tint"> | undefined;
  related: readonly ShowcaseProduct[];
};

export function GoneProduct({ name, category, related }: GoneProductProps) {
  const shop = useShop();
  return (
    <div className="gone-product page-width">
      <title>{`Bu ürün artık yok | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <BelowStyle />
      <div className="gone-product-words" data-tint={category?.tint}>
        <p className="gone-product-name">{name}</p>
        <h1>Bu ürün artık yok</h1>
        <p>Vitrinimizden kalktı, ama benzerleri burada.</p>
        <Link className="button button-ribbon" to={category ? addresses.category(category.slug) : addresses.home}>
          {category ? `Tümünü gör: ${category.name}` : "Ana sayfaya dön"}
        </Link>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="benzerler">
          <h2 id="benzerler">Bunlara bak</h2>
          <ProductCards products={related} firstRow={2} />
        </section>
      )}
    </div>
  );
}
