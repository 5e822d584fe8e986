/** The slugs of `/sayfa/:slug`, in the order of every list of pages. */
export const INFO_PAGE_SLUGS = [
  "hakkimizda",
  "teslimat",
  "iade-ve-cayma",
  "sss",
  "on-bilgilendirme",
  "mesafeli-satis",
  "kvkk",
  "cerez",
  "gizlilik",
  "iletisim",
] as const;

export type InfoPageSlug = (typeof INFO_PAGE_SLUGS)[number];
