import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rolldown } from "vite";
import { visitorChunks } from "./vite-chunks.ts";
import {
  compressedAssets,
  inlinedScripts,
  sonnerWithoutInlineStyles,
  workbooksWithoutWorkers,
} from "./vite-plugins.ts";
import { panelWithoutPreloads, routerThatKeepsTheCart } from "./vite-router.ts";

/** Every page loads a list of all files. Those of the panel alone have no names of their own in it. */
const nameOf = ({ moduleIds }: Pick<Rolldown.PreRenderedChunk, "moduleIds">): string =>
  moduleIds.every((id) => id.includes("/app/admin/")) ? "assets/p-[hash].js" : "assets/[name]-[hash].js";

const NAMES = { entryFileNames: nameOf, chunkFileNames: nameOf };

/** The built pages bring React with them, so they run its production build whatever NODE_ENV says when they are served. */
const forBuild = {
  ssr: { noExternal: ["react", "react-dom", "react-router", "sonner"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: visitorChunks, ...NAMES } } } },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: { rolldownOptions: { input: "./app/render.ts" } },
    },
  },
};

/** Every page has these before it asks for a part, so a part's list of scripts to load beside it leaves them out. */
const ALWAYS_THERE = /\/(?:rolldown-runtime|react|shop)-[\w-]{8}\.(?:js|css)$/;

const build = {
  assetsInlineLimit: 0,
  modulePreload: {
    resolveDependencies: (part: string, needed: string[]) =>
      needed.filter((file) => file !== part && !ALWAYS_THERE.test(file)),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    sonnerWithoutInlineStyles(),
    workbooksWithoutWorkers(),
    inlinedScripts(),
    routerThatKeepsTheCart(),
    panelWithoutPreloads(),
    compressedAssets(),
  ],
  build,
  ...(command === "build" && forBuild),
}));
