import { type NavigateOptions, useNavigate, useNavigation } from "react-router";
import { type Listing, listingAddress, listingIn, listingSearch } from "../../../domain/listing/listing.ts";

export const LISTING_FORM = "suzgecler";

/** Without scripts the form asks by itself; with them the page stays where it is and only its products change. */
export function useListingForm(path: string, listing: Listing) {
  const { isNew, goTo } = useListings(path, listing);
  return function apply(form: HTMLFormElement | null) {
    if (!form?.isConnected) return;
    if (!navigator.onLine) return addEventListener("online", () => apply(form), { once: true });
    const wanted = listingOf(form);
    if (isNew(wanted)) goTo(wanted);
  };
}

/** Of the same shelf; what is shown or on its way is not new. */
export function useListings(path: string, listing: Listing) {
  const navigate = useNavigate();
  const lastAsked = useAskedListing(path, { ...listing, page: 1 });
  return {
    isNew: (wanted: Listing) => listingAddress(path, wanted) !== listingAddress(path, lastAsked),
    goTo: (wanted: Listing, way: NavigateOptions = {}) =>
      navigate(listingAddress(path, wanted), { preventScrollReset: true, ...way }),
  };
}

/** The listing on its way to be shown, or else the one that is shown. */
export function useAskedListing(path: string, shown: Listing): Listing {
  const { location } = useNavigation();
  return location?.pathname === path ? listingIn(new URLSearchParams(location.search)) : shown;
}

/** Back or a removed chip: the form follows what changed in the address, and leaves alone what is just being typed. */
export function followAddress(form: HTMLFormElement, before: Listing, now: Listing) {
  const [was, is] = [fieldValues(before), fieldValues(now)];
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && before.sort !== now.sort) field.value = now.sort;
    if (!(field instanceof HTMLInputElement)) continue;
    const { name, value } = field;
    if (field.type === "checkbox") {
      if (is.has(name, value) !== was.has(name, value)) field.checked = is.has(name, value);
    } else if (is.get(name) !== was.get(name)) {
      field.value = (is.get(name) ?? "").replace(".", ",");
    }
  }
}

/** Applies what was chosen before the scripts had loaded. */
export const hasEarlyChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

export const listingOf = (form: HTMLFormElement): Listing =>
  listingIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

const fieldValues = (listing: Listing) => new URLSearchParams(listingSearch(listing));
