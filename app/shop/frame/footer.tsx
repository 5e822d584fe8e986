import { Link } from "react-router";
import { chatLink, profileLink } from "../../../domain/order/chat-link.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useInfoLinks } from "../../info/info-labels.ts";
import { useCategories, useShop } from "../../use-shop.ts";
import { NO_CHAT_YET } from "../page/chat-button.tsx";

/** Spec §2: the footer leads to four of the home page's anchors. */
const QUICK_LINKS = 4;

export function Footer() {
  const shop = useShop();
  const categories = useCategories();
  const infoLinks = useInfoLinks();
  return (
    <footer className="footer">
      <div className="footer-columns page-width">
        <div>
          <p className="footer-brand">{shop.name}</p>
          <p>
            Küçük mutluluklar, fiyonklu.{" "}
            {shop.promises.shipsEverywhere
              ? "Trend hediyeler Türkiye'nin her yerine."
              : "Trend hediyeler WhatsApp'tan bir mesaj uzağında."}
          </p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Hızlı Linkler</h2>
          <ul>
            {categories.slice(0, QUICK_LINKS).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={addresses.homeAt(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>İletişim</h2>
          <ul>
            {shop.phone ? (
              <li>
                <a href={chatLink(shop.phone)} target="_blank" rel="noopener">
                  <span>
                    WhatsApp: <span className="footer-phone">{showPhone(shop.phone)}</span>
                  </span>
                </a>
              </li>
            ) : (
              <li>{NO_CHAT_YET}</li>
            )}
            {shop.email && (
              <li>
                <a href={`mailto:${shop.email}`}>
                  <Mailbox address={shop.email} />
                </a>
              </li>
            )}
            {shop.social && (
              <li>
                <a href={profileLink(shop.social)} target="_blank" rel="noopener">
                  {shop.social}
                </a>
              </li>
            )}
            {shop.hours?.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
        <div className="footer-info">
          <h2>Bilgi</h2>
          <details>
            <summary>Bilgi</summary>
            <ul>
              {infoLinks.map(({ slug, label }) => (
                <li key={slug}>
                  <Link to={addresses.info(slug)}>{label}</Link>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
      <p className="footer-copyright page-width">
        © 2025 {shop.name}. Tüm hakları saklıdır.{shop.isTrial && " Deneme dükkânı: ürünler, fiyatlar ve sözler örnek."}
      </p>
    </footer>
  );
}

/** An e-mail address that breaks before its @ where a line is too short. */
function Mailbox({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
