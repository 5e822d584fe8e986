import { request } from "node:http";
import { addressOf } from "./sockets.ts";

/** The status that visitor of so many is answered, from an address and on a connection of its own; 0 for none. */
export async function visit(port: number, number: number, path: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const place = { port, host: "127.0.0.1", localAddress: addressOf(number), agent: false };
  request({ ...place, path, headers: { "Accept-Encoding": "br" } }, (incoming) => {
    incoming.on("error", () => resolve(0)).on("end", () => resolve(incoming.statusCode ?? 0));
    incoming.resume();
  })
    .on("error", () => resolve(0))
    .end();
  return promise;
}
