import { chatLink } from "../../domain/order/chat-link.ts";
import { SmallButton } from "../ui/button.tsx";
import { copy } from "./copy.ts";
import "./part.css";

type GivenLinkProps = { says: string; link: string; message: string };

/** A link with a secret, shown once: to be copied, or sent in a chat with the message. */
export const GivenLink = ({ says, link, message }: GivenLinkProps) => (
  <div className="part-link" role="status">
    <p>{says}</p>
    <code>{link}</code>
    <div className="part-actions">
      <SmallButton action="Kopyala" onClick={() => copy(link, "Bağlantı")} />
      <a
        className="button button-order button-small"
        href={chatLink("", `${message} ${link}`)}
        target="_blank"
        rel="noopener"
      >
        WhatsApp ile gönder
      </a>
    </div>
  </div>
);
