import { SEARCH_QUERIES } from "../../tests/support/search/search-queries.ts";
import { ask } from "./ask.ts";
import { type Finding, percentile } from "./finding.ts";
import { startMeasuredShop } from "./measured-shop.ts";
import { openSeeds } from "./seed.ts";
import { type Report, reportOf } from "./table.ts";

const PRODUCTS = 10_000;

/** Waiting time for suggestions after each letter of a query; no query is repeated. */
export async function search(): Promise<Report> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(PRODUCTS));
  try {
    // The search index is built at the start, after the first page.
    await ask(suggestionsFor(shop.url, "labubu"));
    const times: number[] = [];
    for (const beginning of beginnings()) {
      const { status, firstByteMs } = await ask(suggestionsFor(shop.url, beginning));
      if (status !== 200) throw new Error(`No suggestions for ${beginning}: ${status}`);
      times.push(firstByteMs);
    }
    const finding = (what: string, value: number): Finding => ({ what, value, unit: "ms" });
    return reportOf([
      finding(`Suggestions while typing, of ${PRODUCTS} products: median`, percentile(times, 50)),
      finding("99th percentile", percentile(times, 99)),
      finding("slowest", Math.max(...times)),
    ]);
  } finally {
    await shop.stop();
  }
}

const suggestionsFor = (url: string, question: string) => `${url}/api/suggestions?q=${encodeURIComponent(question)}`;

/** `l`, `la`, `lab` … of every query, each once. */
const beginnings = (): Set<string> =>
  new Set(SEARCH_QUERIES.flatMap(([typed]) => [...typed].map((_, at) => typed.slice(0, at + 1))));
