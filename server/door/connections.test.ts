import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Door, type Listener, openDoor } from "./door.ts";

const doors: Door[] = [];
afterEach(() => Promise.all(doors.splice(0).map((door) => door.close({ timeoutMs: 1 }))));

async function openDoorTo(listener: Listener): Promise<Door> {
  const door = await openDoor({ port: 0, host: "127.0.0.1", publicUrl: "https://fiyonk.example" });
  doors.push(door);
  door.open(listener);
  return door;
}

async function connectTo({ port }: Door): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket.on("error", () => {});
}

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

describe("one connection", () => {
  test("may have sixteen pending requests, which are answered one after the other", async () => {
    let requested = 0;
    let answered = 0;
    const door = await openDoorTo((_, outgoing) => {
      expect(requested).toBe(answered);
      requested += 1;
      setImmediate(() => {
        answered += 1;
        outgoing.end(`<${answered}>`);
      });
    });
    const socket = await connectTo(door);
    socket.write(`${REQUEST.repeat(15)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const output = await text(socket);
    expect([...output.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
  });

  test("with hundreds of requests at once is cut, only the first request is handled, and the rest is not parsed", async () => {
    let requested = 0;
    let parsed = 0;
    const count = () => {
      parsed += 1;
    };
    subscribe("http.server.request.start", count);
    onTestFinished(() => void unsubscribe("http.server.request.start", count));
    const door = await openDoorTo(() => {
      requested += 1;
    });
    const socket = await connectTo(door);
    const cut = once(socket, "close");
    socket.write(REQUEST.repeat(400));
    await cut;
    expect(requested).toBe(1);
    expect(parsed).toBeLessThan(20);
  });
});

test("a thousand requests may wait for earlier answers of their connections, and one of more is cut", async () => {
  const answers: ServerResponse[] = [];
  const door = await openDoorTo((_, outgoing) => void answers.push(outgoing));
  const connectWith = async (requests: number) => {
    const socket = await connectTo(door);
    socket.write(REQUEST.repeat(requests));
    return socket;
  };
  const open = Array.from({ length: 100 }, () => connectWith(11));
  await vi.waitFor(() => expect(answers).toHaveLength(100));
  const oneMore = await connectWith(2);
  await once(oneMore, "close");
  expect(door.stats().connections).toBe(100);
  const alone = await connectWith(1);
  await vi.waitFor(() => expect(answers).toHaveLength(102));
  for (const socket of await Promise.all(open)) socket.destroy();
  alone.destroy();
  await vi.waitFor(() => expect(door.stats().connections).toBe(0));
  const next = await connectWith(2);
  await vi.waitFor(() => expect(answers).toHaveLength(103));
  answers.at(-1)?.end("a");
  await vi.waitFor(() => expect(answers).toHaveLength(104));
  next.destroy();
});

describe("a closing door", () => {
  test("still serves new requests while it drains, and closes each connection after its answer", async () => {
    const door = await openDoorTo((_, outgoing) => outgoing.end("welcome"));
    const socket = await connectTo(door);
    const closed = door.close({ openMs: 300, timeoutMs: 5000 });
    const late = await fetch(`http://127.0.0.1:${door.port}/`);
    expect([await late.text(), late.headers.get("Connection")]).toEqual(["welcome", "close"]);
    socket.write(REQUEST);
    expect(await text(socket)).toMatch(/connection: close[\s\S]*welcome$/i);
    await closed;
    await expect(fetch(`http://127.0.0.1:${door.port}/`)).rejects.toThrow();
  });

  test("keeps a connection whose answer had begun before, since that answer could not announce the close", async () => {
    const finish = Promise.withResolvers<void>();
    const door = await openDoorTo(async ({ url }, outgoing) => {
      outgoing.flushHeaders();
      if (url === "/begun") await finish.promise;
      outgoing.end("welcome");
    });
    const socket = await connectTo(door);
    const begun = once(socket, "data");
    socket.write("GET /begun HTTP/1.1\r\nHost: a\r\n\r\n");
    await begun;
    const closed = door.close({ openMs: 300, timeoutMs: 5000 });
    const ended = once(socket, "data");
    finish.resolve();
    await ended;
    socket.write(REQUEST);
    expect(await text(socket)).toMatch(/connection: close[\s\S]*welcome/i);
    await closed;
  });

  test("sends a large answer completely to a slow client", async () => {
    const large = Buffer.alloc(8 * 1024 * 1024, "a");
    const door = await openDoorTo((_, outgoing) => outgoing.end(large));
    const socket = await connectTo(door);
    socket.pause();
    socket.write(REQUEST);
    await pause(50);
    const closed = door.close({ timeoutMs: 20_000 });
    await pause(50);
    const output = await text(socket);
    expect(output.length - output.indexOf("\r\n\r\n") - 4).toBe(large.length);
    await closed;
  });
});

describe("a request that Node refuses by itself", () => {
  test.each([
    ["half a request line", "GET\r\n\r\n", 400],
    ["headers too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n", 417],
    ["a tunnel", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ])("%s is answered with the headers of every answer", async (_, raw, status) => {
    const door = await openDoorTo((_, outgoing) => outgoing.end("welcome"));
    const socket = await connectTo(door);
    socket.end(raw);
    const output = await text(socket);
    expect(output).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of [
      "Content-Security-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "X-Frame-Options",
    ]) {
      expect(output).toContain(`${name}: `);
    }
    expect(output.endsWith('{"detail":"İstek okunamadı"}')).toBe(true);
  });
});
