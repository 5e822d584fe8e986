/** The paths of the panel's sections by their routes' ids. Visitors load none of them. */
export const PANEL_PATHS = {
  today: "/admin/bugun",
  orders: "/admin/siparisler",
  printedOrders: "/admin/siparisler/yazdir",
  sharing: "/admin/paylas",
  people: "/admin/kisiler",
  ownersCategories: "/admin/kategoriler",
  choices: "/admin/secenekler",
  showcase: "/admin/vitrin",
  look: "/admin/gorunum",
  shopSettings: "/admin/dukkan",
  texts: "/admin/sayfalar",
  orderTexts: "/admin/sayfalar/siparis-mesajlari",
  text: "/admin/sayfalar/:slug",
  moving: "/admin/tasima",
  backup: "/admin/yedek",
  guide: "/admin/rehber",
} as const;
