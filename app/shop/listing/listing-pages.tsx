import { Link } from "react-router";
import { type Listing, type ListingPlace, listingAddress } from "../../../domain/listing/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import "./listing-pages.css";
import { pageNumbers } from "../../ui/page-numbers.ts";

type ListingPagesProps = { place: ListingPlace; listing: Listing; pages: number };

export function ListingPages({ place, listing, pages }: ListingPagesProps) {
  if (pages === 1) return null;
  const { page } = listing;
  const addressOf = (number: number) => listingAddress(place, { ...listing, page: number });
  return (
    <nav className="listing-pages" aria-label="Sayfalar">
      {page > 1 && (
        <Link className="listing-pages-step" to={addressOf(page - 1)}>
          <Icon name="left" size={18} />
          Önceki
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              "…"
            ) : (
              <Link to={addressOf(number)} aria-current={number === page ? "page" : undefined}>
                <span className="unseen">Sayfa </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="listing-pages-step" to={addressOf(page + 1)} prefetch="intent">
          Sonraki
          <Icon name="right" size={18} />
        </Link>
      )}
    </nav>
  );
}
