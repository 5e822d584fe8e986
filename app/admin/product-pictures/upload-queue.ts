import { ApiError } from "../../api-client.ts";
import { createSerialQueue } from "../serial-queue.ts";
import type { PreparedPhoto } from "./prepared-photo.ts";

/** `cut-off` waits for the connection, `sent` waits to be added to the product, `lost` has to be chosen again. */
type Stage =
  | { stage: "waiting" | "sending" | "cut-off" | "lost" }
  | { stage: "failed"; why: string }
  | { stage: "sent"; address: string };

export type Upload = { id: number; name: string; preview?: string | undefined; progress: number } & Stage;

type Parts = {
  /** Uploads that a reload cut off. */
  lost?: readonly Pick<Upload, "name" | "preview">[];
  prepare(file: Blob): Promise<PreparedPhoto>;
  send(body: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<string>;
  /** Waits until the connection may be back. */
  pause(attempt: number, signal: AbortSignal): Promise<void>;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The server is busy or unreachable; the same upload may succeed later. */
const RETRYABLE = [0, 408, 429, 502, 503, 504];

/** After this many answers of a busy server only the owner retries. */
const MAX_BUSY_RETRIES = 6;

const FAILED = "Fotoğraf yüklenemedi.";

/** Uploads one picture at a time, because a phone's connection gains nothing from two. A failure does not stop the others. */
export function createUploadQueue({ lost = [], prepare, send, pause }: Parts) {
  let uploads: readonly Upload[] = lost.map((photo, at) => ({ ...photo, id: at + 1, progress: 0, stage: "lost" }));
  let lastId = lost.length;
  let surplus = 0;
  const enqueue = createSerialQueue();
  const files = new Map<number, File>();
  const cancels = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const forget = (ids: readonly number[]) => {
    for (const id of ids) {
      cancels.get(id)?.abort();
      cancels.delete(id);
      files.delete(id);
    }
    show(uploads.filter(({ id }) => !ids.includes(id)));
  };
  const change = (id: number, stage: Stage, more: Partial<Pick<Upload, "preview" | "progress">> = {}) =>
    show(uploads.map((upload) => (upload.id === id ? { ...withoutStage(upload), ...more, ...stage } : upload)));

  async function upload(id: number) {
    const file = files.get(id);
    if (!file) return forget([id]);
    const cancel = new AbortController();
    cancels.set(id, cancel);
    change(id, { stage: "sending" }, { progress: 0 });
    try {
      await prepareAndDeliver(id, file, cancel.signal);
    } catch (unexpected) {
      // The owner sees the failure, and the error reaches the log.
      change(id, { stage: "failed", why: FAILED });
      throw unexpected;
    } finally {
      cancels.delete(id);
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
        if (!isRetryable(failure, attempt)) return change(id, { stage: "failed", why: reasonFor(failure) });
        change(id, { stage: "cut-off" }, { progress: 0 });
        await pause(attempt, signal);
      }
    }
  }

  return {
    list: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The number of files without room among those that were added last. */
    surplus: () => surplus,
    add(chosen: readonly File[], room = chosen.length) {
      const taken = chosen.slice(0, Math.max(0, room));
      surplus = chosen.length - taken.length;
      const added = taken.map((file): Upload => {
        lastId += 1;
        files.set(lastId, file);
        return { id: lastId, name: file.name, progress: 0, stage: "waiting" };
      });
      show([...uploads, ...added]);
      return Promise.all(added.map(({ id }) => enqueue(() => upload(id))));
    },
    retry(id: number) {
      change(id, { stage: "waiting" }, { progress: 0 });
      return enqueue(() => upload(id));
    },
    /** Removes uploads that were cancelled or added to the product. */
    forget,
    close() {
      surplus = 0;
      forget(uploads.map(({ id }) => id));
    },
  };
}

const isRetryable = ({ status }: ApiError, attempt: number): boolean =>
  RETRYABLE.includes(status) && !(status === 503 && attempt >= MAX_BUSY_RETRIES);

const withoutStage = ({ id, name, preview, progress }: Upload) => ({ id, name, preview, progress });

/** It goes on while the form is closed. */
export const isOnItsWay = ({ stage }: Upload): boolean =>
  stage === "waiting" || stage === "sending" || stage === "cut-off";

/** Whether leaving the page would lose an upload. */
export const isUploading = (list: readonly Upload[]): boolean =>
  list.some(({ stage }) => stage !== "failed" && stage !== "lost");

function reasonFor({ status, detail }: ApiError): string {
  if (status === 401) return "Oturumun sona erdi. Yazdıkların duruyor; giriş yapınca yeniden dene.";
  return detail ?? FAILED;
}
