import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import "./breadcrumb.css";
import { BreadcrumbData } from "./structured-data.tsx";

type Step = { name: string; path: string };

/** `steps` are those after the home page; the last one is the current page. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const current = steps.at(-1);
  return (
    <nav className="breadcrumb" aria-label="Gezinti yolu">
      <BreadcrumbData steps={steps} />
      <ol>
        {[{ name: "Ana Sayfa", path: addresses.home }, ...steps.slice(0, -1)].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {current && (
          <li aria-current="page">
            <span>{current.name}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
