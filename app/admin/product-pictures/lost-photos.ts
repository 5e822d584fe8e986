import { z } from "zod";
import { inThisTab } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

/** A reload loses the file that was being uploaded. Its name and a small picture of it stay in the tab. */
export type LostPhoto = Pick<Upload, "name" | "preview">;

const lost = z.array(z.tuple([z.string(), z.string().startsWith("data:image/").nullable()]));

const keyOf = (place: string): string => `yoldaki-fotograflar:${place}`;

/** The uploads of this place that a reload cut off. */
export function lostPhotos(place: string): LostPhoto[] {
  const { data = [] } = lost.safeParse(parsedJson(inThisTab.read(keyOf(place))));
  return data.map(([name, preview]) => ({ name, preview: preview ?? undefined }));
}

/** Stores the uploads of the queue until they are pictures of the product, or the owner dismisses them. */
export function storePendingPhotos(place: string, queue: Pick<UploadQueue, "list" | "subscribe">): void {
  let last: string | undefined;
  queue.subscribe(() => {
    const photos = JSON.stringify(queue.list().map(({ name, preview }) => [name, preview ?? null]));
    if (photos === last) return;
    last = photos;
    if (queue.list().length === 0) inThisTab.remove(keyOf(place));
    else inThisTab.write(keyOf(place), photos);
  });
}
