import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compressedAssets, sonnerWithoutInlineStyles } from "./vite-plugins.ts";
import { routerWithoutUnusedParts } from "./vite-router.ts";

/** What every page of the shop begins with; the rest goes with the page that asks for it. */
const EVERY_PAGE = [
  "app/(?:addresses|browser-storage|cart-state|favourites|hydrated|logo|messages|session|shop-facts)\\.tsx?",
  "app/(?:shop-picture|toast|when-idle)\\.tsx?",
  "app/ui/(?:button|icon|picture|spinner)\\.(?:tsx|css)",
  "app/shop/(?:heart-button|info-links|page-head|product-cards?|search-form)\\.(?:tsx?|css)",
  "domain/(?:cart|category|chat-link|discount|media|money|phone|user)\\.ts",
];

/** Three shared pieces instead of twenty: what is compressed together gets smaller, and a phone asks less often. */
const visitorChunks = {
  groups: [
    { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: "router", test: /node_modules\/(?:react-router|cookie-es|@remix-run)\// },
    { name: "shop", test: new RegExp(`/(?:${EVERY_PAGE.join("|")})$`) },
  ],
};

/** The built pages bring React with them, so they run its production build whatever NODE_ENV says when they are served. */
const forBuild = {
  ssr: { noExternal: ["react", "react-dom", "react-router", "sonner"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: visitorChunks } } } },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: { rolldownOptions: { input: "./app/render.ts" } },
    },
  },
};

/** scripts/kept-assets.ts empties the folder instead, and keeps what open tabs still ask for. */
const build = { assetsInlineLimit: 0, emptyOutDir: false };

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), sonnerWithoutInlineStyles(), routerWithoutUnusedParts(), compressedAssets()],
  build,
  ...(command === "build" && forBuild),
}));
