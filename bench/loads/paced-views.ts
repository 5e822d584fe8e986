import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ask } from "../ask.ts";

const order = z.object({ url: z.string(), everyMs: z.number() });

const times: number[] = [];
const views: Promise<void>[] = [];
let isOver = false;

/** Runs as a process of its own: asks for a page at an even pace until it is told to stop, then tells how long each took. */
process.on("message", async (message) => {
  if (message === "stop") {
    isOver = true;
    return;
  }
  const { url, everyMs } = order.parse(message);
  while (!isOver) {
    views.push(view(url));
    await pause(everyMs);
  }
  await Promise.all(views);
  process.send?.(times, () => process.exit(0));
});
process.once("disconnect", () => process.exit(1));

async function view(url: string): Promise<void> {
  const startedAt = performance.now();
  const { status } = await ask(url, { headers: { "Accept-Encoding": "br" } });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  times.push(performance.now() - startedAt);
}
