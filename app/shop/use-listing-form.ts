import { useNavigate, useNavigation } from "react-router";
import { type Listing, listingIn } from "../../domain/listing.ts";
import { addresses } from "../addresses.ts";
import { listingAddress } from "./listing-address.ts";

export const LISTING_FORM = "suzgecler";

/** Without scripts the form asks by itself; with them the page stays where it is and only its products change. */
export function useListingForm(slug: string, listing: Listing) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isAsking = location?.pathname === addresses.category(slug);
  const lastAsked = isAsking ? location.pathname + location.search : listingAddress(slug, { ...listing, page: 1 });

  return function apply(form: HTMLFormElement | null) {
    if (!form) return;
    const asked = listingAddress(slug, listingOf(form));
    if (asked !== lastAsked) navigate(asked, { preventScrollReset: true });
  };
}

/** Back, a removed chip or a browser that remembers: the address says what is chosen, the form follows. */
export function fillIn(form: HTMLFormElement, { sort }: Listing) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = sort;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "text") field.value = field.defaultValue;
    else field.checked = field.defaultChecked;
  }
}

const listingOf = (form: HTMLFormElement): Listing =>
  listingIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
