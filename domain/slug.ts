import { fold } from "./turkish.ts";

const MAX_SLUG = 80;

/** `Kalpli Işık` becomes `kalpli-isik`. A slug is never empty, so that every product has an address. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, "");
  return slug || "urun";
}

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
