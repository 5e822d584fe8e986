import { type NavigateOptions, useNavigate, useNavigation } from "react-router";
import {
  LISTING_FIELDS,
  type Listing,
  type ListingPlace,
  listingAddress,
  listingIn,
  listingSearch,
  QUERY_FIELD,
} from "../../../domain/listing/listing.ts";

export const LISTING_FORM = "suzgecler";

/** Applies the form without leaving the page: only the products change. Without scripts the form submits itself. */
export function useListingForm(place: ListingPlace, listing: Listing) {
  const { isNew, goTo } = useListings(place, listing);
  return function apply(form: HTMLFormElement | null) {
    if (!form?.isConnected) return;
    if (!navigator.onLine) return addEventListener("online", () => apply(form), { once: true });
    const wanted = listingOf(form);
    if (isNew(wanted)) goTo(wanted);
  };
}

/** Navigates between listings of one shelf. A listing that is shown or loading is not new. */
export function useListings(place: ListingPlace, listing: Listing) {
  const navigate = useNavigate();
  const latest = useLatestListing(place, { ...listing, page: 1 });
  return {
    isNew: (wanted: Listing) => listingAddress(place, wanted) !== listingAddress(place, latest),
    goTo: (wanted: Listing, options: NavigateOptions = {}) =>
      navigate(listingAddress(place, wanted), { preventScrollReset: true, ...options }),
  };
}

/** The listing that is loading, or else the shown one. */
export function useLatestListing(place: ListingPlace, shown: Listing): Listing {
  const loading = useLoadingSearch(place);
  return loading ? listingIn(loading, place.sort) : shown;
}

/** The parameters of another listing of this place, while it is loading. */
export function useLoadingSearch({ path, query }: ListingPlace): URLSearchParams | undefined {
  const { location } = useNavigation();
  const search = new URLSearchParams(location?.search);
  return location?.pathname === path && search.get(QUERY_FIELD) === (query ?? null) ? search : undefined;
}

/** After Back or a removed chip, updates the fields whose value changed in the address. Fields being typed in stay as they are. */
export function followAddress(form: HTMLFormElement, before: Listing, now: Listing) {
  const was = fieldValues(before);
  const is = fieldValues(now);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.name === LISTING_FIELDS.values) {
      field.value = [...field.options].find(({ value }) => is.has(field.name, value))?.value ?? "";
    } else if (field instanceof HTMLSelectElement && before.sort !== now.sort) field.value = now.sort;
    if (!(field instanceof HTMLInputElement)) continue;
    const { name, value } = field;
    if (field.type === "checkbox") {
      if (is.has(name, value) !== was.has(name, value)) field.checked = is.has(name, value);
    } else if (is.get(name) !== was.get(name)) {
      field.value = (is.get(name) ?? "").replace(".", ",");
    }
  }
}

/** Whether the visitor changed the form before hydration. */
export const hasEarlyChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

export const listingOf = (form: HTMLFormElement): Listing =>
  listingIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

const fieldValues = (listing: Listing) => new URLSearchParams(listingSearch(listing));
