import type { Category } from "../../../domain/catalog/category.ts";
import { addresses } from "../../../domain/web/addresses.ts";

type Tile = Pick<Category, "slug" | "image" | "tint">;

/** What a listing lists: a category, or all that the shop has. */
export type ListedShelf = {
  path: string;
  name: string;
  /** Undefined for all products. */
  category: string | undefined;
  tiles: readonly Tile[];
};

const MOST_TILES = 3;

export const categoryShelf = ({ slug, name, image, tint }: Category): ListedShelf => ({
  path: addresses.category(slug),
  name,
  category: slug,
  tiles: [{ slug, image, tint }],
});

export const wholeShelf = (categories: readonly Category[]): ListedShelf => ({
  path: addresses.allProducts,
  name: "Tüm ürünler",
  category: undefined,
  tiles: categories.slice(0, MOST_TILES).map(({ slug, image, tint }) => ({ slug, image, tint })),
});
