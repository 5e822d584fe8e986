import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { get } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { foreignPicture } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const SECONDS = 10;

/** One refusal for everything that fails, so that nobody learns about other machines by it. */
export const unfetched = (cause?: unknown) => new ShopError("invalid", "Bu adresten fotoğraf alınamadı", { cause });

/** Opens a connection; the agent does so to public addresses only, whatever the name resolves to at that moment. */
export type Opener = (url: URL, options: RequestOptions, use: (answer: IncomingMessage) => void) => ClientRequest;

const agent = new RequestFilteringHttpsAgent({ maxSockets: 2 });
const openPublic: Opener = (url, options, use) => get(url, { ...options, agent }, use);

/**
 * The bytes of a picture at a public https address. Whoever can write an address must not reach the shop's own network by it, so each
 * redirect is looked at like the first address, and neither cookies nor the shop's name are sent.
 */
export async function fetchPicture(address: string, open = openPublic): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(SECONDS * 1000);
  try {
    let next = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await request(allowed(next), open, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await bytesOf(answer);
      answer.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) throw unfetched(statusCode);
      next = new URL(headers.location, next).href;
    }
    throw unfetched("too many redirects");
  } catch (error) {
    throw error instanceof ShopError ? error : unfetched(error);
  }
}

/** The rule of a product's pictures, and the port of https alone. */
function allowed(address: string): URL {
  const url = new URL(address);
  if (url.port !== "" || foreignPicture(address) === undefined) throw unfetched("address");
  return url;
}

const request = (url: URL, open: Opener, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { Accept: "image/avif,image/webp,image/*;q=0.8", "User-Agent": "Fiyonk" };
    open(url, { signal, headers }, resolve).on("error", reject);
  });

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  if (Number(answer.headers["content-length"] ?? 0) > MOST_BYTES) throw tooLarge(answer);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge(answer);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(answer: IncomingMessage) {
  answer.destroy();
  return unfetched("too large");
}
