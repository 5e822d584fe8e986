import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { NEW_PRODUCT, panelAddresses, productForm } from "../../domain/web/panel-addresses.ts";

const PAPER = "#fffbf5";

/** Lets a phone put the shop on its home screen. */
export const webManifest = ({ name }: ShopFacts) => ({
  id: "/",
  name: `${name} | Trend hediyeler`,
  short_name: name,
  description: "Trend hediyeler; sepetini doldur, siparişini WhatsApp'tan ver.",
  lang: "tr",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["shopping"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

const SHORTCUT_ICONS = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/** Lets the owner put the panel on her phone, apart from the shop, and share photos and chats to it (decision 18). Linked from the panel only. */
export const panelManifest = (shop: ShopFacts) => ({
  ...webManifest(shop),
  id: addresses.admin,
  name: `${shop.name} paneli`,
  description: "Dükkânının paneli: ürünler, fiyatlar, ayarlar.",
  start_url: addresses.admin,
  scope: addresses.admin,
  categories: ["business"],
  shortcuts: [
    { name: "Yeni ürün", url: productForm(NEW_PRODUCT), icons: SHORTCUT_ICONS },
    { name: "Bugün", url: panelAddresses.today, icons: SHORTCUT_ICONS },
  ],
  share_target: {
    action: addresses.admin,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [
        { name: "photos", accept: ["image/*"] },
        // Exported chats.
        { name: "chats", accept: ["text/plain", "application/zip"] },
      ],
    },
  },
});
