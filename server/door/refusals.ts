import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { codeOf, ShopError } from "../../domain/error.ts";
import { safestHeaders } from "../http/headers.ts";
import type { Refuse } from "../http/problem.ts";
import type { Listener } from "./door.ts";

/** Statuses for Node's own parser errors; every other error is 400. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODY = JSON.stringify({ detail: "İstek okunamadı" });

/** Refuses requests before they reach the app, in the same form as the app's refusals, and closes the connection. */
export function createRefusals(publicUrl: string) {
  const headers = {
    "Content-Type": "application/json",
    ...safestHeaders(publicUrl),
    "Content-Length": `${Buffer.byteLength(BODY)}`,
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

  return {
    refuse(outgoing: ServerResponse, status: number): void {
      outgoing.writeHead(status, headers).end(BODY);
    },

    /** Node no longer handles the errors and the end of such a socket, so this does. */
    refuseOn(socket: Duplex, status: number): void {
      socket.on("error", () => socket.destroy());
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${BODY}`;
      socket.end(answer, () => socket.destroy());
    },

    statusOf: (error: Error): number => STATUS_OF[codeOf(error)] ?? 400,
  };
}

/** Why a balancer should send no visitors here. */
export type NotReady = "start" | "products" | "search" | "leaving" | "damage";

const SENTENCES: Record<NotReady, string> = {
  start: "Dükkân açılıyor",
  products: "Ürünler okunuyor",
  search: "Arama hazırlanıyor",
  leaving: "Dükkân kapanıyor",
  damage: "Veritabanı dosyası bozuk",
};

export const refusedVisitors = (reason: NotReady): ShopError =>
  new ShopError("unavailable", SENTENCES[reason], { retryAfterSeconds: 1 });

/** Shorter than the 20 s after which the door cuts a connection without an answer. */
const TIMEOUT_MS = 15_000;

/** Before the shop is open, health checks are answered at once, and other requests wait. */
export const whileStarting =
  (refuse: Refuse, opening: Promise<Listener>): Listener =>
  async (incoming, outgoing) => {
    if (incoming.url === "/healthz") return outgoing.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
    if (incoming.url === "/readyz") return refuse(refusedVisitors("start"), incoming, outgoing);
    const timeout = new Promise<undefined>(
      (timedOut) => void setTimeout(() => timedOut(undefined), TIMEOUT_MS).unref(),
    );
    const listener = await Promise.race([opening, timeout]);
    return listener ? listener(incoming, outgoing) : refuse(refusedVisitors("start"), incoming, outgoing);
  };
