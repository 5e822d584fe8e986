import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { visitorChunks } from "./vite-chunks.ts";
import { compressedAssets, inlinedScripts, sonnerWithoutInlineStyles } from "./vite-plugins.ts";
import { routerThatKeepsTheCart } from "./vite-router.ts";

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

const build = { assetsInlineLimit: 0 };

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), sonnerWithoutInlineStyles(), inlinedScripts(), routerThatKeepsTheCart(), compressedAssets()],
  build,
  ...(command === "build" && forBuild),
}));
