/** Every page's path by its route's id: app/routes.ts, addresses and what is published are made from these. */
export const PAGE_PATHS = {
  home: "/",
  product: "/urun/:slug",
  category: "/kategori/:slug",
  allProducts: "/urunler",
  search: "/ara",
  favourites: "/favoriler",
  info: "/sayfa/:slug",
  login: "/login",
  newPassword: "/sifre",
  account: "/hesap",
  admin: "/admin",
} as const;

export type PageId = keyof typeof PAGE_PATHS;
