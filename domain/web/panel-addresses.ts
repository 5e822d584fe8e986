import { type PrintedOrders, printedOrdersSearch } from "../order-book/printed-orders.ts";
import type { SectionKey } from "../settings/sections.ts";
import { addresses } from "./addresses.ts";
import { CODE_FIELD } from "./code-address.ts";
import { PANEL_PATHS } from "./panel-paths.ts";

/** The sections of the panel. */
export const panelAddresses = {
  ...PANEL_PATHS,
  printedOrders: (printed: PrintedOrders) => PANEL_PATHS.printedOrders + printedOrdersSearch(printed),
  text: (slug: string) => PANEL_PATHS.text.replace(":slug", slug),
} as const;

/** The place of every form for a new product. The form of a saved product has the product's id as its place. */
export const NEW_PRODUCT = "yeni";

/** Before the place of a form in the panel's address. */
export const FORM_ANCHOR = "form-";

/** The panel with the form of a product open; `place` is its id, `NEW_PRODUCT` or the key of a half-done form. */
export const productForm = (place: string) => `${addresses.admin}#${FORM_ANCHOR}${place}`;

/** Before the id of a product in the panel's address. */
export const STOCK_ANCHOR = "stok-";

/** The panel with the stock sheet of a product open. */
export const stockSheet = (id: string) => `${addresses.admin}#${STOCK_ANCHOR}${id}`;

/** Before the id of an order in the address of the book of orders. */
export const ORDER_ANCHOR = "siparis-";

/** The book of orders with an order open. */
export const orderForm = (id: string) => `${PANEL_PATHS.orders}#${ORDER_ANCHOR}${id}`;

/** Before the number of what was shared in the panel's address. */
export const SHARED_ANCHOR = "paylasilan-";

/** The book of orders with what was shared under this number in 'Doğrula'. */
export const sharedCheck = (number: string) => `${PANEL_PATHS.orders}#${SHARED_ANCHOR}${number}`;

/** Before the code of a cart in the address of the book of orders. */
export const CART_ANCHOR = "sepet-";

/** The book of orders with a cart in 'Doğrula', for staff who open the link of a cart. */
export const cartCheck = (code: string) => `${PANEL_PATHS.orders}#${CART_ANCHOR}${code}`;

/** Stands in place of the number if nothing could be kept. */
export const NOTHING_KEPT = "yok";

/** Stands in place of the number if a share was too large, or too many were waiting (public/panel-worker.js). */
export const NO_ROOM = "dolu";

/** The panel with what was shared under this number, or with everything that still waits if `number` is empty. */
export const sharedAt = (number = "") => `${addresses.admin}#${SHARED_ANCHOR}${number}`;

/** The parameters of what is chosen in 'Paylaş'. */
export const SHARED_PRODUCT = "urun";
export const SHARED_CATEGORY = "kategori";
export const SHARED_DAY = "gun";

/** 'Paylaş' with the QR code of a discount code. */
export const codeSharing = (code: string) => `${PANEL_PATHS.sharing}?${new URLSearchParams({ [CODE_FIELD]: code })}`;

/** 'Paylaş' with a product chosen. */
export const productSharing = (id: string) => `${PANEL_PATHS.sharing}?${SHARED_PRODUCT}=${encodeURIComponent(id)}`;

/** The address of a copy's download. The key names the copy and is valid for a minute. */
export const copyAddress = (key: string): string => `/api/admin/backup?key=${encodeURIComponent(key)}`;

/** The API's address of a section of the settings. */
export const settingPath = (key: SectionKey) => `/api/admin/settings/${key}` as const;

/** The parameters of a group of settings and of one of its fields, in the panel's address. */
export const GROUP_FIELD = "bolum";
export const SETTING_FIELD = "alan";

/** A group of settings in the panel, at one of its fields. */
export const settingAddress = (group: SectionKey, field?: string): string =>
  `${panelAddresses.shopSettings}?${GROUP_FIELD}=${group}${field === undefined ? "" : `&${SETTING_FIELD}=${field}`}`;
