import { Link, type LinkProps } from "react-router";
import type { TopicLink } from "../../../domain/search/search-guide.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import "./topic-card.css";

/** Links to the information page that answers a query about the shop itself. Also one of a search box's suggestions. */
export const TopicCard = ({ topic: { page, title, text }, ...link }: { topic: TopicLink } & Omit<LinkProps, "to">) => (
  <Link className="topic-card" to={addresses.info(page)} {...link}>
    <span className="topic-card-words">
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <Icon name="right" size={20} />
  </Link>
);
