import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ShopError } from "../../domain/error.ts";
import { pictureUnavailable } from "../pictures/picture-cache.ts";
import type { PictureWork } from "../pictures/pictures.ts";
import type { DrawPoster } from "../share/posters.ts";
import type { DrawIcon, DrawShare } from "../share/share-pictures.ts";

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

/** Makes pictures in a child process (decision 32): no page waits for one, and a crashing decoder does not crash the shop. */
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
    drawPoster: (card) => run("drawPoster", card),
    drawIcon: (name, brand) => run("drawIcon", name, brand),
    close,
  };
}

export type PictureJobs = PictureWork & { drawShare: DrawShare; drawPoster: DrawPoster; drawIcon: DrawIcon };

export type JobRequest = { id: number; kind: keyof PictureJobs; inputs: unknown[] };
export type JobResult<Made> = { id: number } & (
  | { made: Made }
  | { refusal: Pick<ShopError, "code" | "message"> }
  | { failure: string }
);

const PROGRAM = fileURLToPath(new URL("./workshop-process.ts", import.meta.url));

/** Longer than sharp's own timeout, for decoders that ignore that one. The process is then killed. */
const JOB_TIMEOUT_MS = 30_000;

type Child = ReturnType<typeof startChild>;

/** Starts the process that reads and makes pictures. `onEnd` runs when it ends, closed or not. */
function startChild(onEnd: (child: Child, reason: string) => void, timeoutMs = JOB_TIMEOUT_MS) {
  const child = fork(PROGRAM, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Sends bytes as they are, where JSON would write each as a number.
    serialization: "advanced",
    env: environmentWithoutSecrets(),
    execArgv: [],
  });
  const pending = new Map<number, Pick<PromiseWithResolvers<never>, "resolve" | "reject">>();
  let lastId = 0;

  child.on("message", ({ id, ...result }: JobResult<never>) => {
    const request = pending.get(id);
    if ("made" in result) request?.resolve(result.made);
    else if ("refusal" in result) request?.reject(new ShopError(result.refusal.code, result.refusal.message));
    else request?.reject(new Error(result.failure));
  });
  child.on("error", (error) => end(error.name));
  child.on("exit", (status, signal) => end(signal ?? `status ${status}`));

  function end(reason: string): void {
    for (const { reject } of pending.values()) reject(pictureUnavailable(reason));
    onEnd(started, reason);
  }

  const started = {
    isIdle: () => pending.size === 0,
    async run<Made>(kind: JobRequest["kind"], inputs: unknown[]): Promise<Made> {
      // The system may be out of processes; then nothing was started.
      if (!child.connected) throw pictureUnavailable("not connected");
      const id = ++lastId;
      const request = Promise.withResolvers<Made>();
      pending.set(id, request);
      const timeout = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
      const message: JobRequest = { id, kind, inputs };
      child.send(message, (error) => error && request.reject(pictureUnavailable(error)));
      try {
        return await request.promise;
      } finally {
        clearTimeout(timeout);
        pending.delete(id);
      }
    },
    async close(): Promise<void> {
      if (child.kill("SIGKILL")) await once(child, "exit");
    },
  };
  return started;
}

/** The process that reads strangers' files gets no secrets. With one arena, memory that its threads free goes back to the system (decision 32). */
function environmentWithoutSecrets() {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, MALLOC_ARENA_MAX: "1" };
}
