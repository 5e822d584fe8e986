import { z } from "zod";
import { inThisTab } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

/** A file goes with the page that was sending it; what it was called and a small picture of it stay in the tab. */
export type LostPhoto = Pick<Upload, "name" | "preview">;

const lost = z.array(z.tuple([z.string(), z.string().startsWith("data:image/").nullable()]));

const keyOf = (place: string): string => `yoldaki-fotograflar:${place}`;

/** What was on its way to this place when the page was loaded anew. */
export function lostPhotos(place: string): LostPhoto[] {
  const { data = [] } = lost.safeParse(parsedJson(inThisTab.read(keyOf(place))));
  return data.map(([name, preview]) => ({ name, preview: preview ?? undefined }));
}

/** Until they have become pictures of the product, or the owner has let them go. */
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
