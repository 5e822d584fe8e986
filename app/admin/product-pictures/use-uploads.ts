import { useEffect, useState, useSyncExternalStore } from "react";
import { currentToken } from "../../session.tsx";
import { untilLineIsBack } from "./line-pause.ts";
import { preparePhoto } from "./prepared-photo.ts";
import { sendPicture } from "./sent-picture.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload-queue.ts";

export type Uploads = Pick<UploadQueue, "add" | "retry" | "forget"> & {
  list: readonly Upload[];
  isUnderWay: boolean;
};

/** The pictures on their way to the shop. `onArrival` is told of those that came, all that came at once. */
export function useUploads(onArrival: (addresses: readonly string[]) => void): Uploads {
  const [queue] = useState(() => createUploadQueue({ prepare: preparePhoto, send, pause: untilLineIsBack }));
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);

  useEffect(function handOverArrived() {
    const arrived = list.flatMap((upload) => (upload.stage === "sent" ? [upload] : []));
    if (arrived.length === 0) return;
    queue.forget(arrived.map(({ id }) => id));
    onArrival(arrived.map(({ address }) => address));
  });

  useEffect(
    function stopWhenLeft() {
      return queue.close;
    },
    [queue],
  );

  return { ...queue, list, isUnderWay: list.some(({ stage }) => stage !== "failed") };
}

const send = (body: Blob, signal: AbortSignal, onProgress: (share: number) => void) =>
  sendPicture({ body, signal, onProgress, token: currentToken() });
