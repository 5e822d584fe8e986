import { Link } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { useInfoLinks } from "../info/info-links.ts";

/** The pages that visitors often need before an order. */
const SHOWN_PAGES = ["teslimat", "iade-ve-cayma"];

/** Links to the rest of the shop, below the categories of the phone's menu. */
export function MenuLinks() {
  const { phone } = useShop();
  return (
    <ul className="menu-links">
      <li>
        <Link to={addresses.allProducts} replace>
          Tüm ürünler
        </Link>
      </li>
      <li>
        <Link to={addresses.favourites} replace>
          Favorilerim
        </Link>
      </li>
      {useInfoLinks()
        .filter(({ slug }) => SHOWN_PAGES.includes(slug))
        .map(({ slug, label }) => (
          <li key={slug}>
            <Link to={addresses.info(slug)} replace>
              {label}
            </Link>
          </li>
        ))}
      {phone && (
        <li>
          <a href={chatLink(phone)} target="_blank" rel="noopener">
            WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}
