import { Link } from "react-router";
import { HOME_ANCHORS } from "../../../domain/catalog/category.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";

/** The categories, for an empty question and for one without an answer. */
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
