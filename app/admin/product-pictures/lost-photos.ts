import { z } from "zod";
import { inThisTab } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

/** A reload loses the file that was being uploaded. Its name and a small picture of it stay in the tab. */
export type LostPhoto = Pick<Upload, "name" | "preview">;

const lost = z.array(z.tuple([z.string(), z.string().startsWith("data:image/").nullable()]));

const keyOf = (form: string): string => `yoldaki-fotograflar:${form}`;

/** The uploads of this form that a reload cut off. */
export function lostPhotos(form: string): LostPhoto[] {
  const { data = [] } = lost.safeParse(parsedJson(inThisTab.read(keyOf(form))));
  return data.map(([name, preview]) => ({ name, preview: preview ?? undefined }));
}

/** Stores the uploads of the queue until they are pictures of the product, or the owner dismisses them. */
export function storePendingPhotos(form: string, queue: Pick<UploadQueue, "list" | "subscribe">): void {
  let last: string | undefined;
  queue.subscribe(() => {
    const photos = JSON.stringify(queue.list().map(({ name, preview }) => [name, preview ?? null]));
    if (photos === last) return;
    last = photos;
    if (queue.list().length === 0) inThisTab.remove(keyOf(form));
    else inThisTab.write(keyOf(form), photos);
  });
}
