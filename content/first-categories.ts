import type { FirstCategory } from "../domain/catalog/category.ts";

/** The five categories of a new shop. Their slugs are the anchors of spec §2. */
export const FIRST_CATEGORIES: readonly FirstCategory[] = [
  { slug: "cift-urunleri", name: "Çift Ürünleri", tint: "rose" },
  { slug: "labubu", name: "Labubu & Pop Mart", tint: "butter" },
  { slug: "takilar", name: "Takılar", tint: "lilac" },
  { slug: "telefon", name: "Telefon Aksesuarları", tint: "sky" },
  { slug: "trend", name: "Trend Ürünler", tint: "mint" },
];
