import { spawn } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { ShopError } from "../../domain/error.ts";
import type { Pieces } from "../http/bounded-body.ts";
import { openBelt } from "./belt.ts";
import type { Job, Made } from "./jobs.ts";
import type { Answer, Order } from "./workshop-process.ts";

const PROCESS = fileURLToPath(new URL("./workshop-process.ts", import.meta.url));

export type Room = ReturnType<typeof openRoom>;
type Waiting = { made(made: Made): void; refused(error: unknown): void };

/** The process: from its first order until it is closed, or has ended by itself. */
export function openRoom(onEnd: (room: Room, reason: string) => void) {
  const child = spawn(process.execPath, [PROCESS], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    env: harmlessSettings(),
  });
  const pipe = pipeOf(child.stdio?.[3]);
  /** Of each order that has begun: who waits for what is made of it, once that has been said. */
  const orders = new Map<number, Waiting | undefined>();
  let last = 0;
  let failure: Error | undefined;

  const belt = openBelt<Answer>(pipe, (id, answer, bytes) => {
    const asker = orders.get(id);
    over(id);
    if ("made" in answer) asker?.made(answer.made ? { ...answer.made, bytes } : bytes);
    else if ("refusal" in answer) asker?.refused(new ShopError(answer.refusal.code, answer.refusal.message));
    else asker?.refused(new Error(answer.failure));
  });

  child.on("error", fail);
  pipe.on("error", fail);
  child.on("exit", (status, signal) => end(signal ?? `status ${status}`));

  /** Only who has given an order keeps the shop alive. */
  function holdWhileOrdered(): void {
    const hold = orders.size > 0 ? "ref" : "unref";
    child[hold]();
    pipe[hold]();
  }

  function over(id: number): void {
    orders.delete(id);
    holdWhileOrdered();
  }

  function fail(error: Error): void {
    failure ??= error;
    if (!child.kill("SIGKILL")) end(error.name);
  }

  function end(reason: string): void {
    const left = [...orders.values()];
    orders.clear();
    pipe.destroy();
    for (const waiting of left) waiting?.refused(notNow(failure));
    onEnd(room, reason);
  }

  /** One piece of work: what it needs is brought, then it is said what to make of it. */
  function begin() {
    const id = ++last;
    orders.set(id, undefined);
    holdWhileOrdered();
    return {
      async bring(most: number, pieces: Pieces): Promise<void> {
        try {
          await belt.bring(id, most, pieces);
        } catch (error) {
          throw pipe.destroyed ? notNow(error) : error;
        }
      },
      make(job: Job): Promise<Made> {
        const { promise, resolve, reject } = Promise.withResolvers<Made>();
        orders.set(id, { made: resolve, refused: reject });
        say(id, job).catch((cause: unknown) => {
          over(id);
          reject(notNow(cause));
        });
        return promise;
      },
      /** What was brought does not lie there any longer. */
      leave(): void {
        if (!orders.has(id)) return;
        over(id);
        // Where the process has ended, so has what lay there.
        say(id, { what: "drop" }).catch(() => {});
      },
    };
  }

  const say = (id: number, order: Order) => belt.say(id, order);

  const room = {
    isIdle: () => orders.size === 0,
    begin,
    async close(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const gone = once(child, "exit");
      pipe.destroy();
      await gone;
    },
  };
  holdWhileOrdered();
  return room;
}

/** Where the system has no more to give, there is one that nothing goes through. */
const pipeOf = (end: unknown): Socket => (end instanceof Socket ? end : new Socket().destroy());

/** None of the shop's secrets are where strangers' files are read. How memory is taken is settled by whoever starts the shop. */
function harmlessSettings() {
  const names = ["PATH", "HOME", "TMPDIR", ...Object.keys(process.env).filter((name) => name.startsWith("MALLOC_"))];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

const notNow = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan tekrar dene", { cause, retryAfterSeconds: 5 });
