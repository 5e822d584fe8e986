import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";

export const EmptyList = ({ title, words }: { title?: string; words: string }) => (
  <div className="favourites-page-empty">
    <Icon name="heart" size={64} />
    {title && <p className="favourites-page-empty-title">{title}</p>}
    <p>{words}</p>
    <Link className="button button-ribbon" to={addresses.home}>
      Ürünlere bak
    </Link>
  </div>
);
