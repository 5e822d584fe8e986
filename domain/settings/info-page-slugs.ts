/** The slugs of `/sayfa/:slug`, in the order of every list of pages. */
export const INFO_PAGE_SLUGS = [
  "hakkimizda",
  "teslimat",
  "iade-ve-cayma",
  "sss",
  "ek-bilgi",
  "on-bilgilendirme",
  "mesafeli-satis",
  "kvkk",
  "cerez",
  "gizlilik",
  "iletisim",
] as const;

export type InfoPageSlug = (typeof INFO_PAGE_SLUGS)[number];

/** A page for the owner's own text, such as a table of sizes. It has an address once she has written it. */
export const OWN_PAGE = "ek-bilgi";

/** The texts that an owner edits like a page. The last two are shown on product pages and on the home page. */
export const TEXT_SLUGS = [...INFO_PAGE_SLUGS, "urun-sorulari", "ana-sayfa-sozleri"] as const;

export type TextSlug = (typeof TEXT_SLUGS)[number];

/** The texts that are empty in a new shop. Visitors do not see them until the owner has written them. */
export const OWN_TEXTS: readonly TextSlug[] = [OWN_PAGE, "urun-sorulari", "ana-sayfa-sozleri"];
