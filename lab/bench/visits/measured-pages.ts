/** What is measured of the shop, with the demo's products in it. */
export const PAGES = {
  home: { name: "Home page", path: "/" },
  product: { name: "Product page", path: "/urun/mini-sirt-cantasi" },
  category: { name: "Category page", path: "/kategori/takilar" },
  productList: { name: "Product list API", path: "/api/products" },
  signIn: { name: "Sign-in", path: "/login" },
} as const;

/** The addresses of the pages' scripts, as the browser's list of blocked addresses wants them. */
export const SCRIPTS = "*/assets/*.js";
