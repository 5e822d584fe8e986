/** The pages of the demo shop that are measured. */
export const PAGES = {
  home: { name: "Home page", path: "/" },
  product: { name: "Product page", path: "/urun/mini-sirt-cantasi" },
  category: { name: "Category page", path: "/kategori/takilar" },
  signIn: { name: "Sign-in", path: "/login" },
} as const;
