import { ApiError } from "../../api-client.ts";
import { createSerialQueue } from "../serial-queue.ts";
import type { PreparedPhoto } from "./prepared-photo.ts";

/** `cut-off` waits for the line, `sent` to be taken into the product; a `lost` one has to be chosen again. */
type Stage =
  | { stage: "waiting" | "sending" | "cut-off" | "lost" }
  | { stage: "failed"; why: string }
  | { stage: "sent"; address: string };

export type Upload = { id: number; name: string; preview?: string | undefined; progress: number } & Stage;

type Parts = {
  /** What an earlier page was sending. */
  lost?: readonly Pick<Upload, "name" | "preview">[];
  prepare(file: Blob): Promise<PreparedPhoto>;
  send(body: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<string>;
  /** Until the line may be back. */
  pause(attempt: number, signal: AbortSignal): Promise<void>;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The server is busy or was not reached; the same picture will pass later. */
const PASSES = [0, 408, 429, 502, 503, 504];

/** A server that answers so often that it has no time is asked again by the owner only. */
const MOST_REFUSALS = 6;

const FAILED = "Fotoğraf yüklenemedi.";

/** One picture at a time: on a phone's line two would only be slower each. What fails leaves the others alone. */
export function createUploadQueue({ lost = [], prepare, send, pause }: Parts) {
  let uploads: readonly Upload[] = lost.map((photo, at) => ({ ...photo, id: at + 1, progress: 0, stage: "lost" }));
  let lastId = lost.length;
  const inTurn = createSerialQueue();
  const files = new Map<number, File>();
  const ends = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Upload[]) => {
    uploads = next;
    for (const heard of listeners) heard();
  };
  const forget = (ids: readonly number[]) => {
    for (const id of ids) {
      ends.get(id)?.abort();
      ends.delete(id);
      files.delete(id);
    }
    show(uploads.filter(({ id }) => !ids.includes(id)));
  };
  const change = (id: number, stage: Stage, more: Partial<Pick<Upload, "preview" | "progress">> = {}) =>
    show(uploads.map((upload) => (upload.id === id ? { ...plain(upload), ...more, ...stage } : upload)));

  async function upload(id: number) {
    const file = files.get(id);
    if (!file) return forget([id]);
    const end = new AbortController();
    ends.set(id, end);
    change(id, { stage: "sending" }, { progress: 0 });
    try {
      await prepareAndDeliver(id, file, end.signal);
    } catch (unexpected) {
      // Whoever waits for it has to be told, and the log as well.
      change(id, { stage: "failed", why: FAILED });
      throw unexpected;
    } finally {
      ends.delete(id);
    }
  }

  async function prepareAndDeliver(id: number, file: File, signal: AbortSignal) {
    const prepared = await prepare(file);
    if (signal.aborted) return;
    if (!prepared.ok) return change(id, { stage: "failed", why: prepared.why });
    change(id, { stage: "sending" }, { preview: prepared.preview });
    await deliver(id, prepared.body, signal);
  }

  async function deliver(id: number, body: Blob, signal: AbortSignal) {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const onProgress = (progress: number) => !signal.aborted && change(id, { stage: "sending" }, { progress });
        const address = await send(body, signal, onProgress);
        return signal.aborted ? undefined : change(id, { stage: "sent", address }, { progress: 1 });
      } catch (failure) {
        if (signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        if (!isPassing(failure, attempt)) return change(id, { stage: "failed", why: reasonFor(failure) });
        change(id, { stage: "cut-off" }, { progress: 0 });
        await pause(attempt, signal);
      }
    }
  }

  return {
    list: () => uploads,
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    add(chosen: readonly File[]) {
      const added = chosen.map((file): Upload => {
        lastId += 1;
        files.set(lastId, file);
        return { id: lastId, name: file.name, progress: 0, stage: "waiting" };
      });
      show([...uploads, ...added]);
      return Promise.all(added.map(({ id }) => inTurn(() => upload(id))));
    },
    retry(id: number) {
      change(id, { stage: "waiting" }, { progress: 0 });
      return inTurn(() => upload(id));
    },
    /** What was cancelled, or has become a picture of the product. */
    forget,
    close: () => forget(uploads.map(({ id }) => id)),
  };
}

const isPassing = ({ status }: ApiError, attempt: number): boolean =>
  PASSES.includes(status) && !(status === 503 && attempt >= MOST_REFUSALS);

const plain = ({ id, name, preview, progress }: Upload) => ({ id, name, preview, progress });

/** Whether leaving the page would lose something. */
export const isUnderWay = (list: readonly Upload[]): boolean =>
  list.some(({ stage }) => stage !== "failed" && stage !== "lost");

function reasonFor({ status, detail }: ApiError): string {
  if (status === 401) return "Oturumun sona erdi. Yazdıkların duruyor; giriş yapınca yeniden dene.";
  return detail ?? FAILED;
}
