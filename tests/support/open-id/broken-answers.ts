import type { IncomingMessage, ServerResponse } from "node:http";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const JSON_TYPE = { "Content-Type": "application/json" };

/** A path on this machine that a provider must not make the shop call. */
export const INSIDE = "/inside";

/** Wrong answers of a provider. */
export const BROKEN_ANSWERS: [how: string, answer: Answer][] = [
  ["answers 500", (_, response) => response.writeHead(500, JSON_TYPE).end('{"error":"server_error"}')],
  ["refuses", (_, response) => response.writeHead(401, JSON_TYPE).end('{"error":"invalid_client"}')],
  ["hangs up", (request) => request.socket.destroy()],
  ["breaks off", (_, response) => response.writeHead(200, JSON_TYPE).end('{"issuer":"http://127.0.0.1')],
  ["talks HTML", (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<html>")],
  ["says nothing", (_, response) => response.writeHead(204).end()],
  ["says null", (_, response) => response.writeHead(200, JSON_TYPE).end("null")],
  ["sends ten megabytes", (_, response) => response.writeHead(200, JSON_TYPE).end(`{"a":"${"x".repeat(10_000_000)}"}`)],
  ["sends us to a private address", (_, response) => response.writeHead(302, { Location: INSIDE }).end()],
];

/** Never answers. */
export const silent: Answer = () => {};
