import { type NavigateOptions, useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import {
  EVERYTHING,
  nextSort,
  type OwnersColumn,
  type OwnersListing,
  type OwnersSort,
  ownersListingIn,
  ownersListingSearch,
} from "../../../domain/listing/owners-listing.ts";

/** The query of the list stands in the address, so that Back returns to it and a reload keeps it. */
export function useOwnersListing(answered: OwnersListing) {
  const here = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { state: revalidation } = useRevalidator();
  const latest = navigation.location?.pathname === here.pathname ? navigation.location : here;
  const listing = ownersListingIn(new URLSearchParams(latest.search));

  const show = (next: OwnersListing, options: NavigateOptions = {}) =>
    navigate({ search: ownersListingSearch(next) }, { preventScrollReset: true, ...options });
  const narrow = (changes: Partial<OwnersListing>) => show({ ...listing, page: 1, ...changes });

  return {
    /** The latest query; its answer may still be loading. */
    listing,
    /** A list is on its way: another query's, or the same one again. */
    isLoading: navigation.state !== "idle" || revalidation !== "idle",
    isStale: ownersListingSearch(listing) !== ownersListingSearch(answered),
    /** All letters of a search are one history entry. A synchronous navigation shows each letter in the box at once. */
    search: (query: string) =>
      show({ ...listing, page: 1, query }, { replace: (query === "") === (answered.query === ""), flushSync: true }),
    filter: narrow,
    clear: () => show({ ...EVERYTHING, sort: listing.sort }),
    sort: (sort: OwnersSort | undefined) => narrow({ sort }),
    sortBy: (column: OwnersColumn) => narrow({ sort: nextSort(listing.sort, column) }),
    /** Turns to a page of the list that is shown. */
    turnTo: (page: number) => show({ ...answered, page }),
  };
}

export type OwnersView = ReturnType<typeof useOwnersListing>;
