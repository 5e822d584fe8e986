import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Listing, listingAddress, listingSearch } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCategories } from "../../use-shop.ts";
import "../../ui/button.css";
import "./shelf-links.css";

type ShelfLinksProps = { path: string; listing: Listing };

/** Room for a part of the shelf before. */
const MARGIN = 88;

/** From shelf to shelf, and what was chosen comes along. */
export function ShelfLinks({ path, listing }: ShelfLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(function showWhereWeAre() {
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && here && !isSeen(here, row.current)) row.current.scrollTo({ left: here.offsetLeft - MARGIN });
  }, []);

  const first = { ...listing, page: 1 };
  const shelves = [
    { to: addresses.allProducts, name: "Tümü" },
    ...useCategories().map(({ slug, name }) => ({ to: addresses.category(slug), name })),
  ];
  return (
    <nav className="shelf-links" aria-label="Raflar">
      <ul ref={row}>
        {shelves.map(({ to, name }) => (
          <li key={to}>
            <Link
              className="button-chip"
              to={listingAddress(to, first)}
              aria-current={to === path ? "page" : undefined}
              rel={listingSearch(first) === "" ? undefined : "nofollow"}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isSeen = ({ offsetLeft, offsetWidth }: HTMLElement, { clientWidth }: HTMLElement): boolean =>
  offsetLeft + offsetWidth + MARGIN / 2 <= clientWidth;
