import { type FormEvent, lazy, useState } from "react";
import type { ListedPage } from "../../../domain/listing/listed-products.ts";
import { type Listing, type ListingPlace, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import { useOnline } from "../../ui/online.ts";
import { FilterFields } from "./filter-fields.tsx";
import "./filter-sheet.css";
import { useFilterTotal } from "./use-filter-total.ts";
import { listingOf, useListings } from "./use-listing-form.ts";

/** Part of the chunk that loads when the main thread is idle, with the cart's sheet (vite-chunks.ts). */
export const loadSheet = () => import("../../ui/sheet.tsx");
const Sheet = lazy(async () => ({ default: (await loadSheet()).Sheet }));

/** A shelf, and the choices that its current listing leaves. */
export type FilteredShelf = ListingPlace & {
  category: string | undefined;
  listed: Pick<ListedPage, "total" | "colors" | "groups" | "prices">;
};

type FilterSheetProps = {
  shelf: FilteredShelf;
  listing: Listing;
  onShow: (wanted: Listing) => void;
  onClose: () => void;
};

/** The page behind the sheet changes only when its button is pressed; the button shows the number of products to expect. */
export function FilterSheet({ shelf, listing, onShow, onClose }: FilterSheetProps) {
  const [clearings, setClearings] = useState(0);
  const [wanted, setWanted] = useState({ ...listing, page: 1 });
  const total = useFilterTotal(shelf, wanted, { listing, total: shelf.listed.total });
  const { isNew, goTo } = useListings(shelf, listing);
  const isOnline = useOnline();
  const unfiltered = { ...PLAIN_LISTING, sort: listing.sort };

  const readForm = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setWanted({ ...listingOf(currentTarget), sort: listing.sort });
  const clear = () => {
    setClearings(clearings + 1);
    setWanted(unfiltered);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (!isOnline) return;
    if (!isNew(wanted)) return onClose();
    onShow(wanted);
    goTo(wanted, { replace: true });
  };

  return (
    <Sheet title="Filtrele" shape="side" onClose={onClose}>
      <form className="filter-sheet" aria-label="Filtreler" autoComplete="off" onChange={readForm} onSubmit={show}>
        <div key={clearings} className="filter-sheet-fields">
          <FilterFields listing={clearings === 0 ? listing : unfiltered} offered={shelf.listed} />
        </div>
        <div className="sheet-foot filter-sheet-footer">
          {!isOnline && (
            <p className="filter-sheet-offline" role="alert">
              İnternet bağlantın yok. Bağlantın gelince ürünleri gösterebiliriz.
            </p>
          )}
          <button type="button" className="button button-plain" onClick={clear}>
            Temizle
          </button>
          <button type="submit" className="button button-ribbon">
            {total === undefined ? "Ürünleri göster" : `${total} ürünü göster`}
          </button>
          <p className="unseen" role="status">
            {total !== undefined && `${total} ürün`}
          </p>
        </div>
      </form>
    </Sheet>
  );
}
