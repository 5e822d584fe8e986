import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useFavourites } from "../../favourites.ts";
import { Icon } from "../../ui/icon.tsx";

export function FavouritesLink() {
  const count = useFavourites().length;
  return (
    <Link
      className="button-icon"
      to={addresses.favourites}
      aria-label={count > 0 ? `Favorilerim, ${count} ürün` : "Favorilerim"}
    >
      <Icon name="heart" />
      {count > 0 && <span className="header-badge">{count}</span>}
    </Link>
  );
}
