import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Listing, listingAddress, listingSearch } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCategories } from "../../use-shop.ts";
import "../../ui/button.css";
import "./shelf-links.css";

type ShelfLinksProps = { path: string; listing: Listing };

/** Leaves a part of the previous link visible. */
const MARGIN = 88;

/** Links to the other shelves, which keep the chosen filters and sort order. */
export function ShelfLinks({ path, listing }: ShelfLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(function scrollToCurrent() {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && current && !isVisible(current, row.current))
      row.current.scrollTo({ left: current.offsetLeft - MARGIN });
  }, []);

  const firstPage = { ...listing, page: 1 };
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
              to={listingAddress({ path: to }, firstPage)}
              aria-current={to === path ? "page" : undefined}
              rel={listingSearch(firstPage) === "" ? undefined : "nofollow"}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isVisible = ({ offsetLeft, offsetWidth }: HTMLElement, { clientWidth }: HTMLElement): boolean =>
  offsetLeft + offsetWidth + MARGIN / 2 <= clientWidth;
