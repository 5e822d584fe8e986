/** Every address a link or redirect names; app/routes.ts answers them. */
export const addresses = {
  home: "/",
  homeAt: (anchor: string) => `/#${anchor}`,
  product: (slug: string) => `/urun/${slug}`,
  category: (slug: string, listing = "") => `/kategori/${slug}${listing}`,
  searchForm: "/ara",
  search: (question: string, page = 1) => `/ara?q=${encodeURIComponent(question)}${page > 1 ? `&sayfa=${page}` : ""}`,
  favourites: "/favoriler",
  info: (slug: string) => `/sayfa/${slug}`,
  login: "/login",
  admin: "/admin",
} as const;
