import type { IncomingMessage } from "node:http";
import { type Beacon, PULSE_PATH } from "../../domain/pulse/pulse-beacon.ts";
import { beaconSchema, MAX_BEACON } from "../../domain/pulse/told-beacon.ts";
import type { Listener } from "../door/door.ts";

const EMPTY = ["Cache-Control", "no-store", "Content-Length", "0"];

/**
 * Answers what browsers tell before the queue of requests, so that it takes no slot of a visitor. The answer is the same whatever was told.
 * Of the request only the body and the site that sent it are read: no address, no cookie, no name of the browser.
 */
export const inFrontOfPulse =
  (tell: (beacon: Beacon) => void, rest: Listener): Listener =>
  (incoming, outgoing) => {
    if (incoming.method !== "POST" || incoming.url !== PULSE_PATH) return rest(incoming, outgoing);
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BEACON) chunks.push(chunk);
    });
    incoming.on("end", () => {
      outgoing.writeHead(204, EMPTY).end();
      const beacon = size <= MAX_BEACON && isOwnPage(incoming) ? beaconIn(Buffer.concat(chunks)) : undefined;
      if (beacon) tell(beacon);
    });
    return undefined;
  };

/** Browsers say which site sends. One that does not is old, and is believed. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  ["same-origin", undefined].includes(headers["sec-fetch-site"]?.toString());

function beaconIn(body: Buffer): Beacon | undefined {
  try {
    return beaconSchema.safeParse(JSON.parse(body.toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
