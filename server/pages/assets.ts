import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { ClientFile, ClientFiles } from "../../domain/shop/processes.ts";
import { type Encoded, encode } from "../http/encoded.ts";
import { SUBRESOURCE_HEADERS, safestHeaders } from "../http/headers.ts";
import { type PageBytes, pageAnswer, pageBytes } from "../http/page-bytes.ts";
import { readsBelow } from "../http/problem.ts";
import { createLoadingCache } from "../memory/lru-cache.ts";

/** The built scripts, styles and pictures, held in memory. A URL is looked up in a map and never becomes a path on disk. */
export type Assets = {
  find(path: string): PageBytes | undefined;
  styleSheet(path: string): string | undefined;
  /** The files whose names contain a hash, for pages that outlive this build. */
  hashed: readonly ClientFile[];
};

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const COMPRESSED_ALREADY = new Set([".png", ".webp", ".woff2"]);

/** File names in this folder contain a hash of the content. */
const HASHED_FOLDER = "/assets/";

/** Files with this ending may be opened as documents, in which a script could run. */
const DOCUMENT = ".svg";

const FOREVER = "public, max-age=31536000, immutable";

export async function loadAssets(folder: string, documentHeaders: Record<string, string>): Promise<Assets> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const names = [...files].filter((name) => TYPES[extname(name)]);
  const pages = new Map<string, PageBytes>();
  const styleSheets = new Map<string, string>();
  const hashed: ClientFile[] = [];

  await Promise.all(
    names.map(async (name) => {
      const path = `/${name.replaceAll("\\", "/")}`;
      const encoded = await readEncoded(folder, name, files);
      if (path.endsWith(".css")) styleSheets.set(path, encoded.identity.toString());
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      pages.set(path, pageBytes(encoded, assetHeaders(path, type, documentHeaders)));
      if (path.startsWith(HASHED_FOLDER)) hashed.push(clientFile(path, type, encoded));
    }),
  );
  return { find: (path) => pages.get(path), styleSheet: (path) => styleSheets.get(path), hashed };
}

/** Uses the compressed files of the build (vite.config.ts). React Router's manifest is written after that step and compressed here. */
async function readEncoded(folder: string, name: string, files: ReadonlySet<string>): Promise<Encoded> {
  const identity = await readFile(join(folder, name));
  if (COMPRESSED_ALREADY.has(extname(name))) return { identity };
  if (!files.has(`${name}.br`)) return encode(identity);
  const [br, gzip] = await Promise.all([readFile(join(folder, `${name}.br`)), readFile(join(folder, `${name}.gz`))]);
  return { identity, br, gzip };
}

const clientFile = (name: string, type: string, { identity, br, gzip }: Encoded): ClientFile => ({
  name,
  type,
  bytes: identity,
  br: br ?? null,
  gzip: gzip ?? null,
});

const assetHeaders = (path: string, type: string, documentHeaders: Record<string, string>) => ({
  ...(extname(path) === DOCUMENT ? documentHeaders : SUBRESOURCE_HEADERS),
  "Content-Type": type,
  "Cache-Control": path.startsWith(HASHED_FOLDER) ? FOREVER : "public, max-age=3600",
});

/** Room for the files of two builds. Files of older builds are rarely requested, and the database has them. */
const MEMORY_BYTES = 8 * 1024 * 1024;

/** The form of the bundler's file names. No other name is looked up. */
const HASHED_NAME = /^\/assets\/[\w.-]{1,100}-[\w-]{8}\.\w{2,5}$/;

/** Answers the files of other builds, which their open pages still ask for (decision 34). Undefined for paths outside the folder. */
export function createFilesOfBuilds(clientFiles: Pick<ClientFiles, "find">, publicUrl: string) {
  const kept = createLoadingCache<PageBytes>(MEMORY_BYTES, ({ size }) => size);
  const documentHeaders = safestHeaders(publicUrl);

  async function look(name: string): Promise<PageBytes | undefined> {
    const file = await clientFiles.find(name);
    if (!file) return undefined;
    const { br, gzip } = file;
    const encoded = {
      identity: Buffer.from(file.bytes),
      ...(br && { br: Buffer.from(br) }),
      ...(gzip && { gzip: Buffer.from(gzip) }),
    };
    return pageBytes(encoded, assetHeaders(name, file.type, documentHeaders));
  }

  return readsBelow(HASHED_FOLDER, "Böyle bir dosya yok", async (path, request) => {
    const page = HASHED_NAME.test(path) ? await kept.find(path, () => look(path)) : undefined;
    return page && pageAnswer(page, request);
  });
}
