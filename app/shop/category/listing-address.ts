import { type Listing, listingIn, listingSearch } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";

/** Nothing filtered, the owner's order, from the beginning. */
export const PLAIN_LISTING: Listing = listingIn(new URLSearchParams());

export const listingAddress = (slug: string, listing: Listing): string =>
  addresses.category(slug, listingSearch(listing));
