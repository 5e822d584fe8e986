import { useRef } from "react";
import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { OWNERS_QUERY_LENGTH, type OwnersListing } from "../../../domain/listing/owners-listing.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { SearchField } from "../panel-parts.tsx";
import { useFileDrop } from "../product-pictures/picture-source.tsx";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListFailed } from "./list-parts.tsx";
import { ListedProducts } from "./listed-products.tsx";
import { PHOTO_DRAFTS } from "./photo-drafts.tsx";
import "./product-browser.css";
import type { RowActions } from "./product-row.tsx";
import { useOwnersListing } from "./use-owners-listing.ts";

type ProductBrowserProps = {
  listing: OwnersListing;
  /** The answer to the listing; undefined if loading failed. */
  shown: OwnersAnswer | undefined;
  arrange: (rows: readonly Product[]) => void;
  reload: () => Promise<void>;
  actions: RowActions & { add: () => void };
};

/** Finds one product among thousands: by search, filters, sorting and pages. */
export function ProductBrowser({ listing, shown, actions, reload, ...list }: ProductBrowserProps) {
  const view = useOwnersListing(listing);
  const top = useRef<HTMLElement>(null);
  const user = useOutletContext<User>();
  const drafts = useOpened(PHOTO_DRAFTS);
  const { isOver, handlers } = useFileDrop((files) => {
    uploadQueueOf(user.id, PHOTO_DRAFTS).add(files);
    if (!drafts.isOpen) drafts.open();
  });

  return (
    <section
      className="kit-list-page product-browser"
      aria-label="Ürünler"
      aria-busy={view.isStale}
      ref={top}
      data-over={isOver}
      {...handlers}
    >
      <div className="kit-row product-browser-toolbar">
        <SearchField
          name="Ürün ara"
          maxLength={OWNERS_QUERY_LENGTH}
          value={view.listing.query}
          onSearch={view.search}
        />
        <button
          type="button"
          className="button button-ribbon product-browser-add"
          aria-haspopup="dialog"
          onClick={actions.add}
        >
          <Icon name="plus" size={20} />
          Yeni Ürün Ekle
        </button>
        <ListFilters listing={view.listing} onFilter={view.filter} onSort={view.sort} />
      </div>
      {shown ? (
        <ListedProducts
          {...list}
          list={{ ...shown, listing }}
          view={view}
          actions={actions}
          reload={reload}
          onTurned={() => top.current?.scrollIntoView()}
        />
      ) : (
        <ListFailed isLoading={view.isLoading} onRetry={reload} />
      )}
    </section>
  );
}
