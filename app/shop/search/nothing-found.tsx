import { chatLink } from "../../../domain/order/chat-link.ts";
import { useShop } from "../../use-shop.ts";
import "../../ui/button.css";
import { Icon } from "../../ui/icon.tsx";
import { SearchShelves } from "./search-shelves.tsx";

/** Offers to ask the owner, who may have what the search did not find. */
export function NothingFound({ question, hasNear }: { question: string; hasNear: boolean }) {
  const { phone } = useShop();
  return (
    <div className="search-page-nothing">
      <p>
        Aradığını bulamadık. {hasNear ? "Aşağıdakiler yakın olabilir" : "Başka türlü yazmayı deneyebilirsin"}, ya da
        bize sor: belki rafta, belki yolda.
      </p>
      <a
        className="button button-order"
        href={chatLink(phone, `Merhaba, "${question}" arıyorum. Sizde var mı?`)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" size={22} />
        WhatsApp'tan sor
      </a>
      {!hasNear && <SearchShelves />}
    </div>
  );
}
