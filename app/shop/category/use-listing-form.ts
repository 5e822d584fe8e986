import { useNavigate, useNavigation } from "react-router";
import { type Listing, listingIn, listingSearch } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { listingAddress } from "./listing-address.ts";

export const LISTING_FORM = "suzgecler";

/** Without scripts the form asks by itself; with them the page stays where it is and only its products change. */
export function useListingForm(slug: string, listing: Listing) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isAsking = location?.pathname === addresses.category(slug);
  const lastAsked = isAsking ? location.pathname + location.search : listingAddress(slug, { ...listing, page: 1 });

  return function apply(form: HTMLFormElement | null) {
    if (!form?.isConnected) return;
    if (!navigator.onLine) return addEventListener("online", () => apply(form), { once: true });
    const asked = listingAddress(slug, listingOf(form));
    if (asked !== lastAsked) navigate(asked, { preventScrollReset: true });
  };
}

/** Back or a removed chip: the form follows what changed in the address, and leaves alone what is just being typed. */
export function followAddress(form: HTMLFormElement, before: Listing, now: Listing) {
  const [was, is] = [fieldValues(before), fieldValues(now)];
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = is.get(field.name) ?? "";
    if (value === (was.get(field.name) ?? "")) continue;
    if (field instanceof HTMLSelectElement) field.value = now.sort;
    else if (field.type === "text") field.value = value.replace(".", ",");
    else field.checked = field.value === value;
  }
}

/** Applies what was chosen before the scripts had loaded. */
export const hasEarlyChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

const fieldValues = (listing: Listing) => new URLSearchParams(listingSearch(listing));

const listingOf = (form: HTMLFormElement): Listing =>
  listingIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
