import { connect, type Socket } from "node:net";
import { z } from "zod";
import { percentile } from "./finding.ts";

const order = z.object({ port: z.number(), path: z.string(), connections: z.number(), seconds: z.number() });
export type Order = z.output<typeof order>;

/** Times are milliseconds. */
export type LoadReport = { requestsPerSecond: number; p50: number; p99: number; failures: number };

/** Runs as a process of its own: keeps every connection busy with one request at a time until the time is over. */
process.once("message", async (message) => {
  const report = await run(order.parse(message));
  process.send?.(report, () => process.exit(0));
});
process.once("disconnect", () => process.exit(1));

async function run({ port, path, connections, seconds }: Order): Promise<LoadReport> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const times: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  for (const socket of sockets) {
    keepBusy(
      socket,
      request,
      (ms) => times.push(ms),
      () => {
        failures += 1;
      },
    );
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - startedAt) / 1000;
  const done = times.length;
  for (const socket of sockets)
    socket
      .removeAllListeners()
      .on("error", () => {})
      .destroy();
  return {
    requestsPerSecond: done / elapsed,
    p50: done ? percentile(times, 50) : 0,
    p99: done ? percentile(times, 99) : 0,
    failures,
  };
}

function opened(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ port, host: "localhost", noDelay: true }, () => resolve(socket));
  socket.once("error", reject);
  return promise;
}

/** Every answer has the length of the first, so its end is found by counting. */
function keepBusy(socket: Socket, request: Buffer, onAnswer: (ms: number) => void, onFailure: () => void) {
  let length: number | undefined;
  let received = 0;
  let sentAt = 0;
  const send = () => {
    received = 0;
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on("data", (chunk) => {
    if (received === 0) {
      if (!isSuccess(chunk)) return fail();
      length ??= answerLength(chunk);
    }
    received += chunk.length;
    if (length === undefined || received > length) return fail();
    if (received < length) return;
    onAnswer(performance.now() - sentAt);
    send();
  });
  const fail = () => {
    onFailure();
    socket
      .removeAllListeners()
      .on("error", () => {})
      .destroy();
  };
  socket.on("error", fail).on("close", fail);
  send();
}

const isSuccess = (chunk: Buffer): boolean => chunk.toString("latin1", 9, 12) === "200";

function answerLength(chunk: Buffer): number | undefined {
  const end = chunk.indexOf("\r\n\r\n");
  const size = /^content-length: (\d+)/im.exec(chunk.toString("latin1", 0, end))?.[1];
  return end === -1 || size === undefined ? undefined : end + 4 + Number(size);
}
