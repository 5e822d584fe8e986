import { createHash } from "node:crypto";
import type { PageServices } from "../../app/context.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log.ts";
import { outageReason } from "../outage-reason.ts";
import { type StyleSheet, withLateScripts, withStyles } from "./first-view.ts";

export type Render = (request: Request, services: PageServices) => Promise<Response>;

type Parts = { styleSheet: StyleSheet; earlyScript: string; log: Pick<Log, "warn" | "error"> };

/** Pages as a browser may have them: rendered whole, styles inside, and a policy that allows exactly what they hold. */
export function createPages(render: Render, services: Omit<PageServices, "report">, parts: Parts) {
  const { styleSheet, earlyScript, log } = parts;
  const ownOrigin = new URL(services.shop.publicUrl).origin;

  return async (request: Request): Promise<Response> => {
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
      if (isOutage(error)) log.warn("outage", { route: "page", reason: outageReason(error.cause) });
      else log.error("page_failed", { error });
    };
    const page = await render(request, { ...services, report });
    if (!page.headers.get("Content-Type")?.startsWith("text/html")) return withCaching(page);
    const html = withLateScripts(withStyles(await page.text(), styleSheet), earlyScript);
    const headers = new Headers(page.headers);
    headers.set("Content-Security-Policy", contentSecurityPolicy(html, ownOrigin));
    const isAway = isOutage(failure);
    if (isAway) headers.set("Retry-After", "5");
    return withCaching(new Response(html, { status: isAway ? 503 : page.status, headers }));
  };
}

const isOutage = (error: unknown): error is ShopError => error instanceof ShopError && error.code === "unavailable";

function withCaching(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", page.status === 200 ? "no-cache" : "no-store");
  return new Response(page.body, { status: page.status, headers });
}

/** Only what a browser would run: data for search engines is none of the policy's business. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** No nonce: the hashes come from the finished HTML, so a page kept for later needs no change (spec §10 published). */
function contentSecurityPolicy(html: string, ownOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, INLINE_SCRIPT)}`,
    `style-src 'self' ${hashes(html, INLINE_STYLE)}`,
    `img-src 'self' data: https: ${ownOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

const hashes = (html: string, element: RegExp): string =>
  [...new Set([...html.matchAll(element)].map(([, content = ""]) => `'sha256-${sha256(content)}'`))].join(" ");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
