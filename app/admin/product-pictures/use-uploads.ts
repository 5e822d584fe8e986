import { useEffect, useSyncExternalStore } from "react";
import { currentToken } from "../../session.tsx";
import { untilLineIsBack } from "./line-pause.ts";
import { preparePhoto } from "./prepared-photo.ts";
import { sendPicture } from "./sent-picture.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload-queue.ts";

export type Uploads = Pick<UploadQueue, "add" | "retry" | "forget"> & {
  list: readonly Upload[];
  isUnderWay: boolean;
};

const queues = new Map<string, UploadQueue>();

/** One for every form of an owner. What is on its way goes on while the form is closed, as long as the tab is open. */
export function uploadQueueOf(userId: string, place: string): UploadQueue {
  const key = `${userId} ${place}`;
  const queue = queues.get(key) ?? createUploadQueue({ prepare: preparePhoto, send, pause: untilLineIsBack });
  queues.set(key, queue);
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

  const isBusy = isUnderWay(list);
  useEffect(
    function askBeforeLeaving() {
      if (!isBusy) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener("beforeunload", ask);
      return () => removeEventListener("beforeunload", ask);
    },
    [isBusy],
  );

  return { ...queue, list, isUnderWay: isBusy };
}

const isUnderWay = (list: readonly Upload[]): boolean => list.some(({ stage }) => stage !== "failed");

const send = (body: Blob, signal: AbortSignal, onProgress: (share: number) => void) =>
  sendPicture({ body, signal, onProgress, token: currentToken() });
