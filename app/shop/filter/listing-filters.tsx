import { type FormEvent, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Listing, listingAddress, QUERY_FIELD } from "../../../domain/listing/listing.ts";
import { useOpened } from "../../ui/opened.ts";
import { FilterFields } from "./filter-fields.tsx";
import { type FilteredShelf, FilterSheet, loadSheet } from "./filter-sheet.tsx";
import "./listing-filters.css";
import { followAddress, hasEarlyChoice, LISTING_FORM, useLatestListing, useListingForm } from "./use-listing-form.ts";

type ListingFiltersProps = { shelf: FilteredShelf; listing: Listing; chosen: number };

/**
 * The filters of a listing: a column beside the products, or a sheet on narrow screens. Before hydration and without scripts
 * a `<details>` unfolds the form. It stays if it is open at hydration, and returns if the sheet's code cannot be loaded.
 */
export function ListingFilters({ shelf, listing, chosen }: ListingFiltersProps) {
  const apply = useListingForm(shelf, listing);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const shown = useRef(listing);
  const [hasSheet, setHasSheet] = useState(false);
  const { isOpen, open, close } = useOpened("suzgec");

  useLayoutEffect(function offerSheet() {
    setHasSheet(!details.current?.open);
  }, []);

  const applyEarlyChoice = useEffectEvent(() => {
    if (form.current && hasEarlyChoice(form.current)) apply(form.current);
  });
  useEffect(function applyChoiceBeforeHydration() {
    applyEarlyChoice();
  }, []);
  const requested = useLatestListing(shelf, listing);
  const requestedAddress = listingAddress(shelf, requested);
  const follow = (now: Listing) => {
    if (form.current) followAddress(form.current, shown.current, now);
    shown.current = now;
  };
  const followRequested = useEffectEvent(() => follow(requested));
  useLayoutEffect(
    function followRequestedAddress() {
      if (requestedAddress) followRequested();
    },
    [requestedAddress],
  );

  const openSheet = () => {
    loadSheet().then(open, unfoldForm);
  };
  const unfoldForm = () => {
    flushSync(() => setHasSheet(false));
    if (!details.current) return;
    details.current.open = true;
    details.current.querySelector("summary")?.focus();
  };
  const applyChoice = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === "text")) apply(currentTarget);
  };
  const applyAll = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };

  const label = chosen > 0 ? `Filtrele (${chosen})` : "Filtrele";
  return (
    <>
      {hasSheet ? (
        <button
          type="button"
          className="button button-plain button-small listing-filters-toggle"
          aria-haspopup="dialog"
          onClick={openSheet}
        >
          {label}
        </button>
      ) : (
        <details className="listing-filters-toggle" ref={details}>
          <summary className="button button-plain button-small">{label}</summary>
        </details>
      )}
      <form
        ref={form}
        id={LISTING_FORM}
        className="listing-filters"
        aria-label="Filtreler"
        action={shelf.path}
        autoComplete="off"
        onChange={applyChoice}
        onSubmit={applyAll}
      >
        {shelf.query !== undefined && <input type="hidden" name={QUERY_FIELD} value={shelf.query} />}
        <FilterFields listing={listing} offered={shelf.listed} />
        <button type="submit" className="button button-ribbon">
          Uygula
        </button>
      </form>
      {isOpen && (
        <Suspense>
          <FilterSheet shelf={shelf} listing={listing} onShow={follow} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
