import type { MiddlewareHandler } from "hono";

export const NOTHING_MAY_RUN = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For what is only drawn or run inside a page: its type is believed, and no other site may embed it. The rest does nothing there. */
export const PART_OF_A_PAGE = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const ALWAYS = {
  ...PART_OF_A_PAGE,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const TWO_YEARS_HTTPS = "max-age=63072000; includeSubDomains";

/**
 * The safest value of every header that an answer does not set itself. A page brings its own policy and its own caching;
 * what says `nosniff` itself is a part of a page and has all that does something there (server/pictures/picture-answer.ts).
 */
export const securityHeaders = (publicUrl: string): MiddlewareHandler => {
  const safest = Object.entries(safestHeaders(publicUrl));
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.has("X-Content-Type-Options")) return;
    for (const [name, value] of safest) {
      // `context.header` would make the answer anew for each of them.
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

/** An answer that is the same for everybody: kept, but asked about each time. */
export const sharedAnswer = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-cache" } });

/** It may move again, so nobody should remember for long where it went. */
export const movedTo = (path: string): Response =>
  new Response(null, { status: 301, headers: { Location: path, "Cache-Control": "no-cache" } });
