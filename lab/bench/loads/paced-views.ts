import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ask } from "../ask.ts";

const order = z.object({ url: z.string(), everyMs: z.number(), from: z.string().optional() });

/** `from` is the visitor's address, sent as `X-Forwarded-For`. */
export type PacedViews = z.output<typeof order>;

let isOver = false;

/** Runs in a process of its own: views at an even pace until `stop`, then sends the duration of each and waits to be let go. */
process.on("message", async (message) => {
  if (message === "stop") {
    isOver = true;
    return;
  }
  const { url, everyMs, from } = order.parse(message);
  const headers = { "Accept-Encoding": "br", ...(from && { "X-Forwarded-For": from }) };
  const times: number[] = [];
  let failed = 0;
  const view = async () => {
    const askedAt = performance.now();
    const answer = await ask(url, { headers }).catch(() => undefined);
    if (answer?.status === 200) times.push(performance.now() - askedAt);
    else failed += 1;
  };
  const views: Promise<void>[] = [];
  while (!isOver) {
    views.push(view());
    await pause(everyMs);
  }
  await Promise.all(views);
  process.send?.({ times, failed });
});
process.once("disconnect", () => process.exit());
