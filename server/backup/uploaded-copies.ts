import { access, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { MAX_COPY_BYTES } from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import { ShopError } from "../../domain/error.ts";
import type { Chunks } from "../http/bounded-body.ts";
import { removeAbandoned } from "./copies-folder.ts";

const ID = /^[0-9a-f]{32}$/;

export type UploadedCopies = ReturnType<typeof openUploadedCopies>;

/** Files that come in pieces, because no request of the shop may last longer than twenty seconds (server/door/door.ts). */
export function openUploadedCopies(folder: string) {
  return {
    /** Of an upload that has begun. */
    async pathOf(id: string): Promise<string> {
      const path = pathOf(id);
      await access(path).catch(() => {
        throw unknown();
      });
      return path;
    },

    /** Appends a piece and answers the size. A piece that arrives twice, or too early, changes nothing. */
    async append(id: string, at: number, piece: Chunks): Promise<number> {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true });
      if (at === 0) await removeAbandoned(folder, (name) => name.startsWith("upload-"));
      const file = await open(path, "a", 0o600);
      try {
        const { size } = await file.stat();
        if (size !== at) return size;
        let written = size;
        try {
          for await (const chunk of piece) {
            written += chunk.byteLength;
            if (written > MAX_COPY_BYTES) throw refusedCopy.tooLarge();
            await file.write(chunk);
          }
        } catch (error) {
          await file.truncate(size);
          throw error;
        }
        return written;
      } finally {
        await file.close();
      }
    },

    remove: (id: string) => rm(pathOf(id), { force: true }),
  };

  function pathOf(id: string): string {
    if (!ID.test(id)) throw unknown();
    return join(folder, `upload-${id}`);
  }
}

const unknown = () => new ShopError("not-found", "Böyle bir yükleme yok; dosyayı yeniden seç");
