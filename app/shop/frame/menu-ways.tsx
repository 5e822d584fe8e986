import { Link } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { useInfoLinks } from "../info/info-links.ts";
import "./menu-ways.css";

/** Often asked about before an order. */
const ASKED_ABOUT = ["teslimat", "iade-ve-cayma"];

/** The rest of the shop, below the categories of the phone's menu. */
export function MenuWays() {
  const infoLinks = useInfoLinks().filter(({ slug }) => ASKED_ABOUT.includes(slug));
  const ways = [
    { to: addresses.allProducts, label: "Tüm ürünler" },
    { to: addresses.favourites, label: "Favorilerim" },
    ...infoLinks.map(({ slug, label }) => ({ to: addresses.info(slug), label })),
  ];
  return (
    <ul className="menu-ways">
      {ways.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} replace>
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
}
