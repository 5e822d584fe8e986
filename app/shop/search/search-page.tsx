import { cardOf } from "../../../domain/catalog/painted-colors.ts";
import { LONGEST_QUESTION } from "../../../domain/search/longest-question.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";
import { LoadFailed } from "../page/load-failed.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/search-page.ts";
import { NothingFound } from "./nothing-found.tsx";
import { PriceChip } from "./price-chip.tsx";
import { SearchForm } from "./search-form.tsx";
import "./search-page.css";
import { SearchResults } from "./search-results.tsx";
import { SearchShelves } from "./search-shelves.tsx";
import { TopicCard } from "./topic-card.tsx";

const PAGE_SIZE = 24;
const LAST_PAGE = 40;

/** A later page shows the earlier ones too, so that going on does not lose what was seen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams;
  const question = (asked.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION).toWellFormed();
  const page = pageIn(asked.get("sayfa"));
  const { found, ...answer } = (await snapshot.search()).find(question, page * PAGE_SIZE);
  const results = found.map(({ product, matched }) => ({ product: cardOf(product), matched }));
  return { ...answer, question, page, results, hasMore: results.length < answer.total && page < LAST_PAGE };
}

const pageIn = (asked: string | null): number =>
  /^[1-9]\d?$/.test(asked ?? "") ? Math.min(Number(asked), LAST_PAGE) : 1;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, results, total, isNear, price, topic, page, hasMore } = loaderData;
  const title = question === "" ? "Ara" : `“${question}” araması`;
  return (
    <div className="search-page page-width">
      <PageHead title={title} description="Ürünlerde ara." path={addresses.searchForm} isHidden />
      <h1>{question === "" ? "Ne arıyorsun?" : isNear ? `“${question}” bulunamadı` : `“${question}”`}</h1>
      <SearchForm key={question} question={question} />
      {price && <PriceChip price={price} />}
      {topic && <TopicCard topic={topic} />}
      {(question === "" || (topic && results.length === 0)) && <SearchShelves />}
      {isNear && <NothingFound question={question} hasNear={results.length > 0} />}
      {results.length > 0 && (
        <SearchResults
          title={isNear ? "En yakın sonuçlar" : `${total} ürün bulundu`}
          results={results}
          more={hasMore ? addresses.search(question, page + 1) : undefined}
        />
      )}
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Arama sonuçlarını getiremedik" />;
