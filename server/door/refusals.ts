import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { safestHeaders } from "../http/headers.ts";

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

    statusOf: (error: Error): number => ("code" in error ? STATUS_OF[String(error.code)] : undefined) ?? 400,
  };
}
