import { createHash } from "node:crypto";
import type { IsKnown } from "./known-scripts.ts";

/** Only what a browser would run: data for search engines is none of the policy's business. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

export const scriptsInside = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);

type Ours = { ownOrigin: string; style: string; isKnown: IsKnown };

/**
 * No nonce: what is allowed follows from the finished HTML, so a page kept for later needs no change (spec §10 published).
 * Allowed is what is ours and stands there; what else stands there was put in by somebody, and is counted.
 */
export function pagePolicy(html: string, { ownOrigin, style, isKnown }: Ours) {
  const scripts = scriptsInside(html);
  const known = scripts.filter(isKnown);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(known)}`,
    `style-src 'self' ${hashes([style])}`,
    `img-src 'self' data: https: ${ownOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
  return { policy, unknownScripts: scripts.length - known.length };
}

const hashes = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))].join(" ");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
