import { Link } from "react-router";
import { shopChat } from "../../../domain/order/chat-link.ts";
import type { InfoPageSlug } from "../../../domain/settings/info-page-slugs.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";
import "./info-aside.css";
import { useInfoLinks } from "../../info/info-labels.ts";

export const InfoAside = ({ current }: { current: InfoPageSlug }) => (
  <aside className="info-aside" aria-label="Sorular ve diğer bilgiler">
    <Ask />
    <nav aria-labelledby="info-others">
      <h2 id="info-others">Bilgi sayfaları</h2>
      <ul>
        {useInfoLinks().map(({ slug, label }) => (
          <li key={slug}>
            <Link to={addresses.info(slug)} aria-current={slug === current ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </aside>
);

function Ask() {
  const { phone, email } = useShop();
  return (
    <div className="info-aside-ask">
      <p className="info-aside-title">Aklına takılan mı var?</p>
      <p>Yaz, sana bir insan cevap versin.</p>
      <ChatButton href={shopChat(phone, "Merhaba, bir şey sormak istiyorum:")}>WhatsApp'tan sor</ChatButton>
      {email && (
        <a className="info-aside-mail" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </div>
  );
}
