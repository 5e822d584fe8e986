/** The palette a category chooses its card stock from: what lies behind its tile, its cards and its share pictures. */
export const TINT_NAMES = ["rose", "butter", "lilac", "sky", "mint"] as const;
export type Tint = (typeof TINT_NAMES)[number];

export type TintColors = { light: string; deep: string };

/** As in app/app.css, for what is drawn without a style sheet. */
export const TINTS: Record<Tint, TintColors> = {
  rose: { light: "#ffe3ea", deep: "#ffc9d6" },
  butter: { light: "#fff1c9", deep: "#ffe08f" },
  lilac: { light: "#e8e0fb", deep: "#d5c7f6" },
  sky: { light: "#dceaff", deep: "#bfd8ff" },
  mint: { light: "#d9f3e6", deep: "#b7e6cf" },
};

/** For what belongs to no category. */
export const PAPER: TintColors = { light: "#f6ede4", deep: "#eaddd0" };
