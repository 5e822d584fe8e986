import { data } from "react-router";
import { fillInfoPage } from "../../../domain/shop/info-page.ts";
import { waitingPages } from "../../../domain/shop/sellers-facts.ts";
import { infoSharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { NotFound } from "../page/not-found.tsx";
import type { Route } from "./+types/info-page.ts";
import { InfoView } from "./info-view.tsx";

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { snapshot, shop } = context.get(servicesContext);
  const facts = { shop, legal: snapshot.legalFacts };
  const written = snapshot.infoPages.find((page) => page.slug === slug);
  if (!written || waitingPages(facts).includes(written.slug)) return data({ state: "unknown" } as const, 404);
  const page = fillInfoPage(written, facts);
  return data({ state: "here", page, shareImage: infoSharePath(page, shop) } as const);
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "unknown") return <NotFound />;
  return <InfoView key={loaderData.page.slug} {...loaderData} />;
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Sayfayı getiremedik" />;
