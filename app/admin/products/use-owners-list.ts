import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import { type OwnersListing, ownersApiQuery, ownersListingIn } from "../../../domain/listing/owners-listing.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { ApiError } from "../../api-client.ts";
import { panel } from "../panel-calls.ts";
import { findProduct } from "../product-form/product-source.ts";
import { demandStaff } from "../section-load.tsx";

/** The last answer, updated with products saved since and with rows that were moved. */
export function useOwnersList(answer: OwnersAnswer | undefined) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<ReadonlyMap<string, Product>>(new Map());
  const [order, setOrder] = useState<{ of: OwnersAnswer; rows: readonly Product[] }>();
  const ordered = answer && order?.of === answer ? { ...answer, rows: [...order.rows] } : answer;
  const shown = ordered && withSaved(ordered, saved);

  return {
    shown,
    reload() {
      markListStale();
      return revalidate();
    },
    /** Shows a saved product in its row. */
    put: (product: Product) =>
      setSaved((others) => new Map(others).set(product.id, newest(product, others.get(product.id)))),
    /** Shows the rows in the order that they will have after a move. */
    arrange: (rows: readonly Product[]) => answer && setOrder({ of: answer, rows }),
    find: async (id: string): Promise<Product | undefined> =>
      shown?.rows.find((product) => product.id === id) ?? findProduct(id),
  };
}

/** A query and its answer or failure, kept together so that rows are never shown for another query. */
export type LoadedList = { listing: OwnersListing; answer?: OwnersAnswer; failure?: ApiError };

/** The number of writes that the list has to show, and of those that the last loaded list includes. */
let writes = 0;
let shownWrites = 0;

/** Every navigation now reloads the list until one load completes: closing a form may abort the first. */
export function markListStale(): void {
  writes += 1;
}

export const isListStale = (): boolean => shownWrites < writes;

export async function loadList(request: Request): Promise<LoadedList> {
  const included = writes;
  const loaded = await fetchList(request);
  if (!request.signal.aborted) shownWrites = included;
  return loaded;
}

/** Loads the list for the panel's address. */
async function fetchList({ url, signal }: Request): Promise<LoadedList> {
  const listing = ownersListingIn(new URL(url).searchParams);
  try {
    await demandStaff();
    return { listing, answer: await panel.list(ownersApiQuery(listing), signal) };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return { listing, failure };
  }
}

/** Replaces rows by products saved after the request; the counter of featured products follows. */
export function withSaved(answer: OwnersAnswer, saved: ReadonlyMap<string, Product>): OwnersAnswer {
  const rows = answer.rows.map((row) => newest(row, saved.get(row.id)));
  const featured = answer.counts.featured + featuredIn(rows) - featuredIn(answer.rows);
  return { ...answer, rows, counts: { ...answer.counts, featured } };
}

export const newest = (product: Product, other: Product | undefined): Product =>
  other && other.revision > product.revision ? other : product;

const featuredIn = (rows: readonly Product[]): number => rows.filter(({ featured }) => featured).length;
