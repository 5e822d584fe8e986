import { z } from "zod";
import { inThisTab } from "../../browser-storage.ts";
import { keptAs } from "../saved-form/half-done.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

/** A reload loses the file that was being uploaded. Its name and a small picture of it stay in the tab. */
export type LostPhoto = Pick<Upload, "name" | "preview">;

const lost = z.array(z.tuple([z.string(), z.string().startsWith("data:image/").nullable()]));

const keptPhotos = (form: string) => keptAs(lost, `yoldaki-fotograflar:${form}`, inThisTab);

/** The uploads of this form that a reload cut off. */
export const lostPhotos = (form: string): LostPhoto[] =>
  (keptPhotos(form).read() ?? []).map(([name, preview]) => ({ name, preview: preview ?? undefined }));

/** Stores the uploads of the queue until they are pictures of the product, or the owner dismisses them. */
export function storePendingPhotos(form: string, queue: Pick<UploadQueue, "list" | "subscribe">): void {
  const kept = keptPhotos(form);
  let last: string | undefined;
  queue.subscribe(() => {
    const photos = queue.list().map(({ name, preview }): [string, string | null] => [name, preview ?? null]);
    if (JSON.stringify(photos) === last) return;
    last = JSON.stringify(photos);
    if (photos.length === 0) kept.remove();
    else kept.write(photos);
  });
}
