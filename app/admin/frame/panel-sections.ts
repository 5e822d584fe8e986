import { addresses } from "../../../domain/web/addresses.ts";
import { PANEL_PATHS } from "../../../domain/web/panel-paths.ts";

type Section = {
  path: string;
  /** The file of its page, of which `routes.ts` makes a route. */
  page: string;
  name: string;
  /** A path of 24 by 24, drawn with a line. */
  icon: string;
  /** The anchor of the heading in docs/owner.md that tells of the section; empty for the guide itself. */
  guide: string;
  /** All others are the owner's, and the API refuses helpers what is in them (decision 30). */
  isForHelpers?: true;
};

/** Pages that belong to the section whose path theirs begins with. */
type Inside = "sharedWords" | "printedOrders" | "orderTexts" | "text";

/** The sections of the panel, in their order. A new path of the panel does not compile until its section stands here. */
export const SECTIONS_BY_ID: { [Id in "products" | Exclude<keyof typeof PANEL_PATHS, Inside>]: Section } = {
  today: {
    path: PANEL_PATHS.today,
    page: "admin/today/today-page.tsx",
    name: "Bugün",
    icon: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4",
    guide: "bugün",
    isForHelpers: true,
  },
  orders: {
    path: PANEL_PATHS.orders,
    page: "admin/order-book/orders-page.tsx",
    name: "Siparişler",
    icon: "M4 7.5h16v12H4zM4 7.5l2.5-3h11l2.5 3M9 7.5v4.5l3-1.8 3 1.8V7.5",
    guide: "siparişler",
    isForHelpers: true,
  },
  products: {
    path: addresses.admin,
    page: "admin/frame/dashboard.tsx",
    name: "Ürünler",
    icon: "M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1",
    guide: "yönetici-paneli",
    isForHelpers: true,
  },
  ownersCategories: {
    path: PANEL_PATHS.ownersCategories,
    page: "admin/categories/categories-page.tsx",
    name: "Kategoriler",
    icon: "M4 4.5h7v7H4zM13.5 4.5h6.5v7h-6.5zM4 13.5h7v6.5H4zM13.5 13.5h6.5v6.5h-6.5z",
    guide: "kategoriler",
  },
  choices: {
    path: PANEL_PATHS.choices,
    page: "admin/choices/choices-page.tsx",
    name: "Seçenekler",
    icon: "M4 7h9m6 0h1M4 17h1m6 0h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z",
    guide: "seçenekler",
  },
  campaigns: {
    path: PANEL_PATHS.campaigns,
    page: "admin/campaigns/campaigns-page.tsx",
    name: "Kampanyalar",
    icon: "M4 4.5h8l8.500 8.500-7.500 7.500L4 12.500zM8.500 9v.1",
    guide: "kampanyalar",
  },
  showcase: {
    path: PANEL_PATHS.showcase,
    page: "admin/showcase/showcase-page.tsx",
    name: "Vitrin",
    icon: "M3.5 5h17v14h-17zM3.5 14.5l5-4.5 4 3.5 3-2.5 5 4",
    guide: "vitrin",
    isForHelpers: true,
  },
  sharing: {
    path: PANEL_PATHS.sharing,
    page: "admin/sharing/sharing-page.tsx",
    name: "Paylaş",
    icon: "M6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM17.500 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM17.500 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8.200 10.800l7.100-4M8.200 13.200l7.100 4",
    guide: "paylaş",
    isForHelpers: true,
  },
  pulse: {
    path: PANEL_PATHS.pulse,
    page: "admin/pulse/pulse-page.tsx",
    name: "Nabız",
    icon: "M3 12.5h4l2.500-7 4 13 2.500-6H21",
    guide: "nabız",
    isForHelpers: true,
  },
  occasions: {
    path: PANEL_PATHS.occasions,
    page: "admin/occasions/occasions-page.tsx",
    name: "Özel günler",
    icon: "M4 6h16v14H4zM4 10.500h16M8.500 3.500v4m7-4v4M12 17.800l-2.500-2.300a1.450 1.450 0 0 1 2.500-1.400 1.450 1.450 0 0 1 2.500 1.400Z",
    guide: "özel-günler",
  },
  look: {
    path: PANEL_PATHS.look,
    page: "admin/look/look-page.tsx",
    name: "Görünüm",
    icon: "M12 3.5c-5 0-8.5 3.600-8.5 8.200 0 4.700 3.500 8.800 8.300 8.800 1.500 0 2-1 1.600-2.100-.5-1.500.4-2.900 2-2.900h2.100c1.800 0 3-1.300 3-3.200 0-5-3.600-8.800-8.500-8.800ZM8 11.500v.1M11 8v.1M15.500 9v.1",
    guide: "görünüm",
  },
  shopSettings: {
    path: PANEL_PATHS.shopSettings,
    page: "admin/shop-settings/shop-settings-page.tsx",
    name: "Dükkânım",
    icon: "M4.5 10.5V20h15v-9.5M3.5 7.5 5.5 4h13l2 3.5a2.8 2.8 0 0 1-5.6.3 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6-.3ZM10 20v-5.5h4V20",
    guide: "dükkânın-bilgileri",
  },
  texts: {
    path: PANEL_PATHS.texts,
    page: "admin/texts/texts-page.tsx",
    name: "Sayfalar",
    icon: "M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h7",
    guide: "bilgi-sayfaları",
  },
  people: {
    path: PANEL_PATHS.people,
    page: "admin/people/people-page.tsx",
    name: "Kişiler",
    icon: "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.400 6.5 6M15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.5c2.400.7 4 2.7 4 5.5",
    guide: "sana-yardım-edenler",
  },
  moving: {
    path: PANEL_PATHS.moving,
    page: "admin/moving/moving-page.tsx",
    name: "Taşıma",
    icon: "M3.5 7.5h10v9h-10zM13.5 10.500h4l3 3v3h-7M7 19.500a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Zm10 0a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Z",
    guide: "taşıma",
  },
  backup: {
    path: PANEL_PATHS.backup,
    page: "admin/backup/backup-page.tsx",
    name: "Yedek",
    icon: "M4 8.5 12 4.5l8 4v8l-8 4-8-4zM4 8.5l8 4 8-4M12 12.5v8",
    guide: "yedek",
  },
  guide: {
    path: PANEL_PATHS.guide,
    page: "admin/guide/guide-page.tsx",
    name: "Rehber",
    icon: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.4 9.500a2.600 2.600 0 1 1 3.800 2.300c-.8.5-1.200 1-1.200 2v.2M12 17v.1",
    guide: "",
    isForHelpers: true,
  },
};

export const PANEL_SECTIONS: readonly Section[] = Object.values(SECTIONS_BY_ID);

/** The section of a page of the panel. */
export const sectionOf = (pathname: string): Section | undefined =>
  PANEL_SECTIONS.find(({ path }) => pathname === path || (path !== addresses.admin && pathname.startsWith(`${path}/`)));
