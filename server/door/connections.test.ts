import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { type Door, type Listener, openDoor } from "./door.ts";

const doors: Door[] = [];
afterEach(() => Promise.all(doors.splice(0).map((door) => door.close({ patienceMs: 1 }))));

async function doorTo(listener: Listener): Promise<Door> {
  const door = await openDoor({ port: 0, host: "127.0.0.1", publicUrl: "https://fiyonk.example" });
  doors.push(door);
  door.open(listener);
  return door;
}

async function comeIn({ port }: Door): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket.on("error", () => {});
}

const ASKED = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

describe("one connection", () => {
  test("may have sixteen requests under way, which are answered one after the other", async () => {
    let [asked, answered] = [0, 0];
    const door = await doorTo((_, outgoing) => {
      expect(asked).toBe(answered);
      asked += 1;
      setImmediate(() => {
        answered += 1;
        outgoing.end(`<${answered}>`);
      });
    });
    const socket = await comeIn(door);
    socket.write(`${ASKED.repeat(15)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const said = await text(socket);
    expect([...said.matchAll(/<(\d+)>/g)].map(([, turn]) => Number(turn))).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
  });

  test("that asks for hundreds without reading is cut, and only its first has cost anything", async () => {
    let asked = 0;
    const door = await doorTo(() => {
      asked += 1;
    });
    const socket = await comeIn(door);
    const cut = once(socket, "close");
    socket.write(ASKED.repeat(400));
    await cut;
    expect(asked).toBe(1);
  });

  test("that has not asked yet goes with one of its site that floods the shop", async () => {
    const door = await doorTo((_, outgoing) => outgoing.end("welcome"));
    const [rude, silent] = [await comeIn(door), await comeIn(door)];
    const cut = Promise.all([once(rude.resume(), "close"), once(silent.resume(), "close")]);
    rude.write(ASKED.repeat(400));
    await cut;
    await expect(fetch(`http://127.0.0.1:${door.port}/`)).rejects.toThrow();
  });
});

describe("leaving", () => {
  test("who comes meanwhile is still served, with the last answer of the connection", async () => {
    const door = await doorTo((_, outgoing) => outgoing.end("welcome"));
    const socket = await comeIn(door);
    const closed = door.close({ openMs: 300, patienceMs: 5000 });
    const late = await fetch(`http://127.0.0.1:${door.port}/`);
    expect([await late.text(), late.headers.get("Connection")]).toEqual(["welcome", "close"]);
    socket.write(ASKED);
    expect(await text(socket)).toMatch(/connection: close[\s\S]*welcome$/i);
    await closed;
    await expect(fetch(`http://127.0.0.1:${door.port}/`)).rejects.toThrow();
  });

  test("an answer that had begun before does not end its connection: whoever was not told may ask once more", async () => {
    const finish = Promise.withResolvers<void>();
    const door = await doorTo(async ({ url }, outgoing) => {
      outgoing.flushHeaders();
      if (url === "/begun") await finish.promise;
      outgoing.end("welcome");
    });
    const socket = await comeIn(door);
    const begun = once(socket, "data");
    socket.write("GET /begun HTTP/1.1\r\nHost: a\r\n\r\n");
    await begun;
    const closed = door.close({ openMs: 300, patienceMs: 5000 });
    const ended = once(socket, "data");
    finish.resolve();
    await ended;
    socket.write(ASKED);
    expect(await text(socket)).toMatch(/connection: close[\s\S]*welcome/i);
    await closed;
  });

  test("a large answer that is read slowly is read whole", async () => {
    const large = Buffer.alloc(8 * 1024 * 1024, "a");
    const door = await doorTo((_, outgoing) => outgoing.end(large));
    const socket = await comeIn(door);
    socket.pause();
    socket.write(ASKED);
    await pause(50);
    const closed = door.close({ patienceMs: 20_000 });
    await pause(50);
    const said = await text(socket);
    expect(said.length - said.indexOf("\r\n\r\n") - 4).toBe(large.length);
    await closed;
  });
});

describe("what Node refuses by itself", () => {
  test.each([
    ["half a request line", "GET\r\n\r\n", 400],
    ["headers too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n", 417],
    ["a tunnel", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ])("%s has the headers of every answer", async (_, raw, status) => {
    const door = await doorTo((_, outgoing) => outgoing.end("welcome"));
    const socket = await comeIn(door);
    socket.end(raw);
    const said = await text(socket);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of [
      "Content-Security-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "X-Frame-Options",
    ]) {
      expect(said).toContain(`${name}: `);
    }
    expect(said.endsWith('{"detail":"İstek okunamadı"}')).toBe(true);
  });
});
