import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCategories } from "../../use-shop.ts";

/** `replace`: in the open menu the page's history entry replaces the menu's. */
export const CategoryLinks = ({ replace = false }: { replace?: boolean }) =>
  useCategories().map(({ slug, name }) => (
    <Link key={slug} to={addresses.homeAt(slug)} replace={replace}>
      {name}
    </Link>
  ));
