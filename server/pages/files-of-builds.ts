import type { ClientFiles } from "../../domain/shop/client-files.ts";
import { safestHeaders } from "../http/headers.ts";
import { type PageBytes, pageAnswer, pageBytes } from "../http/page-bytes.ts";
import { problem, wrongMethod } from "../http/problem.ts";
import { isRead } from "../http/request-guard.ts";
import { createLruCache } from "../memory/lru-cache.ts";
import { assetHeaders, HASHED_FOLDER } from "./assets.ts";

/** Two builds. Requests for files of more than that are rare, and the database has them. */
const MEMORY_BYTES = 8 * 1024 * 1024;

/** As the bundler names files: only such a name is looked up. */
const HASHED_NAME = /^\/assets\/[\w.-]{1,100}-[\w-]{8}\.\w{2,5}$/;

/**
 * Answers the files of other builds: an open page asks for those of its own build, whichever process it reaches (decision 34).
 * Undefined for paths outside the folder.
 */
export function createFilesOfBuilds(clientFiles: Pick<ClientFiles, "find">, publicUrl: string) {
  const memory = createLruCache<PageBytes>(MEMORY_BYTES, ({ size }) => size);
  const pending = new Map<string, Promise<PageBytes | undefined>>();
  const documentHeaders = safestHeaders(publicUrl);

  /** Simultaneous requests for one file share one look. */
  async function find(name: string): Promise<PageBytes | undefined> {
    const known = memory.get(name) ?? pending.get(name);
    if (known) return known;
    const looking = look(name).finally(() => pending.delete(name));
    pending.set(name, looking);
    return looking;
  }

  async function look(name: string): Promise<PageBytes | undefined> {
    const file = await clientFiles.find(name);
    if (!file) return undefined;
    const { br, gzip } = file;
    const encoded = {
      identity: Buffer.from(file.bytes),
      ...(br && { br: Buffer.from(br) }),
      ...(gzip && { gzip: Buffer.from(gzip) }),
    };
    const page = pageBytes(encoded, assetHeaders(name, file.type, documentHeaders));
    memory.set(name, page);
    return page;
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(HASHED_FOLDER)) return undefined;
    if (!isRead(request.method)) return wrongMethod("GET, HEAD");
    const page = HASHED_NAME.test(pathname) ? await find(pathname) : undefined;
    return page ? pageAnswer(page, request) : problem(404, "Böyle bir dosya yok");
  };
}
