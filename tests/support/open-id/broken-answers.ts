import type { IncomingMessage, ServerResponse } from "node:http";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const JSON_TYPE = { "Content-Type": "application/json" };

/** On this machine, where a provider from outside has no business. */
export const INSIDE = "/inside";

/** What an address of a provider may answer instead of what it should. */
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

/** Says nothing for as long as anybody waits. */
export const silent: Answer = () => {};
