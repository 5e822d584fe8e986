import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { ErrorPage } from "../ui/error-page.tsx";
import { HOME_ANCHORS } from "./home-anchors.ts";

/** Whoever followed an old link still came to find something. */
export const NotFound = () => (
  <ErrorPage isMissing>
    <nav className="error-ways" aria-label="Kategorilere bak">
      {HOME_ANCHORS.map(({ slug, label }) => (
        <Link key={slug} className="button button-plain button-small" to={addresses.category(slug)}>
          {label}
        </Link>
      ))}
    </nav>
  </ErrorPage>
);
