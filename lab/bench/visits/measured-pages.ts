/** Measured pages of the demo shop. */
export const PAGES = {
  home: { name: "Home page", path: "/" },
  product: { name: "Product page", path: "/urun/mini-sirt-cantasi" },
  category: { name: "Category page", path: "/kategori/takilar" },
  productList: { name: "Product list API", path: "/api/products" },
  signIn: { name: "Sign-in", path: "/login" },
} as const;

/** Script addresses as a pattern for the browser's list of blocked addresses. */
export const SCRIPTS = "*/assets/*.js";
