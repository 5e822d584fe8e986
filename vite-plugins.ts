import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Sonner writes its style sheet into a <style> element, which our Content-Security-Policy refuses; toaster.tsx links it. */
export const sonnerWithoutInlineStyles = (): Plugin => ({
  name: "sonner-without-inline-styles",
  enforce: "pre",
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(.*\);?$/m, ""),
  },
});

/** What the visitor's router would carry for options this shop does not use. An upgrade that needs more fails the build. */
const UNUSED_ROUTER_PARTS: Record<string, string> = {
  // `instrumentations` is never passed to the router.
  "instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = undefined, instrumentClientSideRouter = undefined;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // Every route is known from the start (react-router.config.ts), so none is discovered later.
  "fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = undefined, getManifestPath = undefined, getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;`,
};

export const routerWithoutUnusedParts = (): Plugin => ({
  name: "router-without-unused-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /react-router\/dist\/production\/.*\/(?:instrumentation|fog-of-war)\.js$/ },
    handler: (id) => UNUSED_ROUTER_PARTS[id.slice(id.lastIndexOf("/") + 1)],
  },
});

/** What browsers get is compressed here, once and as well as possible; the server only reads it (server/assets.ts). */
export const compressedAssets = (): Plugin => ({
  name: "compressed-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir = "build/client" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (![".js", ".css", ".svg"].includes(extname(name))) continue;
      const path = join(dir, name);
      const body = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
      writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
    }
  },
});
