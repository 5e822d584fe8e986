import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { ErrorPage } from "../../ui/error-page.tsx";
import { useCategories } from "../../use-shop.ts";

/** Links to the categories, because a visitor with an old link was looking for something. */
export const NotFound = () => (
  <ErrorPage isMissing>
    <nav className="error-page-links" aria-label="Kategorilere bak">
      {useCategories().map(({ slug, name }) => (
        <Link key={slug} className="button button-plain button-small" to={addresses.category(slug)}>
          {name}
        </Link>
      ))}
    </nav>
  </ErrorPage>
);
