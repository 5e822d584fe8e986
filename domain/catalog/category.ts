import type { Tint } from "./tint.ts";

export type Category = { id: string; name: string; slug: string; image: string; tint: Tint };

/** What a new shop is told of a category; its picture comes later. */
export type FirstCategory = Pick<Category, "slug" | "name" | "tint">;

/** The home page's default filter, spec §9; any other filter is a category's slug. */
export const ALL = "all";

/** Undefined for a category that is not among these: what is of it lies on plain paper. */
export const tintOf = (category: string, categories: readonly Pick<Category, "slug" | "tint">[]): Tint | undefined =>
  categories.find(({ slug }) => slug === category)?.tint;
