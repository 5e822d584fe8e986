import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import "./breadcrumb.css";
import { BreadcrumbData } from "./structured-data.tsx";

type Step = { name: string; path: string };

/** The steps after the home page; the last is the page one is on. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const here = steps.at(-1);
  return (
    <nav className="breadcrumb" aria-label="Gezinti yolu">
      <BreadcrumbData steps={steps} />
      <ol>
        {[{ name: "Ana Sayfa", path: addresses.home }, ...steps.slice(0, -1)].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {here && (
          <li aria-current="page">
            <span>{here.name}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
