import type { Tint } from "../look/paper.ts";

export type Category = { id: string; name: string; slug: string; image: string; tint: Tint };

/** A category of a new shop. Its picture is added later. */
export type FirstCategory = Pick<Category, "slug" | "name" | "tint">;

/** A stored category. A hidden one is missing in menus, but has a page. A removed one has no page. */
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
