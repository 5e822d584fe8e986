import type { MiddlewareHandler } from "hono";
import { chooseEncoding, encodeAs } from "./encoded.ts";
import { isKnownEtag, weakEtag } from "./page-bytes.ts";
import { isRead } from "./request-guard.ts";

/** A table of all orders is no such text: it is sent while it is read, and would be held here whole. */
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
