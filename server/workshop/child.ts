import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ShopError } from "../../domain/error.ts";
import { pictureUnavailable } from "../pictures/picture-failures.ts";
import type { PictureInfo } from "../pictures/pictures.ts";
import type { Job } from "./jobs.ts";
import type { Answer, Order } from "./workshop-process.ts";

const PROCESS = fileURLToPath(new URL("./workshop-process.ts", import.meta.url));

/** Longer than sharp itself gives a picture: a decoder that does not look at the clock is killed. */
const JOB_TIMEOUT_MS = 30_000;

export type Child = ReturnType<typeof startChild>;

/** The process that reads and makes pictures, until it is closed or has ended by itself. */
export function startChild(ended: (child: Child, reason: string) => void, timeoutMs = JOB_TIMEOUT_MS) {
  const child = fork(PROCESS, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: harmlessSettings(),
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<PictureInfo | null>>();
  let lastId = 0;

  child.on("message", ({ id, ...answer }: Answer) => {
    const asker = waiting.get(id);
    if ("about" in answer) asker?.resolve(answer.about);
    else if ("refusal" in answer) asker?.reject(new ShopError(answer.refusal.code, answer.refusal.message));
    else asker?.reject(new Error(answer.failure));
  });
  child.on("error", (error) => end(error.name));
  child.on("exit", (status, signal) => end(signal ?? `status ${status}`));

  function end(reason: string): void {
    for (const { reject } of waiting.values()) reject(pictureUnavailable(reason));
    ended(started, reason);
  }

  const started = {
    isIdle: () => waiting.size === 0,
    async do(job: Job, folder: string): Promise<PictureInfo | null> {
      // Where the system has no more to give, there is nothing to send to.
      if (!child.connected) throw pictureUnavailable("not connected");
      const id = ++lastId;
      const answer = Promise.withResolvers<PictureInfo | null>();
      waiting.set(id, answer);
      const impatience = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
      const order: Order = { id, job, folder };
      child.send(order, (error) => error && answer.reject(pictureUnavailable(error)));
      try {
        return await answer.promise;
      } finally {
        clearTimeout(impatience);
        waiting.delete(id);
      }
    },
    async close(): Promise<void> {
      if (child.kill("SIGKILL")) await once(child, "exit");
    },
  };
  return started;
}

/**
 * None of the shop's secrets are where strangers' files are read. Decoders allocate in threads of their own: with an arena
 * for each, what they free stays with the process (decision 60).
 */
function harmlessSettings() {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, MALLOC_ARENA_MAX: "1" };
}
