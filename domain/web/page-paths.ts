/** The path of every page by its route's id. Routes, addresses and the cache of pages use these. */
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
  invitation: "/davet",
  account: "/hesap",
  admin: "/admin",
  today: "/admin/bugun",
  people: "/admin/kisiler",
  ownersCategories: "/admin/kategoriler",
  showcase: "/admin/vitrin",
  shopSettings: "/admin/dukkan",
  texts: "/admin/sayfalar",
  text: "/admin/sayfalar/:slug",
  backup: "/admin/yedek",
} as const;

export type PageId = keyof typeof PAGE_PATHS;
