/** Whether who asks has this answer already; weak and strong marks count as one. */
export const isKnownEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch === etag ||
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || strong(tag.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, "");
