import { createHash } from "node:crypto";

/** The ETag is weak because all encodings of a body share it. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether the client has this answer already; weak and strong ETags match. */
export const isKnownEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === etag ||
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || strong(tag.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, "");
