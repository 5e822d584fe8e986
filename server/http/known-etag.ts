import { createHash } from "node:crypto";

/** One mark for all forms of a body, so a weak one. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether who asks has this answer already; weak and strong marks count as one. */
export const isKnownEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === etag ||
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || strong(tag.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, "");
