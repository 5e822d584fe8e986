import { useEffect, useSyncExternalStore } from "react";
import { currentToken } from "../../session.tsx";
import { lostPhotos, storePendingPhotos } from "./lost-photos.ts";
import { uploadPicture } from "./picture-upload.ts";
import { preparePhoto } from "./prepared-photo.ts";
import { pauseBeforeRetry } from "./retry-pause.ts";
import { createUploadQueue, isUnderWay, type Upload, type UploadQueue } from "./upload-queue.ts";

export type Uploads = Pick<UploadQueue, "add" | "retry" | "forget"> & {
  list: readonly Upload[];
  isUnderWay: boolean;
};

const queues = new Map<string, UploadQueue>();

/** One for every form of an owner. What is on its way goes on while the form is closed, as long as the tab is open. */
export function uploadQueueOf(userId: string, place: string): UploadQueue {
  const key = `${userId} ${place}`;
  const queue = queues.get(key) ?? openQueue(key);
  queues.set(key, queue);
  return queue;
}

function openQueue(key: string): UploadQueue {
  const queue = createUploadQueue({ lost: lostPhotos(key), prepare: preparePhoto, send, pause: pauseBeforeRetry });
  storePendingPhotos(key, queue);
  askBeforeLeaving(queue);
  return queue;
}

/** The pictures on their way to the shop. `onArrival` is told of those that came, all that came at once. */
export function useUploads(queue: UploadQueue, onArrival: (addresses: readonly string[]) => void): Uploads {
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);

  useEffect(function handOverArrived() {
    const arrived = list.flatMap((upload) => (upload.stage === "sent" ? [upload] : []));
    if (arrived.length === 0) return;
    queue.forget(arrived.map(({ id }) => id));
    onArrival(arrived.map(({ address }) => address));
  });

  useEffect(
    function leaveNothingThatFailed() {
      return () => {
        if (!isUnderWay(queue.list())) queue.close();
      };
    },
    [queue],
  );

  return { ...queue, list, isUnderWay: isUnderWay(list) };
}

/** Also while the form is closed. */
function askBeforeLeaving({ list, subscribe }: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  subscribe(() => {
    if (isUnderWay(list())) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}

const send = (body: Blob, signal: AbortSignal, onProgress: (share: number) => void) =>
  uploadPicture({ body, signal, onProgress, token: currentToken() });
