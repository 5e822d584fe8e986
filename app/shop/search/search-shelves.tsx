import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";
import { useCategories } from "../../use-shop.ts";

/** Links to the categories, for an empty query and for one without results. */
export const SearchShelves = () => (
  <ul className="search-page-shelves" aria-label="Kategoriler">
    {useCategories().map(({ slug, name }) => (
      <li key={slug}>
        <Link className="button button-plain button-small" to={addresses.category(slug)}>
          {name}
        </Link>
      </li>
    ))}
    <li>
      <Link className="button button-plain button-small" to={addresses.allProducts}>
        Tüm ürünler
      </Link>
    </li>
  </ul>
);
