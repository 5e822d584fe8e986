import { PAGE_NUMBER } from "../listing/owners-listing.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

/** What the book's list shows, as far as its address says it. What is searched is in no address (decision 88). */
export type BookListing = { state: OrderState | undefined; page: number };

const WORDS: Record<OrderState, string> = {
  new: "yeni",
  preparing: "hazirlaniyor",
  sent: "kargoda",
  delivered: "teslim-edildi",
  cancelled: "iptal",
  returned: "iade",
};

/** Reads the listing from the section's address. Invalid values are ignored. */
export function bookListingIn(search: URLSearchParams): BookListing {
  const page = search.get("sayfa") ?? "";
  return { state: stateIn(search.get("durum")), page: PAGE_NUMBER.test(page) ? Number(page) : 1 };
}

/** The canonical query string of the section's address, including `?`. It is empty for the newest orders of all states. */
export function bookListingSearch({ state, page }: BookListing): string {
  const search = new URLSearchParams();
  if (state) search.set("durum", WORDS[state]);
  if (page > 1) search.set("sayfa", String(page));
  return search.size === 0 ? "" : `?${search}`;
}

const stateIn = (word: string | null): OrderState | undefined => ORDER_STATES.find((state) => WORDS[state] === word);
