import type { PANEL_PATHS } from "./panel-paths.ts";

/** The paths of the visitors' pages and of the panel's first page, by route id. Routes, addresses and the cache of pages use them. */
export const PAGE_PATHS = {
  home: "/",
  product: "/urun/:slug",
  category: "/kategori/:slug",
  allProducts: "/urunler",
  gifts: "/hediye",
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
