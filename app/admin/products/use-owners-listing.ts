import { type NavigateOptions, useLocation, useNavigate, useNavigation } from "react-router";
import {
  EVERYTHING,
  nextSort,
  type OwnersColumn,
  type OwnersListing,
  type OwnersSort,
  ownersListingIn,
  ownersListingSearch,
} from "../../../domain/listing/owners-listing.ts";

/** What the owner looks at stands in the address: Back returns to it, and it outlives a reload. */
export function useOwnersListing(answered: OwnersListing) {
  const here = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const asked = navigation.location?.pathname === here.pathname ? navigation.location : here;
  const listing = ownersListingIn(new URLSearchParams(asked.search));

  const show = (next: OwnersListing, options: NavigateOptions = {}) =>
    navigate({ search: ownersListingSearch(next) }, { preventScrollReset: true, ...options });
  const narrow = (changes: Partial<OwnersListing>) => show({ ...listing, page: 1, ...changes });

  return {
    /** The question that was asked last; its answer may still be on its way. */
    listing,
    isStale: ownersListingSearch(listing) !== ownersListingSearch(answered),
    /** The letters of one word are one step of the history. What is typed stands in the box at once, so it is not put off. */
    search: (query: string) =>
      show({ ...listing, page: 1, query }, { replace: (query === "") === (answered.query === ""), flushSync: true }),
    filter: narrow,
    clear: () => narrow({ ...EVERYTHING, sort: listing.sort }),
    sort: (sort: OwnersSort | undefined) => narrow({ sort }),
    sortBy: (column: OwnersColumn) => narrow({ sort: nextSort(listing.sort, column) }),
    /** Of the list that is shown. */
    turnTo: (page: number) => show({ ...answered, page }),
  };
}

export type OwnersView = ReturnType<typeof useOwnersListing>;
