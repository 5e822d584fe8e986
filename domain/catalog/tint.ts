/** The background colors of categories, for their tiles, cards and share pictures. */
export const TINT_NAMES = ["rose", "butter", "lilac", "sky", "mint"] as const;
export type Tint = (typeof TINT_NAMES)[number];

export type TintColors = { light: string; deep: string };

/** The same colors as in app/app.css, for pictures that are drawn without a style sheet. */
export const TINTS: Record<Tint, TintColors> = {
  rose: { light: "#ffe3ea", deep: "#ffc9d6" },
  butter: { light: "#fff1c9", deep: "#ffe08f" },
  lilac: { light: "#e8e0fb", deep: "#d5c7f6" },
  sky: { light: "#dceaff", deep: "#bfd8ff" },
  mint: { light: "#d9f3e6", deep: "#b7e6cf" },
};

/** The colors of products without a known category, and of pages without one. */
export const PAPER: TintColors = { light: "#f6ede4", deep: "#eaddd0" };
