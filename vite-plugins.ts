import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/**
 * What browsers get is compressed here, once and as well as possible; the server only reads it (server/pages/assets.ts).
 * What is kept of earlier builds (scripts/kept-assets.ts) has been compressed by them.
 */
export const compressedAssets = (): Plugin => ({
  name: "compressed-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir = "build/client" }, bundle) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (![".js", ".css", ".svg"].includes(extname(name))) continue;
      const path = join(dir, name);
      if (!(name in bundle) && existsSync(`${path}.br`)) continue;
      const body = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
      writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
    }
  },
});
