import { useEffect, useState } from "react";
import { type Listing, listingIn, listingSearch, PLAIN_LISTING } from "../../../domain/listing/listing.ts";

const PAUSE_MS = 200;

/** How many products would be listed; undefined until the server has said so, and without a connection. */
export function useFilterTotal(
  category: string | undefined,
  wanted: Listing,
  known: { listing: Listing; total: number },
): number | undefined {
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(
    () => new Map([[filtersOf(known.listing), known.total]]),
  );
  const filters = filtersOf(wanted);
  const total = totals.get(filters);
  const isMissing = total === undefined;

  useEffect(
    function askOnceNothingChanges() {
      if (!isMissing) return;
      const asking = new AbortController();
      const pause = setTimeout(() => {
        countProducts(category, filters, asking.signal).then((counted) => {
          if (counted !== undefined) setTotals((before) => new Map(before).set(filters, counted));
        });
      }, PAUSE_MS);
      return () => {
        clearTimeout(pause);
        asking.abort();
      };
    },
    [isMissing, category, filters],
  );
  return total;
}

/** In whatever order they stand, and on whatever page. */
const filtersOf = (listing: Listing): string => listingSearch({ ...listing, sort: PLAIN_LISTING.sort, page: 1 });

/** Undefined without a connection. */
async function countProducts(
  category: string | undefined,
  filters: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const client = await import("../../api-client.ts").catch(showWithout);
  if (!client) return undefined;
  const { ApiError, api } = client;
  try {
    return await api.countProducts(countQuery(category, listingIn(new URLSearchParams(filters))), signal);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The button shows the products without their number. */
const showWithout = () => undefined;

/** In the words of `GET /api/products`; what narrows nothing is not asked. */
function countQuery(category: string | undefined, listing: Listing): URLSearchParams {
  const { minPrice, maxPrice, colors, inStock, discounted } = listing;
  const asked = Object.entries({ category, minPrice, maxPrice, colors, inStock, discounted });
  return new URLSearchParams(
    asked.flatMap(([name, value]) => {
      const text = value === undefined || value === false ? "" : String(value);
      return text === "" ? [] : [[name, text]];
    }),
  );
}
