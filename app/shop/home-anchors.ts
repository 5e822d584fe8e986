import { CATEGORY_SLUGS } from "../../domain/category.ts";

type Slug = (typeof CATEGORY_SLUGS)[number];

const LABELS: Record<Slug, string> = {
  "cift-urunleri": "Çift Ürünleri",
  labubu: "Labubu & Pop Mart",
  takilar: "Takılar",
  telefon: "Telefon Aksesuarları",
  trend: "Trend Ürünler",
};

/** The five places of the home page that header and footer lead to, spec §2. */
export const HOME_ANCHORS = CATEGORY_SLUGS.map((slug) => ({ slug, label: LABELS[slug] }));
