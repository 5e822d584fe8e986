import type { Category } from "../../../domain/catalog/category.ts";
import type { Listing } from "../../../domain/listing/listing.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import "./listing-head.css";
import { ShelfLinks } from "./shelf-links.tsx";

/** A category, or all products of the shop. */
export type ListedShelf = {
  path: string;
  name: string;
  /** Undefined for all products. */
  category: string | undefined;
  tiles: readonly Pick<Category, "slug" | "image" | "tint">[];
  /** A hidden category is reached by its address only. */
  isUnlisted?: boolean;
};

type ListingHeadProps = { shelf: ListedShelf; total: number; listing: Listing };

export const ListingHead = ({ shelf, total, listing }: ListingHeadProps) => {
  const { name, category, tiles } = shelf;
  const tint = category === undefined ? undefined : tiles[0]?.tint;
  return (
    <header className="listing-head" data-tint={tint}>
      <div className="listing-head-card">
        <div>
          <h1>{name}</h1>
          <p role="status">{total} ürün</p>
        </div>
        <div className="listing-head-tiles">
          {tiles.map(
            ({ slug, image }) =>
              image && (
                <ShopPicture
                  key={slug}
                  image={image}
                  alt=""
                  sizes="(min-width: 1024px) 128px, 96px"
                  widths={[160, 320]}
                  width={160}
                  height={160}
                  isFirst
                />
              ),
          )}
        </div>
      </div>
      <ShelfLinks path={shelf.path} listing={listing} />
    </header>
  );
};
