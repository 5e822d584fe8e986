import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { chooseEncoding, type Encoded, type Encoding, encodeAs } from "./encoded.ts";
import { isRead } from "./request-guard.ts";

/** An answer that is ready to send: header lines and body for every encoding. */
export type PageBytes = {
  status: number;
  etag: string;
  size: number;
  variants: Record<Encoding, Variant>;
};

type Variant = { headers: string[]; notModified: string[]; body: Buffer };

/** The memory that a cached answer takes besides its bodies: headers, keys and map entries. */
const OVERHEAD = 4096;

export type PageHeaders = Record<string, string>;

export function pageBytes(encoded: Encoded, headers: PageHeaders, status = 200): PageBytes {
  const { identity, br, gzip } = encoded;
  const etag = weakEtag(identity);
  const shared = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const plain = variantOf(identity, undefined, shared);
  return {
    status,
    etag,
    size: OVERHEAD + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    variants: {
      identity: plain,
      br: br ? variantOf(br, "br", shared) : plain,
      gzip: gzip ? variantOf(gzip, "gzip", shared) : plain,
    },
  };
}

/** Does as little as possible, because nearly every request passes here. */
export function sendPage(page: PageBytes, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const variant = page.variants[chooseEncoding(headers["accept-encoding"])];
  if (isNotModified(page, headers["if-none-match"])) {
    response.writeHead(304, variant.notModified).end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  if (method === "HEAD") response.end();
  else response.end(variant.body);
}

/** Does the same as `sendPage` with a Response, for pages that the app has just rendered. */
export function pageAnswer(page: PageBytes, { method, headers }: Request): Response {
  const variant = page.variants[chooseEncoding(headers.get("Accept-Encoding") ?? undefined)];
  if (isNotModified(page, headers.get("If-None-Match"))) {
    return new Response(null, { status: 304, headers: pairsOf(variant.notModified) });
  }
  const isEmpty = method === "HEAD" || variant.body.length === 0;
  return new Response(isEmpty ? null : new Uint8Array(variant.body), {
    status: page.status,
    headers: pairsOf(variant.headers),
  });
}

const isNotModified = ({ status, etag }: PageBytes, ifNoneMatch: string | null | undefined): boolean =>
  status === 200 && isKnownEtag(ifNoneMatch, etag);

const pairsOf = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : []));

function variantOf(body: Buffer, encoding: string | undefined, shared: PageHeaders): Variant {
  const { "Content-Type": type, ...rest } = shared;
  const typed = type ? { "Content-Type": type } : {};
  const coding = encoding ? { "Content-Encoding": encoding } : {};
  return {
    body,
    headers: Object.entries({ ...typed, ...coding, "Content-Length": `${body.length}`, ...rest }).flat(),
    notModified: Object.entries(rest).flat(),
  };
}

/** The ETag is weak because all encodings of a body share it. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether the client has this answer already; weak and strong ETags match. */
export const isKnownEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === etag ||
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || strong(tag.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, "");

/** The types that are compressed. CSV is not one of them: the table of all orders is streamed, and compressing would hold it whole in memory. */
const TEXT = /^(?:text\/(?!csv)|application\/(?:json|xml|manifest\+json))/;
const MIN_BYTES = 1024;

/** Never compressed: the length of a compressed answer that mixes a secret with an attacker's text reveals the secret (BREACH). */
const PRIVATE = "/api/auth/";

/** Compresses answers that are not in the page cache, and answers 304 to a client that has the same answer already. */
export const compressedAnswers = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { req, res } = context;
  const { status, headers } = res;
  // Cached pages are compressed already (page-bytes.ts).
  if (headers.has("ETag")) return;
  const isText = TEXT.test(headers.get("Content-Type") ?? "");
  if (!isRead(req.method) || status === 304 || !isText || req.path.startsWith(PRIVATE)) return;
  const identity = Buffer.from(await res.arrayBuffer());
  const answer = new Headers(headers);
  answer.append("Vary", "Accept-Encoding");
  const encoding = identity.length < MIN_BYTES ? "identity" : chooseEncoding(req.header("Accept-Encoding"));
  const body = await encodeAs(encoding, identity);
  if (body !== identity) answer.set("Content-Encoding", encoding);
  if (status === 200 && headers.get("Cache-Control") === "no-cache") answer.set("ETag", weakEtag(identity));
  const isKnown = answer.has("ETag") && isKnownEtag(req.header("If-None-Match"), answer.get("ETag") ?? "");
  context.res = isKnown
    ? new Response(null, { status: 304, headers: answer })
    : new Response(new Uint8Array(body), { status, headers: answer });
};
