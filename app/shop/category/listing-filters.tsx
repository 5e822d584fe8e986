import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import type { ListedColor, ListedProducts } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS, type Listing, YES } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Checkbox } from "../../ui/field.tsx";
import { ColorFilter } from "./color-filter.tsx";
import "./listing-filters.css";
import { PriceFilter } from "./price-filter.tsx";
import { followAddress, hasEarlyChoice, LISTING_FORM, useListingForm } from "./use-listing-form.ts";

type ListingFiltersProps = {
  slug: string;
  listing: Listing;
  colors: readonly ListedColor[];
  prices: ListedProducts["prices"];
  chosen: number;
};

/** Where there is no room for a column the form waits behind `<details>`, which needs no script. */
export function ListingFilters({ slug, listing, colors, prices, chosen }: ListingFiltersProps) {
  const apply = useListingForm(slug, listing);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const followed = useRef(listing);

  const applyEarlyChoice = useEffectEvent(() => {
    if (form.current && hasEarlyChoice(form.current)) apply(form.current);
  });
  useEffect(function catchUpWithTheVisitor() {
    applyEarlyChoice();
  }, []);
  useEffect(
    function followTheListing() {
      if (form.current) followAddress(form.current, followed.current, listing);
      followed.current = listing;
    },
    [listing],
  );

  const applyChoice = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type !== "text") apply(currentTarget);
  };
  const applyAll = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };

  return (
    <>
      <details className="listing-filters-toggle" ref={details}>
        <summary className="button button-plain button-small">Filtrele{chosen > 0 && ` (${chosen})`}</summary>
      </details>
      <form
        ref={form}
        id={LISTING_FORM}
        className="listing-filters"
        aria-label="Filtreler"
        action={addresses.category(slug)}
        autoComplete="off"
        onChange={applyChoice}
        onSubmit={applyAll}
      >
        <PriceFilter listing={listing} prices={prices} />
        <fieldset>
          <legend className="unseen">Durum</legend>
          <Choice label="Stokta" name={LISTING_FIELDS.inStock} isChosen={listing.inStock} />
          <Choice label="İndirimli" name={LISTING_FIELDS.discounted} isChosen={listing.discounted} />
        </fieldset>
        {colors.length > 0 && <ColorFilter colors={colors} chosen={listing.color} />}
        <button type="submit" className="button button-ribbon">
          Uygula
        </button>
      </form>
    </>
  );
}

const Choice = ({ label, name, isChosen }: { label: string; name: string; isChosen: boolean }) => (
  <Checkbox label={label} name={name} value={YES} defaultChecked={isChosen} />
);
