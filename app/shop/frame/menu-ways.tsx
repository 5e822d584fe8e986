import { Link } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { useInfoLinks } from "../info/info-links.ts";
import "./menu-ways.css";

/** Often asked about before an order. */
const ASKED_ABOUT = ["teslimat", "iade-ve-cayma"];

/** The rest of the shop, below the categories of the phone's menu. */
export const MenuWays = () => (
  <ul className="menu-ways">
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
      .filter(({ slug }) => ASKED_ABOUT.includes(slug))
      .map(({ slug, label }) => (
        <li key={slug}>
          <Link to={addresses.info(slug)} replace>
            {label}
          </Link>
        </li>
      ))}
    <li>
      <a href={chatLink(useShop().phone)} target="_blank" rel="noopener">
        WhatsApp
      </a>
    </li>
  </ul>
);
