import { ALL } from "./category.ts";

/** Anchors of the home page that are no categories, and the filter for all products. A category of such a name gets another slug. */
export const TAKEN_ANCHORS: readonly string[] = [
  ALL,
  "butcen",
  "footer-links",
  "icerik",
  "kategoriler",
  "kime",
  "mobile-menu",
  "search-row",
  "urunler",
  "urunler-baslik",
];

export const isFreeAnchor = (slug: string): boolean => !TAKEN_ANCHORS.includes(slug);
