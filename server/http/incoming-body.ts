import { on } from "node:events";
import type { Readable } from "node:stream";

/** Waiting to be taken; what comes after it waits in the connection. */
const WAITING = { highWaterMark: 1, lowWaterMark: 1 };

/** The very bytes that came: a web stream gives out copies, and what they were made of waits to be collected. */
export async function* incomingBody(incoming: Readable): AsyncIterable<Uint8Array> {
  if (incoming.readableEnded) return;
  if (incoming.destroyed) throw incoming.errored ?? new Error("aborted");
  for await (const [piece] of on(incoming, "data", { close: ["end"], ...WAITING })) yield piece;
}
