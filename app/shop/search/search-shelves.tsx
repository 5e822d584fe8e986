import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";
import { useCategories } from "../../use-shop.ts";

/** The ways on, for an empty question and for one without an answer. */
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
