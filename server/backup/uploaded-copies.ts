import { access, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MAX_COPY_BYTES } from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import { ShopError } from "../../domain/error.ts";
import type { Chunks } from "../http/bounded-body.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { isDiskFull, isUpload, noRoom, removeAbandoned } from "./copies-folder.ts";

const ID = /^[0-9a-f]{32}$/;

/** Files that come in pieces, because no request of the shop may last longer than twenty seconds (server/door/door.ts). */
export function openUploadedCopies(folder: string) {
  // A lost answer lets the browser send a piece again while the first one is still being written.
  const oneAtATime = createSemaphore(1);

  return {
    /** The file of an upload that has begun. */
    async pathOf(id: string): Promise<string> {
      const path = pathOf(id);
      await access(path).catch(() => {
        throw unknown();
      });
      return path;
    },

    /** Appends a piece and answers the size. A piece that arrives twice, or too early, changes nothing. */
    append: (id: string, at: number, piece: Chunks): Promise<number> => oneAtATime(() => append(id, at, piece)),

    remove: (id: string) => rm(pathOf(id), { force: true }),
  };

  async function append(id: string, at: number, piece: Chunks): Promise<number> {
    const path = pathOf(id);
    await mkdir(folder, { recursive: true });
    if (at === 0) await removeAbandoned(folder, isUpload);
    const size = await sizeOf(path);
    if (size !== at) return size;
    let room = MAX_COPY_BYTES - (await sizeOfAll());
    const file = await open(path, "a", 0o600);
    try {
      let written = size;
      for await (const chunk of piece) {
        written += chunk.byteLength;
        room -= chunk.byteLength;
        if (room < 0) throw refusedCopy.tooLarge();
        await file.write(chunk);
      }
      return written;
    } catch (error) {
      await file.truncate(size);
      if (!isDiskFull(error)) throw error;
      await rm(path);
      throw noRoom(error);
    } finally {
      await file.close();
    }
  }

  /** Uploads that nobody finished count too, until they are removed. */
  async function sizeOfAll(): Promise<number> {
    const names = (await readdir(folder)).filter(isUpload);
    const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  function pathOf(id: string): string {
    if (!ID.test(id)) throw unknown();
    return join(folder, `upload-${id}`);
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const unknown = () => new ShopError("not-found", "Böyle bir yükleme yok; dosyayı yeniden seç");
