export type Category = { id: string; name: string; slug: string; image: string };

/** The five anchors of the home page, spec §2. */
export const CATEGORY_SLUGS = ["cift-urunleri", "labubu", "takilar", "telefon", "trend"] as const;

/** The home page's default filter, spec §9; any other filter is a category's slug. */
export const ALL = "all";
