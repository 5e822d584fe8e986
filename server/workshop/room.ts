import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ShopError } from "../../domain/error.ts";
import type { Job, Made } from "./jobs.ts";
import type { Answer, Order } from "./workshop-process.ts";

const PROCESS = fileURLToPath(new URL("./workshop-process.ts", import.meta.url));

export type Room = ReturnType<typeof openRoom>;
type Waiting = { made(made: Made): void; refused(error: unknown): void };

/** The process: from its first order until it is closed, or has ended by itself. */
export function openRoom(onEnd: (room: Room, reason: string) => void) {
  const child = fork(PROCESS, { serialization: "advanced", execArgv: [], env: harmlessSettings() });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | undefined;

  /** Only who waits for a picture keeps the shop alive. */
  function holdWhileWaiting(): void {
    const hold = waiting.size > 0 ? "ref" : "unref";
    child[hold]();
    child.channel?.[hold]();
  }

  child.on("message", (message) => {
    if (!isAnswer(message)) return;
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    holdWhileWaiting();
    if ("made" in message) asker?.made(message.made);
    else if ("refusal" in message) asker?.refused(new ShopError(message.refusal.code, message.refusal.message));
    else asker?.refused(new Error(message.failure));
  });
  child.on("error", (error) => {
    failure = error;
    child.kill("SIGKILL");
    end(error.name);
  });
  child.on("exit", (status, signal) => end(signal ?? `status ${status}`));

  function end(reason: string): void {
    const left = [...waiting.values()];
    waiting.clear();
    for (const { refused } of left) refused(notNow(failure));
    onEnd(room, reason);
  }

  const room = {
    isIdle: () => waiting.size === 0,
    make(job: Job): Promise<Made> {
      const { promise, resolve, reject } = Promise.withResolvers<Made>();
      const order: Order = { id: ++last, job };
      waiting.set(order.id, { made: resolve, refused: reject });
      holdWhileWaiting();
      child.send(order, (error) => {
        if (!error || !waiting.delete(order.id)) return;
        holdWhileWaiting();
        reject(notNow(error));
      });
      return promise;
    },
    async close(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const over = once(child, "exit");
      if (child.connected) child.disconnect();
      await over;
    },
  };
  holdWhileWaiting();
  return room;
}

/** None of the shop's secrets are where strangers' files are read. How memory is taken is settled by whoever starts the shop. */
function harmlessSettings() {
  const names = ["PATH", "HOME", "TMPDIR", ...Object.keys(process.env).filter((name) => name.startsWith("MALLOC_"))];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === "object" && message !== null && "id" in message;

const notNow = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan tekrar dene", { cause, retryAfterSeconds: 5 });
