import { Link, useLocation } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { useCategories } from "../../use-shop.ts";
import "./category-grid.css";
import { useIsHydrated } from "../../page-store.ts";

/** Each tile is its category's anchor: choosing it filters the products below and scrolls to the tiles (spec §2, §10 home). */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const chosen = useChosenCategory(categories);
  const addressed = useCategories();
  return (
    <section className="category-grid page-width" aria-labelledby="kategoriler">
      <h2 id="kategoriler">Kategoriler</h2>
      <ul className="category-grid-tiles">
        {categories.map(({ id, name, slug, image, tint }) => (
          <li key={id} id={slug}>
            {addressed
              .find((one) => one.slug === slug)
              ?.former?.map((anchor) => (
                <span key={anchor} id={anchor} />
              ))}
            <Link
              className="category-grid-tile"
              data-tint={tint}
              to={addresses.homeAt(slug)}
              aria-current={chosen?.slug === slug}
            >
              <span className="category-grid-picture">
                {image && (
                  <ShopPicture image={image} alt="" sizes="68px" widths={[160, 320]} width={160} height={160} />
                )}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The category that the address's anchor names, also by a name that it had before. */
export function useChosenCategory(categories: readonly Category[]): Category | undefined {
  const isHydrated = useIsHydrated();
  const anchor = useLocation().hash.slice(1);
  const renamed = useCategories().find(({ former }) => former?.includes(anchor));
  return isHydrated ? categories.find(({ slug }) => slug === (renamed?.slug ?? anchor)) : undefined;
}
