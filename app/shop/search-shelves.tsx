import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import "../ui/button.css";
import { HOME_ANCHORS } from "./home-anchors.ts";

/** For whoever has nothing to type yet, or typed in vain. */
export const SearchShelves = () => (
  <ul className="search-shelves" aria-label="Kategoriler">
    {HOME_ANCHORS.map(({ slug, label }) => (
      <li key={slug}>
        <Link className="button button-plain button-small" to={addresses.category(slug)}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
