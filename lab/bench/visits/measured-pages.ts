/** Measured pages of the demo shop. */
export const PAGES = {
  home: { name: "home page", path: "/" },
  list: { name: "all products", path: "/urunler" },
  listApi: { name: "product list (API)", path: "/api/products" },
  product: { name: "product page", path: "/urun/mini-sirt-cantasi" },
  category: { name: "category page", path: "/kategori/takilar" },
} as const;

export type MeasuredPage = (typeof PAGES)[keyof typeof PAGES];
