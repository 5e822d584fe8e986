import { Link } from "react-router";
import { HOME_ANCHORS } from "../../../domain/catalog/category.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";

/** For whoever has nothing to type yet, or typed in vain. */
export const SearchShelves = () => (
  <ul className="search-page-shelves" aria-label="Kategoriler">
    {HOME_ANCHORS.map(({ slug, name }) => (
      <li key={slug}>
        <Link className="button button-plain button-small" to={addresses.category(slug)}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
