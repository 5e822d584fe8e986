import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { connect, createServer, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openApp, pagesOf } from "../../tests/support/open-app.ts";
import { appListener } from "../app.ts";
import { type Door, openDoor } from "./door.ts";
import { whileStarting } from "./refusals.ts";

let door: Door;
let origin: string;
beforeAll(async () => {
  const { app } = await openApp({ overrides: { openPages: pagesOf(async () => new Response("page")) } });
  door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(appListener(app, "https://fiyonk.example"));
  origin = `http://127.0.0.1:${door.port}`;
});
afterAll(() => door.close({ timeoutMs: 100 }));

/** Sends bytes that no browser would send. */
async function sendRaw(raw: string): Promise<string> {
  const socket = connect(door.port, "127.0.0.1");
  socket.end(raw);
  return text(socket);
}

const statusOf = async (raw: string) => Number((await sendRaw(raw)).slice(9, 12));

test("a shop that is still starting lives, wants no visitors yet, and lets those who come wait", async () => {
  const starting = await openDoor({ port: 0, host: "127.0.0.1" });
  const ask = (path: string) => fetch(`http://127.0.0.1:${starting.port}${path}`);
  const early = ask("/");
  expect((await ask("/healthz")).status).toBe(200);
  const readiness = await ask("/readyz");
  expect([readiness.status, readiness.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await readiness.json()).toEqual({ detail: "Dükkân açılıyor" });
  starting.open((_, outgoing) => outgoing.end("open"));
  expect([await (await early).text(), await (await ask("/readyz")).text()]).toEqual(["open", "open"]);
  await starting.close({ timeoutMs: 100 });
});

describe("a malformed request is refused, and others are still served", () => {
  test.each([
    ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["a broken host", "GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n", 400],
    ["an absolute form", "GET http://kotu.example/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a second slash", "GET // HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a host in the path", "GET //[ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a lone percent", "GET /% HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["half a letter", "GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a NUL", "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["another version", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", 400],
    ["a star", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a very long address", `GET /${"a".repeat(3000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
    ["very long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("%s", async (_, raw, status) => {
    expect(await statusOf(raw)).toBe(status);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test.each([
    ["a broken host", "GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n"],
    ["a backslash", "GET /urun\\kolye HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("%s is refused with the headers of every answer", async (_, raw) => {
    const output = await sendRaw(raw);
    expect(output).toMatch(/^HTTP\/1.1 400 /);
    for (const name of ["content-security-policy", "strict-transport-security", "x-content-type-options"]) {
      expect(output.toLowerCase()).toContain(`${name}: `);
    }
    expect(output.endsWith('{"detail":"İstek okunamadı"}')).toBe(true);
  });

  test("a lone percent in a query is accepted", async () => {
    expect((await fetch(`${origin}/?utm=%`)).status).toBe(200);
  });

  test("a body of a megabyte is refused, and the next request is answered", async () => {
    for (const path of ["/api/auth/login", "/api/products", "/", "/api/yok"]) {
      const answer = await fetch(origin + path, {
        method: "POST",
        body: "x".repeat(1024 * 1024),
        headers: { "Content-Type": "application/json" },
      });
      expect([401, 404, 405, 413]).toContain(answer.status);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe("the door", () => {
  test("holds early requests until it opens, and finishes accepted ones before it closes", async () => {
    const other = await openDoor({ port: 0, host: "127.0.0.1" });
    const early = fetch(`http://127.0.0.1:${other.port}/`);
    const finish = Promise.withResolvers<void>();
    const accepted = Promise.withResolvers<void>();
    other.open(async (_, outgoing) => {
      accepted.resolve();
      await finish.promise;
      outgoing.end("welcome");
    });
    await accepted.promise;
    const closed = other.close({ timeoutMs: 5000 });
    finish.resolve();
    expect(await (await early).text()).toBe("welcome");
    await closed;
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
  });

  test("cuts requests that exceed its timeout", async () => {
    const other = await openDoor({ port: 0, host: "127.0.0.1" });
    other.open(() => {});
    const never = fetch(`http://127.0.0.1:${other.port}/`);
    const refused = expect(never).rejects.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    await other.close({ timeoutMs: 1 });
    await refused;
  });
});

/** Plays systemd: opens the address, and passes it as descriptor 3 to the program that answers. */
const PROGRAM = `
  const { openDoor } = await import("./server/door/door.ts");
  const door = await openDoor({ port: 1, host: "192.0.2.1", socket: 3 });
  door.open((_, outgoing) => outgoing.end(String(door.port)));
  process.on("SIGTERM", () => door.close({ timeoutMs: 1000 }));
`;

test("a socket that systemd has opened is answered by one shop after the other", async () => {
  const systemd = createServer().listen(0, "127.0.0.1");
  await once(systemd, "listening");
  const address = systemd.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const descriptor = descriptorOf(port);
  const startShop = () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["ignore", "inherit", "inherit", descriptor],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  };
  const visit = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } });
    return { status: answer.status, text: await answer.text() };
  };
  const greeting = { status: 200, text: `${port}` };

  const first = startShop();
  startShop();
  // Its own handle would accept visitors too; the shops have copies of it.
  systemd.close();
  expect(await visit()).toEqual(greeting);
  first.kill("SIGTERM");
  await once(first, "exit");
  expect(await visit()).toEqual(greeting);
});

/** The number of this process's listening socket, which Node does not tell. */
function descriptorOf(port: number): number {
  const hex = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const line = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .find((entry) => entry.includes(` ${hex} 00000000:0000 0A `));
  const inode = line?.trim().split(/\s+/)[9];
  const found = readdirSync("/proc/self/fd").find((name) => linkOf(name) === `socket:[${inode}]`);
  if (found === undefined) throw new Error("the listening socket is not found");
  return Number(found);
}

function linkOf(name: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${name}`);
  } catch {
    return "";
  }
}

test("who comes while the shop starts waits for it, and after fifteen seconds is told so", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const opening = Promise.withResolvers<() => void>();
  const told: string[] = [];
  const listener = whileStarting(({ message }) => void told.push(message), opening.promise);
  const visit = () => {
    const incoming = new IncomingMessage(new Socket());
    return listener(incoming, new ServerResponse(incoming));
  };
  const early = visit();
  vi.advanceTimersByTime(15_000);
  await early;
  const late = visit();
  opening.resolve(() => void told.push("open"));
  await late;
  expect(told).toEqual(["Dükkân açılıyor", "open"]);
});
