import type { ClientFiles } from "../../domain/shop/client-files.ts";
import { safestHeaders } from "../http/headers.ts";
import { type PageBytes, pageAnswer, pageBytes } from "../http/page-bytes.ts";
import { readsBelow } from "../http/problem.ts";
import { createLoadingCache } from "../memory/lru-cache.ts";
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
    const page = HASHED_NAME.test(path) ? await kept(path, () => look(path)) : undefined;
    return page && pageAnswer(page, request);
  });
}
