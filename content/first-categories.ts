import type { FirstCategory } from "../domain/catalog/category.ts";

/** Spec §2 anchors. */
export const FIRST_CATEGORIES: readonly FirstCategory[] = [
  { slug: "cift-urunleri", name: "Çift Ürünleri" },
  { slug: "labubu", name: "Labubu & Pop Mart" },
  { slug: "takilar", name: "Takılar" },
  { slug: "telefon", name: "Telefon Aksesuarları" },
  { slug: "trend", name: "Trend Ürünler" },
];
