import type { PageServices } from "../../app/context.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log/log.ts";
import { outageReason } from "../memory/outage-reason.ts";
import { type StyleSheet, withLateScripts, withStyles } from "./first-view.ts";
import { knownScripts, scriptsOfEveryPage } from "./known-scripts.ts";
import { pagePolicy } from "./page-policy.ts";

export type Render = (request: Request, services: PageServices) => Promise<Response>;

type Parts = { styleSheet: StyleSheet; earlyScript: string; log: Pick<Log, "warn" | "error"> };

/** Pages as a browser may have them: rendered whole, styles inside, and a policy that allows what is ours in them. */
export function createPages(render: Render, services: Omit<PageServices, "report">, parts: Parts) {
  const { styleSheet, earlyScript, log } = parts;
  const ownOrigin = new URL(services.shop.publicUrl).origin;

  let known: ReturnType<typeof scriptsOfEveryPage> | undefined;
  const learnOnce = () => {
    known ??= scriptsOfEveryPage(render, services).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return async (request: Request): Promise<Response> => {
    const isKnown = knownScripts(await learnOnce(), earlyScript);
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
    const { policy, unknownScripts } = pagePolicy(html, { ownOrigin, styleSheet, isKnown });
    if (unknownScripts > 0) log.error("page_failed", { error: new Error(`${unknownScripts} scripts are not ours`) });
    headers.set("Content-Security-Policy", policy);
    const isAway = isOutage(failure);
    if (isAway) headers.set("Retry-After", "5");
    return withCaching(new Response(html, { status: isAway ? 503 : page.status, headers }));
  };
}

const isOutage = (error: unknown): error is ShopError => error instanceof ShopError && error.code === "unavailable";

function withCaching(page: Response): Response {
  const headers = new Headers(page.headers);
  // What is somebody's own says so itself.
  if (page.status !== 200) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  return new Response(page.body, { status: page.status, headers });
}
