import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { ApiError } from "../../api-client.ts";
import { currentToken, inThisTab } from "../../browser-storage.ts";
import { pauseBeforeRetry } from "../../part/lost-part.tsx";
import { keptAs } from "../saved-form/half-done.ts";
import { preparePhoto } from "./prepared-photo.ts";
import { createUploadQueue, isUploading, type Upload, type UploadQueue } from "./upload-queue.ts";

export type Uploads = Pick<UploadQueue, "add" | "retry" | "forget"> & {
  list: readonly Upload[];
  /** The number of files without room among those that were added last. */
  surplus: number;
  isUploading: boolean;
};

const queues = new Map<string, UploadQueue>();

/** One queue for each form of an owner. Uploads go on while the form is closed, as long as the tab is open. */
export function uploadQueueOf(userId: string, formKey: string): UploadQueue {
  const key = `${userId} ${formKey}`;
  const queue = queues.get(key) ?? openQueue(key);
  queues.set(key, queue);
  return queue;
}

function openQueue(key: string): UploadQueue {
  const queue = createUploadQueue({
    lost: lostPhotos(key),
    prepare: preparePhoto,
    send: sendPicture,
    pause: pauseBeforeRetry,
  });
  storePendingPhotos(key, queue);
  askBeforeLeaving(queue);
  return queue;
}

/** The uploads of a queue. `onUploaded` gets the addresses of finished ones, several at once if they finished together. */
export function useUploads(queue: UploadQueue, onUploaded: (addresses: readonly string[]) => void): Uploads {
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);

  useEffect(function handOverUploaded() {
    const uploaded = list.flatMap((upload) => (upload.stage === "sent" ? [upload] : []));
    if (uploaded.length === 0) return;
    queue.forget(uploaded.map(({ id }) => id));
    onUploaded(uploaded.map(({ address }) => address));
  });

  useEffect(
    function dropFailedOnClose() {
      return () => {
        if (!isUploading(queue.list())) queue.close();
      };
    },
    [queue],
  );

  return { ...queue, list, surplus: queue.surplus(), isUploading: isUploading(list) };
}

/** Tells a form while a picture is on its way. */
export function useHeldSaving({ isUploading }: Uploads, onUploading: (isUploading: boolean) => void): void {
  const tell = useEffectEvent(onUploading);
  useEffect(
    function holdSaving() {
      if (!isUploading) return;
      tell(true);
      return () => tell(false);
    },
    [isUploading],
  );
}

/** The saving of a form waits while a picture of one of its fields is on its way. */
export function useSavingAfterUploads() {
  const [uploads, setUploads] = useState(0);
  return {
    waiting: uploads > 0 ? "Fotoğraf yükleniyor..." : undefined,
    onUploading: (isUploading: boolean) => setUploads((count) => count + (isUploading ? 1 : -1)),
  };
}

/** Asks before the tab is left during an upload, also while the form is closed. */
function askBeforeLeaving({ list, subscribe }: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  subscribe(() => {
    if (isUploading(list())) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}

/** Uploads a prepared picture. Answers its address. */
export const sendPicture = (body: Blob, signal: AbortSignal, onProgress: (share: number) => void) =>
  uploadPicture({ body, signal, onProgress, token: currentToken() });

type UploadCall = { body: Blob; token: string; signal: AbortSignal; onProgress: (share: number) => void };

type Answer = { picture?: { address: string }; detail?: string };

/** Half a megabyte takes this long on a poor connection. */
const TIMEOUT_MS = 60_000;

/** Answers the picture's address. XMLHttpRequest is used because `fetch` does not report upload progress. */
function uploadPicture({ body, token, signal, onProgress }: UploadCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0));
    request.open("POST", "/api/admin/pictures");
    request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.setRequestHeader("Content-Type", body.type);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(total, 1));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      const answer: Answer = Object(request.response);
      if (answer.picture) resolve(answer.picture.address);
      else reject(new ApiError(request.status, answer));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

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
