import { createHash } from "node:crypto";
import type { IsKnown } from "./known-scripts.ts";

/** Inline scripts that a browser runs; JSON-LD for search engines is data. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

export const scriptsInside = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);

type Allowed = { ownOrigin: string; style: string; isKnown: IsKnown; isPanel: boolean };

/**
 * Computes the policy of a finished page from hashes of its known scripts, not from a nonce, so that the page can be cached (spec §10
 * published). An unknown script may be injected: it is not allowed, but counted.
 */
export function pagePolicy(html: string, { ownOrigin, style, isKnown, isPanel }: Allowed) {
  const scripts = scriptsInside(html);
  const known = scripts.filter(isKnown);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(known)}`,
    `style-src 'self' ${hashes([style])}`,
    `img-src 'self' data: https:${ownOrigin.startsWith("https:") ? "" : ` ${ownOrigin}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A worker needs the second one (app/admin/shared/panel-worker.ts), so visitors' pages can start none.
    isPanel ? "trusted-types default panel-worker" : "trusted-types default",
  ].join("; ");
  return { policy, unknownScripts: scripts.length - known.length };
}

const hashes = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))].join(" ");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
