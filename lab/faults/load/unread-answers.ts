import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../../bench/finding.ts";
import { viewsUntil } from "../../bench/loads/views-until.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";
import { hangUp, openSockets } from "./sockets.ts";

const SOCKETS = 1000;
const REQUESTS = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400);
const QUIET_MS = 5000;
const FLOOD_MS = 30_000;
const WATCH_EVERY_MS = 50;
const MOST_MB = 150;
const SLOWEST_MS = 250;

/** L1: 400 requests in one packet on each of 1,000 connections whose answers are not read. */
export async function bearUnreadAnswers(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447));
  try {
    await viewsUntil(shop, pause(QUIET_MS));
    const before = shop.memoryMb();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, shop.memoryMb());
    }, WATCH_EVERY_MS);
    const sockets = openSockets(shop.port, SOCKETS, (socket) => {
      socket.write(REQUESTS);
      // A client that does not read notices a closed connection only by writing.
      setTimeout(() => socket.resume(), FLOOD_MS / 2);
    }).map((socket) => socket.pause());
    const slow = percentile(await viewsUntil(shop, pause(FLOOD_MS)), 99);
    clearInterval(watch);
    const open = sockets.filter(({ closed }) => !closed).length;
    await hangUp(sockets);
    return {
      holds: most - before < MOST_MB && slow < SLOWEST_MS && open === 0,
      figure: `${(most - before).toFixed()} MB more, home page's 99th percentile ${slow.toFixed(1)} ms, ${open} of ${SOCKETS} still open`,
    };
  } finally {
    await shop.stop();
  }
}
