import { once } from "node:events";
import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Stands in a request for a number that no other request has. */
export const EVER_NEW = "HERYENI";

/**
 * A way to a shop that believes its proxy: every request comes from an address of its own, so that no limit ends the
 * guessing, and what it is answered is counted.
 */
export async function openCountingDoor(shopPort: number) {
  const counts = new Map<number, number>();
  let asked = 0;
  const server = createServer(async (incoming, outgoing) => {
    asked += 1;
    const number = `${asked}`;
    const body = (await buffer(incoming)).toString().replaceAll(EVER_NEW, number);
    const { "content-length": _, ...sent } = incoming.headers;
    const headers = { ...sent, "x-forwarded-for": addressOf(asked), "content-length": `${Buffer.byteLength(body)}` };
    const { method, url: path = "/" } = incoming;
    const passedOn = request({ port: shopPort, host: "127.0.0.1", method, path, headers, agent: false }, (answer) => {
      const { statusCode = 0 } = answer;
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
      outgoing.writeHead(statusCode, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passedOn.on("error", () => outgoing.destroy()).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return {
    url: `http://localhost:${address.port}`,
    counts: (): ReadonlyMap<number, number> => counts,
    close: () => server.close(),
  };
}

/** Of ever new networks, not only addresses: limits count both. */
const addressOf = (number: number): string => `${11 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}.7`;
