import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";

export const NoFavourites = () => (
  <div className="favourites-page-empty">
    <Icon name="heart" size={64} />
    <p className="favourites-page-empty-title">Burası henüz boş</p>
    <p>Bir ürünün kalbine dokun, bu cihazda seni beklesin. Listen dolunca sevdiğine gönderirsin.</p>
    <Link className="button button-ribbon" to={addresses.home}>
      Ürünlere bak
    </Link>
  </div>
);
