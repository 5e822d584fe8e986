import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/ask.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { hangUp, openSockets } from "./sockets.ts";

const IDLE = 5000;
const DESCRIPTORS = 256;
const FREE_AGAIN_MS = 10_000;

/** F17: many more connections than file descriptors. The process survives and serves visitors again afterwards. */
export async function bearIdleConnections({ signal }: Tools): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).demoShop());
  try {
    execFileSync("prlimit", [`--pid=${shop.pid}`, `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`]);
    const sockets = openSockets(shop.port, IDLE, (socket) =>
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    );
    await pause(10_000);
    const open = sockets.filter(({ closed, pending }) => !closed && !pending).length;
    await hangUp(sockets);
    const freedAt = performance.now();
    while (!signal.aborted && !(await isOpen(shop.url))) await pause(100);
    const waitedMs = performance.now() - freedAt;
    const figure = `${open} of ${IDLE} connected with ${DESCRIPTORS} descriptors; a visitor again after ${Math.round(waitedMs)} ms`;
    return { holds: waitedMs < FREE_AGAIN_MS, figure };
  } finally {
    await shop.stop();
  }
}

const isOpen = async (url: string): Promise<boolean> => {
  const answer = await ask(`${url}/`).catch(() => undefined);
  return answer?.status === 200;
};
