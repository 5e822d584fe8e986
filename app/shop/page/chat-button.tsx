import type { ComponentProps } from "react";
import "../../ui/button.css";
import { Icon } from "../../ui/icon.tsx";

/** A plain link, so that it opens the chat with and without scripts (spec §7). */
export const ChatButton = ({ children, ...link }: ComponentProps<"a">) => (
  <a className="button button-order" target="_blank" rel="noopener" {...link}>
    <Icon name="chat" size={22} />
    {children}
  </a>
);
