import type { PANEL_PATHS } from "./panel-paths.ts";

/** The path of every page of visitors, and of the panel's first, by its route's id. Routes, addresses and the cache of pages use these. */
export const PAGE_PATHS = {
  home: "/",
  product: "/urun/:slug",
  category: "/kategori/:slug",
  allProducts: "/urunler",
  search: "/ara",
  favourites: "/favoriler",
  cartLink: "/sepet",
  info: "/sayfa/:slug",
  login: "/login",
  newPassword: "/sifre",
  invitation: "/davet",
  account: "/hesap",
  admin: "/admin",
} as const;

export type PageId = keyof typeof PAGE_PATHS | keyof typeof PANEL_PATHS;
