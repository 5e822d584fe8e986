import { useEffect, useState } from "react";
import type { Listing } from "../../../domain/listing/listing.ts";

const PAUSE_MS = 200;

/** A category, the answer to a query, or the whole shop. */
type CountedList = { category?: string | undefined; query?: string | undefined };

/** The number of products that the filters would list. Undefined until the server answers, and without a connection. */
export function useFilterTotal(
  list: CountedList,
  wanted: Listing,
  known: { listing: Listing; total: number },
): number | undefined {
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(
    () => new Map([[countQuery(list, known.listing), known.total]]),
  );
  const query = countQuery(list, wanted);
  const total = totals.get(query);
  const isMissing = total === undefined;

  useEffect(
    function requestAfterPause() {
      if (!isMissing) return;
      const request = new AbortController();
      const pause = setTimeout(() => {
        countProducts(query, request.signal).then(
          (counted) => setTotals((before) => new Map(before).set(query, counted)),
          showWithoutTotal,
        );
      }, PAUSE_MS);
      return () => {
        clearTimeout(pause);
        request.abort();
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

/** On a failure the button stays without a number. */
const showWithoutTotal = () => {};

/** The parameters of `GET /api/products` that narrow the list. */
function countQuery({ category, query: q }: CountedList, listing: Listing): string {
  const { minPrice, maxPrice, colors, values, inStock, discounted } = listing;
  const parameters = Object.entries({ q, category, minPrice, maxPrice, colors, values, inStock, discounted });
  const narrowing = parameters.map(([name, value = ""]) => [name, String(value)]);
  return new URLSearchParams(narrowing.filter(([, text]) => text !== "")).toString();
}
