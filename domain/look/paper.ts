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

export const PAPERS = ["cream", "white", "cool", "dark"] as const;
export type Paper = (typeof PAPERS)[number];

/** The colors of a page without its brand: grounds, letters and lines, and what stays the same beside any brand. */
export type PaperColors = {
  isDark: boolean;
  paper: string;
  card: string;
  ink: string;
  softInk: string;
  /** Between `ink` and `softInk`, for letters on the tints of categories. */
  firmInk: string;
  line: string;
  /** The rim of fields. */
  control: string;
  /** Behind photos. */
  tint: string;
  tintDeep: string;
  error: string;
  /** Words in the green of the order button. */
  greenInk: string;
  tints: Record<Tint, TintColors>;
};

const LIGHT = {
  isDark: false,
  card: "#ffffff",
  ink: "#231815",
  softInk: "#6b5d57",
  firmInk: "#4d3f3a",
  control: "#9c8c84",
  error: "#a51233",
  greenInk: "#0b7a4b",
  tints: TINTS,
};

/** Cream has the colors of app/app.css. */
export const PAPER_COLORS: Record<Paper, PaperColors> = {
  cream: { ...LIGHT, paper: "#fffbf5", line: "#efe4da", tint: "#f6ede4", tintDeep: "#eaddd0" },
  white: { ...LIGHT, paper: "#ffffff", line: "#e8e4e1", tint: "#f5f2ef", tintDeep: "#e8e3de" },
  cool: {
    ...LIGHT,
    paper: "#f5f8fc",
    ink: "#18202b",
    softInk: "#52606f",
    firmInk: "#36424f",
    line: "#dde5ee",
    control: "#7f8e9e",
    tint: "#e9eff6",
    tintDeep: "#d8e2ed",
  },
  dark: {
    isDark: true,
    paper: "#191412",
    card: "#241d1a",
    ink: "#f6ece4",
    softInk: "#c6b7ad",
    firmInk: "#e0d3ca",
    line: "#3d332e",
    control: "#94857c",
    tint: "#2f2622",
    tintDeep: "#3f342f",
    error: "#ffa9b5",
    greenInk: "#63cf9d",
    tints: {
      rose: { light: "#3d252b", deep: "#512f38" },
      butter: { light: "#372c17", deep: "#4a3c1d" },
      lilac: { light: "#2f2840", deep: "#3e3556" },
      sky: { light: "#222d40", deep: "#2d3c57" },
      mint: { light: "#20332a", deep: "#2a4538" },
    },
  },
};
