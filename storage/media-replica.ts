import { Kysely } from "kysely";
import type { Media, PictureFiles } from "../domain/catalog/media.ts";
import { createMedia } from "./stored-media.ts";
import type { Tables } from "./tables.ts";

type Replica = Pick<Media, "findPicture">;

/** A replica that does not answer would delay each picture by seconds. */
const REST_MS = 10_000;

/** A server that follows the primary and is only read. Nothing waits for it at the start. */
export async function openMediaReplica(
  url: string,
  files?: PictureFiles,
): Promise<Replica & { close(): Promise<void> }> {
  const { openPostgres } = await import("./engine/postgres.ts");
  const db = new Kysely<Tables>({ dialect: openPostgres(url).dialect });
  return { findPicture: createMedia(db, files).findPicture, close: () => db.destroy() };
}

/** A picture never changes, so it is right wherever it is found. The primary is asked for what the replica lacks or cannot tell. */
export function readFromReplica(media: Media, replica: Replica, onFailed: (error: unknown) => void): Media {
  let restsUntil = 0;
  const rest = (error: unknown) => {
    if (performance.now() >= restsUntil) onFailed(error);
    restsUntil = performance.now() + REST_MS;
    return undefined;
  };
  return {
    ...media,
    async findPicture(hash) {
      const found = performance.now() < restsUntil ? undefined : await replica.findPicture(hash).catch(rest);
      return found ?? media.findPicture(hash);
    },
  };
}
