import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Answer = {
  status: number;
  /** Names and values in turn, as received. */
  rawHeaders: string[];
  body: Buffer;
  firstByteMs: number;
};

type Options = { method?: string; headers?: OutgoingHttpHeaders; body?: unknown };

const connections = new Agent({ keepAlive: true });

/** Unlike `fetch`, leaves the body compressed and reports the time of the first byte. */
export async function ask(url: string, { method = "GET", headers = {}, body }: Options = {}): Promise<Answer> {
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = request(url, { method, headers: { ...type, ...headers }, agent: connections }, resolve);
  outgoing.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  const incoming = await promise;
  const firstByteMs = performance.now() - startedAt;
  return {
    status: incoming.statusCode ?? 0,
    rawHeaders: incoming.rawHeaders,
    body: await buffer(incoming),
    firstByteMs,
  };
}
