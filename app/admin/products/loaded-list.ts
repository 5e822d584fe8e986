import { isAdmin } from "../../../domain/account/user.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { type OwnersListing, ownersApiQuery, ownersListingIn } from "../../../domain/listing/owners-listing.ts";
import { ApiError } from "../../api-client.ts";
import { currentToken } from "../../session.tsx";
import { findCurrentUser } from "../../session-calls.ts";
import { type OwnersAnswer, panel } from "../panel-calls.ts";

/** A question, and what came of it: rows never stand without the question that they answer. */
export type LoadedList = { listing: OwnersListing; answer?: OwnersAnswer; failure?: ApiError };

/** Writes that the list has to show, and how many of them the list that came last may know of. */
let writes = 0;
let shownWrites = 0;

/** From here on every navigation loads the list again, until one of them has: a form that closes calls the first off. */
export function markListStale(): void {
  writes += 1;
}

export const isListStale = (): boolean => shownWrites < writes;

export async function loadList(request: Request): Promise<LoadedList> {
  const begun = writes;
  const asked = await fetchList(request);
  if (!request.signal.aborted) shownWrites = begun;
  return asked;
}

/** The list of the panel's address. Somebody who is no admin hears at once what the server would answer. */
async function fetchList({ url, signal }: Request): Promise<LoadedList> {
  const listing = ownersListingIn(new URL(url).searchParams);
  const token = currentToken();
  const user = token ? await findCurrentUser(token) : null;
  if (!isAdmin(user)) return { listing, failure: new ApiError(user ? 403 : 401) };
  try {
    return { listing, answer: await panel.list(ownersApiQuery(listing), signal) };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return { listing, failure };
  }
}

/** Rows as saved since the list was asked for; the counter of featured products follows. */
export function withSaved(answer: OwnersAnswer, saved: ReadonlyMap<string, Product>): OwnersAnswer {
  const rows = answer.rows.map((row) => newest(row, saved.get(row.id)));
  const featured = answer.counts.featured + featuredIn(rows) - featuredIn(answer.rows);
  return { ...answer, rows, counts: { ...answer.counts, featured } };
}

export const newest = (product: Product, other: Product | undefined): Product =>
  other && other.revision > product.revision ? other : product;

const featuredIn = (rows: readonly Product[]): number => rows.filter(({ featured }) => featured).length;
