import type { Tint } from "../look/paper.ts";

export type Category = { id: string; name: string; slug: string; image: string; tint: Tint };

/** A category of a new shop. Its picture is added later. */
export type FirstCategory = Pick<Category, "slug" | "name" | "tint">;

/** A category with everything that is stored of it. A hidden one has no place in menus, but a page; a removed one has none. */
export type StoredCategory = Category & {
  revision: number;
  isHidden: boolean;
  isRemoved: boolean;
  /** The id of the category that got the products of a removed one. */
  movedTo: string | null;
  formerSlugs: readonly string[];
};

/** The home page's default filter (spec §9). Every other filter is a category's slug. */
export const ALL = "all";

/** The tint of a category. It is undefined for an unknown category, whose products get the neutral PAPER colors. */
export const tintOf = (category: string, categories: readonly Pick<Category, "slug" | "tint">[]): Tint | undefined =>
  categories.find(({ slug }) => slug === category)?.tint;
