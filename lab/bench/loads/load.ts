import { connect } from "node:net";
import { z } from "zod";
import { percentile } from "../finding.ts";

const order = z.object({ port: z.number(), path: z.string(), connections: z.number(), seconds: z.number() });
export type Order = z.output<typeof order>;

/** Times are milliseconds. */
export type LoadReport = { requestsPerSecond: number; p50: number; p99: number; failures: number };

/** Runs in a process of its own: keeps every connection busy with one request at a time until the time is over. */
process.once("message", async (message) => {
  const report = await run(order.parse(message));
  process.send?.(report);
});
process.once("disconnect", () => process.exit());

type Tally = { times: number[]; failures: number };

async function run({ port, path, connections, seconds }: Order): Promise<LoadReport> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  const tally: Tally = { times: [], failures: 0 };
  const starts = await Promise.all(Array.from({ length: connections }, () => busyConnection(port, request, tally)));
  const startedAt = performance.now();
  for (const start of starts) start();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - startedAt) / 1000;
  const { times, failures } = tally;
  return {
    requestsPerSecond: times.length / elapsed,
    p50: times.length ? percentile(times, 50) : 0,
    p99: times.length ? percentile(times, 99) : 0,
    failures,
  };
}

/** One buffer for all connections: a new one for every answer would cost more than the request. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** Every answer is as long as the first, so counting bytes finds its end. */
async function busyConnection(port: number, request: Buffer, tally: Tally): Promise<() => void> {
  const connected = Promise.withResolvers<void>();
  const onread = { buffer: shared, callback: (size: number) => receive(size) };
  const socket = connect({ port, host: "localhost", noDelay: true, onread }, connected.resolve);
  let length: number | undefined;
  let received = 0;
  let sentAt = 0;
  const send = () => {
    received = 0;
    sentAt = performance.now();
    socket.write(request);
  };
  const receive = (size: number): boolean => {
    if (received === 0) length = isSuccess(shared) ? (length ?? answerLength(shared.subarray(0, size))) : undefined;
    received += size;
    if (length === undefined || received > length) return fail();
    if (received < length) return true;
    tally.times.push(performance.now() - sentAt);
    send();
    return true;
  };
  const fail = () => {
    tally.failures += 1;
    socket.removeAllListeners().on("error", () => {});
    socket.destroy();
    return false;
  };
  socket.once("error", connected.reject);
  await connected.promise;
  socket.on("error", fail).on("close", fail);
  return send;
}

const isSuccess = (answer: Buffer): boolean => answer.toString("latin1", 9, 12) === "200";

function answerLength(answer: Buffer): number | undefined {
  const end = answer.indexOf("\r\n\r\n");
  const size = /^content-length: (\d+)/im.exec(answer.toString("latin1", 0, end))?.[1];
  return end === -1 || size === undefined ? undefined : end + 4 + Number(size);
}
