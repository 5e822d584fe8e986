import { isKnownEtag } from "../http/known-etag.ts";

/**
 * A picture's address changes with its content, so it may be kept for good. It holds pixels and is served as nothing
 * else, so it can only be shown, by itself or in a page.
 */
export function pictureAnswer(request: Request, name: string, type: string, bytes: Uint8Array): Response {
  const etag = `"${name}"`;
  const headers = new Headers({
    "cache-control": "public, max-age=31536000, immutable",
    // Public and the same for everybody. A stricter word would hide pictures from a shop opened as 127.0.0.1 whose address says localhost.
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (isKnownEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", type);
  headers.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}
