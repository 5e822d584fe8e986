import type { MouseEventHandler } from "react";
import { Link } from "react-router";
import type { TopicLink } from "../../../domain/search/search-guide.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import "./topic-card.css";

type TopicCardProps = {
  topic: TopicLink;
  /** As one of the suggestions that a search box works. */
  option?: { id: string; isActive: boolean; isOpened: boolean; onChoose: MouseEventHandler<HTMLAnchorElement> };
};

/** Leads whoever asked about the shop itself to the page that answers. */
export const TopicCard = ({ topic: { page, title, text }, option }: TopicCardProps) => (
  <Link
    className="topic-card"
    to={addresses.info(page)}
    {...(option && {
      id: option.id,
      role: "option",
      "aria-selected": option.isActive,
      tabIndex: -1,
      replace: option.isOpened,
      onClick: option.onChoose,
    })}
  >
    <span className="topic-card-words">
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <Icon name="right" size={20} />
  </Link>
);
