/** The pages `/sayfa/:slug` answers, in the order they are listed. */
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
