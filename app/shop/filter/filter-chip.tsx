import { Link, type LinkProps } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import "./filter-chip.css";

/** A chosen filter; its link removes it. */
export const FilterChip = ({ children, ...link }: LinkProps) => (
  <Link className="filter-chip" {...link}>
    {children}
    <span className="unseen"> filtresini kaldır</span>
    <Icon name="close" size={16} />
  </Link>
);
