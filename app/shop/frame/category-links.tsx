import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCategories } from "../../use-shop.ts";

/** In the open menu, a page takes the place of the menu's step of the history. */
export const CategoryLinks = ({ isOpened = false }: { isOpened?: boolean }) =>
  useCategories().map(({ slug, name }) => (
    <Link key={slug} to={addresses.homeAt(slug)} replace={isOpened}>
      {name}
    </Link>
  ));
