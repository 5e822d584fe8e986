import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "./environment.ts";
import { refusedStatus } from "./request-guard.ts";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export type Door = {
  port: number;
  /** Requests that come earlier wait for it. */
  open(listener: Listener): void;
  /** Finishes what was accepted, for at most `patienceMs`. */
  close(patienceMs: number): Promise<void>;
};

/** Node's own limits are too long for a public shop: 60 s for headers, 300 s for a request, checked every 30 s. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  requireHostHeader: true,
};

/** The port is taken first of all, so that a taken one is known before anything is written. */
export async function openDoor({ port, host }: { port: number; host: string | undefined }): Promise<Door> {
  const opening = Promise.withResolvers<Listener>();
  let listener: Listener = async (incoming, outgoing) => (await opening.promise)(incoming, outgoing);
  const server = createServer(LIMITS, (incoming, outgoing) => {
    const status = refusedStatus(incoming);
    if (status) refuse(outgoing, status);
    else listener(incoming, outgoing);
  });
  server.on("connect", (_, socket) => refuseTunnel(socket));
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: portOf(server),
    open(opened) {
      listener = opened;
      opening.resolve(opened);
    },
    close: (patienceMs) => close(server, patienceMs),
  };
}

export const appListener = (app: Hono<Environment>): Listener =>
  getRequestListener(
    (request, { incoming }) => app.fetch(request, { socketAddress: incoming.socket.remoteAddress ?? "unknown" }),
    { overrideGlobalObjects: false },
  );

/** Node stops handling such a socket, its errors and its end included. */
function refuseTunnel(socket: Duplex) {
  socket.on("error", () => socket.destroy());
  socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n", () => socket.destroy());
}

function refuse(outgoing: ServerResponse, status: number) {
  const body = JSON.stringify({ detail: "İstek okunamadı" });
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", Connection: "close" };
  outgoing.writeHead(status, { ...headers, "X-Content-Type-Options": "nosniff" }).end(body);
}

async function close(server: Server, patienceMs: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const goodbyes = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(goodbyes);
  clearTimeout(impatience);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
