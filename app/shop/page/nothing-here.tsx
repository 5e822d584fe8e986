import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import "./nothing-here.css";

type NothingHereProps = { icon?: IconName; title?: string; words: string; children: ReactNode };

/** In the place of products that are not there: why, and a way on. */
export const NothingHere = ({ icon, title, words, children }: NothingHereProps) => (
  <div className="nothing-here">
    {icon && <Icon name={icon} size={64} />}
    {title && <p className="nothing-here-title">{title}</p>}
    <p>{words}</p>
    {children}
  </div>
);

export const LookAround = () => (
  <Link className="button button-ribbon" to={addresses.home}>
    Ürünlere bak
  </Link>
);
