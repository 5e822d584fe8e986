/** The pages of the demo shop that are measured. */
export const PAGES = {
  home: { name: "Home page", path: "/" },
  product: { name: "Product page", path: "/urun/mini-sirt-cantasi" },
  category: { name: "Category page", path: "/kategori/takilar" },
  signIn: { name: "Sign-in", path: "/login" },
} as const;

/** The addresses of the pages' scripts, as the browser's list of blocked addresses wants them. */
export const SCRIPTS = "*/assets/*.js";
