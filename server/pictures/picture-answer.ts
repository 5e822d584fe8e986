import { isKnownEtag } from "../http/known-etag.ts";

/**
 * A picture's address changes with its content, so browsers may cache it forever. `nosniff` keeps its bytes from being
 * read as anything but a picture.
 */
export function pictureAnswer(request: Request, name: string, type: string, bytes: Uint8Array): Response {
  const etag = `"${name}"`;
  const headers = new Headers({
    "cache-control": "public, max-age=31536000, immutable",
    // Pictures are public. `same-origin` would block them in a shop that is opened as 127.0.0.1 while PUBLIC_URL says localhost.
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (isKnownEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", type);
  headers.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}
