import { profileLink, shopChat } from "../../../domain/order/chat-link.ts";
import { Sign } from "../../logo.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import style from "./opening-soon.css?url";

/** The home page's beginning while no product is shown: it promises nothing, and leads to where the shop can be asked. */
export default function OpeningSoon() {
  const { name, phone, social } = useShop();
  const chat = shopChat(phone);
  return (
    <section className="opening-soon page-width">
      <link rel="stylesheet" href={style} />
      <div className="opening-soon-card">
        <Sign />
        <h2>{name}</h2>
        <p>Raflar hazırlanıyor.</p>
        <div className="opening-soon-ways">
          {chat && (
            <a className="button button-plain" href={chat} target="_blank" rel="noopener">
              <Icon name="chat" size={20} />
              WhatsApp'tan yaz
            </a>
          )}
          {social && (
            <a className="button button-plain" href={profileLink(social)} target="_blank" rel="noopener">
              <Icon name="heart" size={20} />
              Instagram'da gör
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
