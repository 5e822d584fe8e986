import { Link, useLocation } from "react-router";
import { ALL, type Category } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useIsHydrated } from "../../hydrated.ts";
import { useCategories } from "../../use-shop.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { useShowcase } from "./use-showcase.ts";

const ALL_ANCHOR = "urunler";

type ProductGridProps = { categories: readonly Category[]; featured: readonly ShowcaseProduct[] };

/** Each link of the filter row is a category's anchor: choosing one filters the grid and scrolls to it (spec §10 home). */
export function ProductGrid({ categories, featured }: ProductGridProps) {
  const chosen = useChosenCategory(categories);
  const formerAnchors = new Map(useCategories().map(({ slug, former }) => [slug, former]));
  const filter = chosen?.slug ?? ALL;
  const { products, isLoading, hasFailed, retry } = useShowcase(filter, featured);
  return (
    <section className="product-grid page-width" aria-labelledby="urunler-baslik">
      <h2 id="urunler-baslik">{filter === ALL ? "Öne Çıkan Ürünler" : "Tüm Ürünler"}</h2>
      <p className="product-grid-subtitle">En popüler trend ürünler burada.</p>
      <nav className="product-grid-filters" aria-label="Ürünleri süz">
        <Link
          id={ALL_ANCHOR}
          className="button-chip product-grid-filter"
          to={addresses.homeAt(ALL_ANCHOR)}
          aria-current={filter === ALL}
        >
          Tümü
        </Link>
        {categories.map(({ slug, name }) => (
          <Link
            key={slug}
            id={slug}
            className="button-chip product-grid-filter"
            to={addresses.homeAt(slug)}
            aria-current={filter === slug}
          >
            {formerAnchors.get(slug)?.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            {name}
          </Link>
        ))}
      </nav>
      {hasFailed ? (
        <p className="product-grid-empty">
          Bu bölümün ürünlerini getiremedik.{" "}
          <button type="button" className="button button-plain button-small" onClick={retry}>
            Tekrar dene
          </button>
        </p>
      ) : products.length > 0 ? (
        <div className="product-grid-shown" aria-busy={isLoading}>
          <ProductCards products={products} firstRow={2} />
          <Link
            className="button button-plain product-grid-all"
            to={chosen ? addresses.category(chosen.slug) : addresses.allProducts}
            prefetch="intent"
          >
            {chosen ? (
              <>
                <span className="unseen">{chosen.name}: </span>Tümünü gör
              </>
            ) : (
              "Tüm ürünleri gör"
            )}
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

function useChosenCategory(categories: readonly Category[]): Category | undefined {
  const isHydrated = useIsHydrated();
  const anchor = useLocation().hash.slice(1);
  const renamed = useCategories().find(({ former }) => former?.includes(anchor));
  return isHydrated ? categories.find(({ slug }) => slug === (renamed?.slug ?? anchor)) : undefined;
}
