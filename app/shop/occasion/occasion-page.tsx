import { data } from "react-router";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import { dayWithShelf, dayWritten, lastOrderWords, reminderOf } from "../../../domain/occasion/shown-days.ts";
import { occasionAddress, reminderAddress } from "../../../domain/web/occasion-address.ts";
import { servicesContext } from "../../context.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { LoadFailed, NotFound } from "../page/missing-page.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/occasion-page.ts";
import "./occasion-page.css";

/** The shelf of a special day. It has its page the whole year, so that an old link leads somewhere; the last order is told while it is near. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const day = dayWithShelf(snapshot, slug);
  if (!day) return data(null, 404);
  return data({
    path: occasionAddress(day.id),
    name: day.name,
    words: [dayWritten(day), lastOrderWords(day)]
      .map((words) => words && `${words}.`)
      .filter(Boolean)
      .join(" "),
    products: day.products.map(cardOf),
    ...(reminderOf(day, snapshot.reckonedOn) && { reminder: reminderAddress(day.id), isNextYears: day.isNear }),
  });
}

export default function OccasionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { path, name, words, products, reminder, isNextYears } = loaderData;
  const description = import.meta.env.SSR && `${name} hediyeleri: ${words} Siparişini WhatsApp'tan ver.`;
  return (
    <div className="page-width occasion-page">
      <PageHead title={`${name} hediyeleri`} description={description} path={path} />
      <Breadcrumb steps={[{ name, path }]} />
      <header>
        <h1>{name}</h1>
        <p>{words}</p>
      </header>
      <h2 className="unseen">Ürünler</h2>
      <ProductCards products={products} firstRow={4} />
      {reminder && (
        <p className="occasion-page-reminder">
          {/* The browser opens the file itself: the router knows no such page. */}
          <a className="button button-plain" href={reminder}>
            {isNextYears ? "Seneye hatırlat" : "Bana hatırlat"}
          </a>
          <span>Telefonunun takvimine bir gün ekler; dükkân bunu bilmez.</span>
        </p>
      )}
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Bu rafı getiremedik" />;
