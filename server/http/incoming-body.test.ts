import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { incomingBody } from "./incoming-body.ts";

let server: Server;
afterEach(() => void server.close().closeAllConnections());

/** A request as it has arrived, and the socket of who sends it. */
async function receive(sent: string): Promise<{ incoming: IncomingMessage; sender: ReturnType<typeof connect> }> {
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const asked = once(server, "request");
  const { port } = server.address() as AddressInfo;
  const sender = connect(port, "127.0.0.1").on("error", () => {});
  sender.write(sent);
  const [incoming] = await asked;
  return { incoming, sender };
}

const headOf = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const LARGE = 8 * 1024 * 1024;

async function lengthOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const piece of body) length += piece.byteLength;
  return length;
}

describe("a body as it comes", () => {
  test("comes whole, and is not read before somebody asks nor faster than she takes it", async () => {
    const { incoming, sender } = await receive(headOf(LARGE));
    const sent = new Promise<void>((resolve) => sender.write(Buffer.alloc(LARGE), () => resolve()));
    const body = incomingBody(incoming)[Symbol.asyncIterator]();
    const first = await body.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(incoming.readableLength + (first.value?.byteLength ?? 0)).toBeLessThan(LARGE / 8);
    let length = first.value?.byteLength ?? 0;
    for await (const piece of { [Symbol.asyncIterator]: () => body }) length += piece.byteLength;
    expect(length).toBe(LARGE);
    await sent;
  });

  test("of nothing is nothing, also the second time", async () => {
    const { incoming } = await receive(headOf(0));
    expect([await lengthOf(incomingBody(incoming)), await lengthOf(incomingBody(incoming))]).toEqual([0, 0]);
  });

  test("that is cut off half way fails, whether somebody reads it then or later", async () => {
    const { incoming, sender } = await receive(`${headOf(LARGE)}half of it`);
    const reading = lengthOf(incomingBody(incoming));
    const over = new Promise((resolve) => incoming.once("close", resolve));
    sender.destroy();
    await expect(reading).rejects.toThrow();
    await over;
    await expect(lengthOf(incomingBody(incoming))).rejects.toThrow();
  });
});
