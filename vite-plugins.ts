import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

/** Sonner writes its style sheet into a <style> element, which our Content-Security-Policy refuses; toaster.tsx links it. */
export const sonnerWithoutInlineStyles = (): Plugin => ({
  name: "sonner-without-inline-styles",
  enforce: "pre",
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(.*\);?$/m, ""),
  },
});

/** Large parts of workbooks are zipped in workers from blobs, which our Content-Security-Policy refuses. Here the page zips them. */
export const workbooksWithoutWorkers = (): Plugin => ({
  name: "workbooks-without-workers",
  enforce: "pre",
  transform: {
    filter: { id: /excel-file\/modules\/zip\/(?:unzipFromArrayBuffer|zipToArrayBuffer)\.js$/ },
    handler: (code) =>
      code.replace(
        /^import \{ (zip|unzip) \} from 'fflate';$/m,
        "import { $1Sync } from 'fflate';\nconst $1 = (data, done) => done(null, $1Sync(data));",
      ),
  },
});

/** What browsers get is compressed here, once and as well as possible; the server only reads it (server/pages/assets.ts). */
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

const INLINED = "?inlined";

/** A script that travels inside the page: what it exports is there under the name `early`. `npm run dev` does without. */
export const inlinedScripts = (): Plugin => ({
  name: "inlined-scripts",
  load: {
    filter: { id: /\?inlined$/ },
    async handler(id) {
      const text = this.environment.mode === "build" ? await asOneFile(id.slice(0, -INLINED.length)) : "";
      return `export default ${JSON.stringify(text)};`;
    },
  },
});

async function asOneFile(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["iife"], name: "early" } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const [script, ...others] = outputs.flatMap((output) => (output.type === "chunk" ? output.code.trim() : []));
  if (script === undefined || others.length > 0) throw new Error(`${entry} did not become one script`);
  if (/<\/script|<!--/i.test(script)) throw new Error(`${entry} would end the element it is put into`);
  return script;
}
