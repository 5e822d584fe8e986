import type { ShopFacts } from "../../domain/shop/shop-facts.ts";

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
