import type { ComponentProps } from "react";
import "../../ui/button.css";
import "./chat-button.css";
import { Icon } from "../../ui/icon.tsx";

/** Stands in the place of a chat while the shop has no number. */
export const NO_CHAT_YET = "Sipariş hattı hazırlanıyor";

type ChatButtonProps = ComponentProps<"a"> & { href: string | undefined };

/** A plain link, so that it opens the chat with and without scripts (spec §7). It rests while there is no chat. */
export const ChatButton = ({ children, ...link }: ChatButtonProps) =>
  link.href === undefined ? (
    <p className="chat-button-rest">{NO_CHAT_YET}</p>
  ) : (
    <a className="button button-order" target="_blank" rel="noopener" {...link}>
      <Icon name="chat" size={22} />
      {children}
    </a>
  );
