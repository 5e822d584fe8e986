import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../../bench/finding.ts";
import { viewsUntil } from "../../bench/loads/views-until.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";
import { hangUp, openSockets } from "./sockets.ts";

const QUIET_MS = 10_000;
const SLOW_MS = 40_000;
const DRIP_MS = 2000;
const ALLOWED_MS = 50;
/** The limit grows with the time that the same views take without slow clients. */
const TIMES_QUIET = 5;

const HOST = "Host: localhost\r\n";

/** F16: 1,000 clients that never end their headers, 400 that never end their body, 400 that never read, beside visitors. */
export async function bearSlowClients(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447));
  try {
    const quiet = percentile(await viewsUntil(shop, pause(QUIET_MS)), 99);
    const sockets = [
      ...openSockets(shop.port, 1000, drip(`GET / HTTP/1.1\r\n${HOST}X-Slow: `)),
      ...openSockets(
        shop.port,
        400,
        drip(`POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 8000\r\n\r\n`),
      ),
      ...openSockets(shop.port, 400, askWithoutReading),
    ];
    const slow = percentile(await viewsUntil(shop, pause(SLOW_MS)), 99);
    const open = sockets.filter(({ closed }) => !closed).length;
    await hangUp(sockets);
    const holds = slow <= Math.max(ALLOWED_MS, quiet * TIMES_QUIET) && open < sockets.length;
    const figure = `home page's 99th percentile ${slow.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; ${open} of ${sockets.length} still open after ${SLOW_MS / 1000} s`;
    return { holds, figure };
  } finally {
    await shop.stop();
  }
}

const drip = (beginning: string) => (socket: Socket) => {
  socket.write(beginning);
  const drops = setInterval(() => socket.write("a"), DRIP_MS);
  socket.once("close", () => clearInterval(drops));
};

function askWithoutReading(socket: Socket): void {
  socket.pause();
  socket.write(`GET /api/products HTTP/1.1\r\n${HOST}\r\n`);
}
