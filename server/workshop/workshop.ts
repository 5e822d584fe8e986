import { type Child, type JobRequest, type PictureJobs, startChild } from "./child.ts";

export type Workshop = PictureJobs & {
  /** Ends the process; requests that still wait for a picture fail. */
  close(): Promise<void>;
};

type Parts = {
  warn(event: string, fields: { reason: string }): void;
  idleMs?: number;
  timeoutMs?: number;
};

/** After this time without a job the process ends and frees its memory. */
const IDLE_MS = 60_000;

/**
 * Reads and makes pictures in a child process (decision 32), so that no page waits for a picture and a file that crashes its
 * decoder does not crash the shop.
 */
export function openWorkshop({ warn, idleMs = IDLE_MS, timeoutMs }: Parts): Workshop {
  let child: Child | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  async function run<Made>(kind: JobRequest["kind"], ...inputs: unknown[]): Promise<Made> {
    clearTimeout(idleTimer);
    child ??= startChild(handleEnd, timeoutMs);
    try {
      return await child.run<Made>(kind, inputs);
    } finally {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(closeIfIdle, idleMs).unref();
    }
  }

  function handleEnd(ended: Child, reason: string): void {
    if (child !== ended) return;
    child = undefined;
    warn("workshop_ended", { reason });
  }

  function closeIfIdle(): void {
    if (child?.isIdle()) void close();
  }

  /** Also waits for a process that is ending because it was idle. */
  async function close(): Promise<void> {
    clearTimeout(idleTimer);
    ended = Promise.all([ended, child?.close()]);
    child = undefined;
    await ended;
  }

  return {
    reEncode: (upload) => run("reEncode", upload),
    cutPicture: (original, cut) => run("cutPicture", original, cut),
    encodePicture: (bytes, size) => run("encodePicture", bytes, size),
    drawShare: (card) => run("drawShare", card),
    close,
  };
}
