import { once } from "node:events";
import { connect } from "node:net";
import { ask } from "../bench/ask.ts";

/** The repeated request of each of the 300 connections; `count` is different every time. */
export type Flood = (shop: { url: string; port: number }, count: number) => Promise<unknown>;

const FLOODER = { "X-Forwarded-For": "10.1.0.1" };

const posts =
  (path: string, body: (count: number) => unknown): Flood =>
  ({ url }, count) =>
    ask(url + path, { method: "POST", headers: FLOODER, body: body(count) });

/** 58 KB, slow to parse as JSON. */
const KEYS = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));

const HALF = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.1.0.1\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{"email":`;

export const KINDS_OF_FLOOD: Record<string, Flood> = {
  searches: ({ url }, count) => ask(`${url}/ara?q=kolye-${count.toString(36)}`, { headers: FLOODER }),
  "empty posts": posts("/api/auth/login", () => ({})),
  keys: posts("/api/auth/register", () => KEYS),
  "no token": ({ url }) => ask(`${url}/api/auth/me`, { headers: FLOODER }),
  "wrong passwords": posts("/api/auth/login", (count) => ({ email: `kimse-${count}@a.example`, password: "yanlis-1" })),
  "half a body": ({ port }) => sayHalf(port),
};

async function sayHalf(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1").on("error", () => socket.destroy());
  socket.resume().once("data", () => socket.destroy());
  const closed = once(socket, "close");
  socket.write(HALF);
  await closed;
}
