import { useEffect } from "react";
import { data, Link, useRevalidator } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { ErrorPage } from "../../ui/error-page.tsx";
import { useCategories } from "../../use-shop.ts";
import "../../ui/button.css";
import type { Route } from "./+types/missing-page.ts";
import { leadFromOldPath } from "./old-path.ts";
import { BelowStyle } from "./page-head.tsx";

export function loader(asked: Route.LoaderArgs) {
  leadFromOldPath(asked);
  return data(null, { status: 404 });
}

export { shouldRevalidate } from "../../ui/opened.ts";

/** Links to the categories, because a visitor with an old link was looking for something. */
export const NotFound = () => (
  <ErrorPage isMissing>
    <nav className="error-page-links" aria-label="Kategorilere bak">
      {useCategories().map(({ slug, name }) => (
        <Link key={slug} className="button button-plain button-small" to={addresses.category(slug)}>
          {name}
        </Link>
      ))}
    </nav>
  </ErrorPage>
);

export default NotFound;

type LoadFailedProps = { title: string; onRetry?: () => void; heading?: "h1" | "h2" };

/** Spec §8: a failed load shows one toast, and the visitor can retry it. */
export function LoadFailed({ title, onRetry, heading: Heading = "h1" }: LoadFailedProps) {
  const { revalidate } = useRevalidator();
  useEffect(function showToastOnce() {
    toast.error(messages.dataFailed);
  }, []);
  return (
    <div className="load-failed page-width">
      <BelowStyle />
      <Heading>{title}</Heading>
      <p>Bağlantını kontrol edip tekrar deneyebilirsin.</p>
      <button type="button" className="button button-ribbon" onClick={onRetry ?? (() => revalidate())}>
        Tekrar dene
      </button>
    </div>
  );
}
