import { Link, type LinkProps } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import "./filter-chip.css";

/** Something that was chosen, and the way on without it. */
export const FilterChip = ({ children, ...way }: LinkProps) => (
  <Link className="filter-chip" {...way}>
    {children}
    <span className="unseen"> filtresini kaldır</span>
    <Icon name="close" size={16} />
  </Link>
);
