import { Link } from "react-router";
import { ALL, type Category } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductCards } from "../cards/product-cards.tsx";
import { useChosenCategory } from "./category-grid.tsx";
import { useShowcase } from "./use-showcase.ts";

const ALL_ANCHOR = "urunler";

type ProductGridProps = { categories: readonly Category[]; featured: readonly ShowcaseProduct[] };

export function ProductGrid({ categories, featured }: ProductGridProps) {
  const chosen = useChosenCategory(categories);
  const filter = chosen?.slug ?? ALL;
  const { products, isLoading, hasFailed, retry } = useShowcase(filter, featured);
  return (
    <section className="product-grid page-width" id={ALL_ANCHOR} aria-labelledby="urunler-baslik">
      <header className="product-grid-head">
        <h2 id="urunler-baslik">{filter === ALL ? "Öne Çıkan Ürünler" : "Tüm Ürünler"}</h2>
        <p className="product-grid-subtitle">En popüler trend ürünler burada.</p>
        {chosen && (
          <Link className="button-chip" to={addresses.homeAt(ALL_ANCHOR)}>
            {chosen.name} <span className="unseen">yerine hepsi</span>
            <Icon name="close" size={16} />
          </Link>
        )}
      </header>
      {hasFailed ? (
        <p className="product-grid-empty">
          Bu bölümün ürünlerini getiremedik.{" "}
          <button type="button" className="button button-plain button-small" onClick={retry}>
            Tekrar dene
          </button>
        </p>
      ) : products.length > 0 ? (
        <div className="product-grid-shown" aria-busy={isLoading}>
          <ProductCards products={products} />
          <Link
            className="button button-plain product-grid-all"
            to={chosen ? addresses.category(chosen.slug) : addresses.allProducts}
            prefetch="intent"
          >
            {chosen ? `Tümünü gör: ${chosen.name}` : "Tüm ürünleri gör"}
          </Link>
        </div>
      ) : (
        <p className="product-grid-empty">
          {filter === ALL ? (
            "Raflar hazırlanıyor, yeni ürünler çok yakında burada."
          ) : (
            <>
              Bu bölüme yeni ürünler hazırlanıyor. <Link to={addresses.homeAt(ALL_ANCHOR)}>Diğer ürünlere bak</Link>
            </>
          )}
        </p>
      )}
    </section>
  );
}
