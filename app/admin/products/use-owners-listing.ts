import { useNavigate, useSearchParams } from "react-router";
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
export function useOwnersListing() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const listing = ownersListingIn(search);

  const show = (changes: Partial<OwnersListing>, replace = false) =>
    navigate(
      { search: ownersListingSearch({ ...listing, page: 1, ...changes }) },
      { replace, preventScrollReset: true },
    );

  return {
    listing,
    /** The letters of one word are one step of the history. */
    search: (question: string) => show({ question }, (question === "") === (listing.question === "")),
    filter: (changes: Partial<OwnersListing>) => show(changes),
    clear: () => show({ ...EVERYTHING, sort: listing.sort }),
    sort: (sort: OwnersSort | undefined) => show({ sort }),
    sortBy: (column: OwnersColumn) => show({ sort: nextSort(listing.sort, column) }),
    turnTo: (page: number) => show({ page }),
  };
}

export type OwnersView = ReturnType<typeof useOwnersListing>;
