import { realpathSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compressedAssets, sonnerWithoutInlineStyles } from "./vite-plugins.ts";
import { routerThatKeepsTheCart } from "./vite-router.ts";

/** What every page of the shop begins with; the rest goes with the page that asks for it. */
const EVERY_PAGE = [
  ...["browser-storage.ts", "cart-state.ts", "favourites.ts", "hydrated.ts", "logo.tsx", "messages.ts", "session.tsx"],
  ...["shop-picture.tsx", "toast.tsx", "use-shop.ts", "when-idle.ts"],
  ...["ui/button.css", "ui/icon.tsx", "ui/picture.css", "ui/picture.tsx", "ui/spinner.css", "ui/spinner.tsx"],
  ...[
    "shop/cards/heart-button.css",
    "shop/cards/heart-button.tsx",
    "shop/info/info-links.ts",
    "shop/frame/page-head.tsx",
  ],
  ...[
    "shop/cards/product-card.css",
    "shop/cards/product-card.tsx",
    "shop/cards/product-cards.css",
    "shop/cards/product-cards.tsx",
  ],
  ...["shop/search/search-form.css", "shop/search/search-form.tsx"],
].map((file) => `app/${file}`);

const ITS_RULES = [
  ...["catalog/category", "catalog/discount", "catalog/media", "account/user", "money", "shop/phone"],
  ...["order/cart", "order/chat-link", "web/addresses"],
].map((name) => `domain/${name}.ts`);

/** A file that is gone ends the build. */
const SHARED = new Set([...EVERY_PAGE, ...ITS_RULES].map((path) => realpathSync(path)));

/** Three shared pieces instead of twenty: what is compressed together gets smaller, and a phone asks less often. */
const visitorChunks = {
  groups: [
    { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: "router", test: /node_modules\/(?:react-router|cookie-es|@remix-run)\// },
    { name: "shop", test: (id: string) => SHARED.has(id) },
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
  plugins: [reactRouter(), sonnerWithoutInlineStyles(), routerThatKeepsTheCart(), compressedAssets()],
  build,
  ...(command === "build" && forBuild),
}));
