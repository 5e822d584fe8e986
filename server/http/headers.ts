import type { MiddlewareHandler } from "hono";

const NOTHING_MAY_RUN = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The only headers that have an effect on a script, style, picture or font: no type sniffing, no embedding by other sites. */
export const SUBRESOURCE_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const ALWAYS = {
  ...SUBRESOURCE_HEADERS,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const TWO_YEARS_HTTPS = "max-age=63072000; includeSubDomains";

/** Adds the safest value of every header that an answer lacks. An answer with `nosniff` is a subresource, whose headers are complete. */
export const securityHeaders = (publicUrl: string): MiddlewareHandler => {
  const safest = Object.entries(safestHeaders(publicUrl));
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.has("X-Content-Type-Options")) return;
    for (const [name, value] of safest) {
      // `context.header` would copy the answer for each of them.
      if (!headers.has(name)) headers.set(name, value);
    }
  };
};

export const safestHeaders = (publicUrl: string): Record<string, string> => ({
  ...ALWAYS,
  "Content-Security-Policy": NOTHING_MAY_RUN,
  "Cache-Control": "no-store",
  ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": TWO_YEARS_HTTPS } : {}),
});

/** An answer that is the same for everybody: caches may store it, but revalidate it each time. */
export const sharedAnswer = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-cache" } });

/** A redirect that caches revalidate, because the page may move again. */
export const movedTo = (path: string): Response =>
  new Response(null, { status: 301, headers: { Location: path, "Cache-Control": "no-cache" } });

/** A page of yesterday is better than none. */
const STALE_IF_ERROR_SECONDS = 24 * 60 * 60;

/** The paths that shared caches never store: panel, accounts, and the check of a cart, which must show current prices. */
const ALWAYS_FROM_THE_SHOP = /^\/(?:admin|hesap|login|sifre|davet|api\/cart)(?:[/.]|$)/;

export type SharedCaching = ReturnType<typeof sharedCaching>;

/** Lets caches in front store public answers (decision 34). No `stale-while-revalidate`: browsers obey it too, and would show old prices. */
export const sharedCaching =
  (seconds: number | undefined) =>
  (path: string, { status, headers }: Response): void => {
    const isForAll = (status === 200 || status === 304) && headers.get("Cache-Control") === "no-cache";
    if (seconds === undefined || !isForAll || ALWAYS_FROM_THE_SHOP.test(path)) return;
    headers.set("Cache-Control", `public, max-age=0, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`);
  };
