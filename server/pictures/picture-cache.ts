import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PictureFiles, SIZES } from "../../domain/catalog/media.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import { isKnownEtag } from "../http/page-bytes.ts";
import { createLoadingCache } from "../memory/lru-cache.ts";

export type PictureFormat = "avif" | "webp" | "jpg" | "png";

type Parts = {
  folder: string;
  memoryBytes: number;
  /** The store that shares pictures with other processes; without it each process makes its own. */
  files?: PictureFiles | undefined;
  warn(event: string, fields: { error: unknown }): void;
};

type Make = () => Promise<Uint8Array | undefined>;

/** Makes pictures at their first request and caches them in memory and on disk. A name always stands for the same content. */
export function createPictureCache({ folder, memoryBytes, files, warn }: Parts) {
  const kept = createLoadingCache<Uint8Array>(memoryBytes, ({ byteLength }) => byteLength);

  const findOrMake = (name: string, format: PictureFormat, make: Make) =>
    kept.find(name, async () => {
      const file = join(folder, name);
      const stored = await readIntact(file, format);
      if (stored) return stored;
      const bytes = (await files?.read(SIZES + name)) ?? (await makeAndShare(name, format, make));
      if (bytes) await store(file, bytes).catch((error: unknown) => warn("rendition_not_kept", { error }));
      return bytes;
    });

  /** One process makes a picture, the others read it from the store. */
  async function makeAndShare(name: string, format: PictureFormat, make: Make): ReturnType<Make> {
    const made = await make();
    const sharing = made && files?.write(SIZES + name, made, mediaType(format));
    await sharing?.catch((error: unknown) => warn("size_not_shared", { error }));
    return made;
  }

  /** Writes under a temporary name first, so that no partial file gets the final name. */
  async function store(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Removes everything made from these pictures, also from the store that is shared. Names begin with the picture's hash. */
  async function forget(hashes: ReadonlySet<string>): Promise<void> {
    const isMade = (name: string) => hashes.has(name.split("-")[0] ?? "");
    kept.removeWhere(isMade);
    const made = (await readdir(folder).catch(unlessMissing)).filter(isMade);
    for (const file of made) await rm(join(folder, file), { force: true });
    if (!files) return;
    for (const hash of hashes) {
      for await (const { name } of files.list(`${SIZES}${hash}-`)) await files.remove(name);
    }
  }

  return { findOrMake, forget };
}

/** The folder is missing until the first picture is made. */
function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

const SIGNATURES: Record<PictureFormat, { at: number; text: string }> = {
  avif: { at: 4, text: "ftypavif" },
  webp: { at: 8, text: "WEBP" },
  jpg: { at: 0, text: "\xff\xd8\xff" },
  png: { at: 0, text: "\x89PNG" },
};

/** Undefined for a file without its format's signature. A power cut can leave a file of zeros. */
async function readIntact(file: string, format: PictureFormat): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const { at, text } = SIGNATURES[format];
  return bytes?.toString("latin1", at, at + text.length) === text ? bytes : undefined;
}

const mediaType = (format: PictureFormat): string => (format === "jpg" ? "image/jpeg" : `image/${format}`);

/** An address changes with its content, so browsers may cache it forever. `nosniff`: the bytes are read as a picture or not at all. */
export function pictureAnswer(request: Request, name: string, format: PictureFormat, bytes: Uint8Array): Response {
  const etag = `"${name}"`;
  const headers = new Headers({
    "cache-control": "public, max-age=31536000, immutable",
    // Pictures are public. `same-origin` would block them in a shop that is opened as 127.0.0.1 while PUBLIC_URL says localhost.
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (isKnownEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", mediaType(format));
  headers.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

/** The same picture may succeed later, when the machine is less busy. */
export const pictureUnavailable = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan yeniden dene", { cause, retryAfterSeconds: 5 });

/** sharp reports its timeout by message only. */
export const isSharpTimeout = (error: unknown): boolean =>
  error instanceof Error && /\btimeout: \d+% complete/.test(error.message);

/** Does without a picture that no decoder reads. Throws every other error. */
export const unlessUnreadable =
  <Made>(without: () => Made) =>
  (error: unknown): Made => {
    if (error instanceof ShopError && !isOutage(error)) return without();
    throw error;
  };
