import { Link, type LinkProps } from "react-router";
import type { TopicLink } from "../../../domain/search/search-guide.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import "./topic-card.css";

/** Answers a question about the shop itself: by a link, also as one of the suggestions of a search box. */
export const TopicCard = ({ topic: { page, title, text }, ...link }: { topic: TopicLink } & Omit<LinkProps, "to">) => (
  <Link className="topic-card" to={addresses.info(page)} {...link}>
    <span className="topic-card-words">
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <Icon name="right" size={20} />
  </Link>
);
