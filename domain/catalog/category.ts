export type Category = { id: string; name: string; slug: string; image: string };

/** What a new shop is told of a category; the rest of it comes with the first pictures. */
export type FirstCategory = Pick<Category, "slug" | "name">;

/** The five anchors of the home page, spec §2: the first categories of a shop, and where header and footer lead. */
export const HOME_ANCHORS = [
  { slug: "cift-urunleri", name: "Çift Ürünleri" },
  { slug: "labubu", name: "Labubu & Pop Mart" },
  { slug: "takilar", name: "Takılar" },
  { slug: "telefon", name: "Telefon Aksesuarları" },
  { slug: "trend", name: "Trend Ürünler" },
] as const;

/** The home page's default filter, spec §9; any other filter is a category's slug. */
export const ALL = "all";
