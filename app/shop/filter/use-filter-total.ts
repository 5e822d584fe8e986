import { useEffect, useState } from "react";
import type { Listing } from "../../../domain/listing/listing.ts";

const PAUSE_MS = 200;

/** How many products would be listed; undefined until the server has said so, and without a connection. */
export function useFilterTotal(
  category: string | undefined,
  wanted: Listing,
  known: { listing: Listing; total: number },
): number | undefined {
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(
    () => new Map([[countQuery(category, known.listing), known.total]]),
  );
  const query = countQuery(category, wanted);
  const total = totals.get(query);
  const isMissing = total === undefined;

  useEffect(
    function askOnceNothingChanges() {
      if (!isMissing) return;
      const asking = new AbortController();
      const pause = setTimeout(() => {
        countProducts(query, asking.signal).then(
          (counted) => setTotals((before) => new Map(before).set(query, counted)),
          showWithout,
        );
      }, PAUSE_MS);
      return () => {
        clearTimeout(pause);
        asking.abort();
      };
    },
    [isMissing, query],
  );
  return total;
}

async function countProducts(query: string, signal: AbortSignal): Promise<number> {
  const { api } = await import("../../api-client.ts");
  return api.countProducts(query, signal);
}

/** The button shows the products without their number. */
const showWithout = () => {};

/** In the words of `GET /api/products`; what narrows nothing is not asked. */
function countQuery(category: string | undefined, listing: Listing): string {
  const { minPrice, maxPrice, colors, inStock, discounted } = listing;
  const asked = Object.entries({ category, minPrice, maxPrice, colors, inStock, discounted });
  const narrowing = asked.map(([name, value = ""]) => [name, value === false ? "" : String(value)]);
  return new URLSearchParams(narrowing.filter(([, text]) => text !== "")).toString();
}
