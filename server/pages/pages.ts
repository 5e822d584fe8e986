import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { PageServices } from "../../app/context.ts";
import { isOutage } from "../../domain/error.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { outageReason } from "../log/failure-kind.ts";
import type { Log } from "../log/log.ts";
import { inlinePage, type StyleSheet } from "./inlined-page.ts";
import { knownScripts, pagePolicy, scriptsOfEveryPage } from "./page-policy.ts";

/** A rendered page is returned as `html`; its `answer` then has no body. */
export type Render = (
  request: Request,
  services: PageServices,
) => Promise<{ answer: Response; html?: string | undefined }>;

/** The services that are the same for every page. */
export type SharedServices = Omit<PageServices, "snapshot" | "report"> & { publicUrl: string };

export type AnswerPage = (request: Request, snapshot: Snapshot) => Promise<Response>;

type Parts = { styleSheet: StyleSheet; earlyScript: string; datedElements: string; log: Pick<Log, "warn" | "error"> };

/** Renders complete pages with inlined styles and a policy that allows only their own scripts. */
export function createPages(render: Render, shared: SharedServices, parts: Parts): AnswerPage {
  const { styleSheet, earlyScript, datedElements, log } = parts;
  const ownOrigin = new URL(shared.publicUrl).origin;

  let known: ReturnType<typeof scriptsOfEveryPage> | undefined;
  const constantScripts = (services: Omit<PageServices, "report">) => {
    known ??= scriptsOfEveryPage(render, services).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return async (request, snapshot) => {
    const services = { ...shared, snapshot };
    const isKnown = knownScripts(new Set([...(await constantScripts(services)), datedElements]), earlyScript);
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
      if (isOutage(error)) log.warn("outage", { route: "page", reason: outageReason(error.cause) });
      else log.error("page_failed", { error });
    };
    const { answer, html: rendered } = await render(request, { ...services, report });
    const headers = new Headers(answer.headers);
    if (rendered === undefined) {
      return new Response(answer.body, { status: answer.status, headers: withCaching(headers, answer.status) });
    }
    await yieldToOthers();
    const isPanel = `${new URL(request.url).pathname}/`.startsWith(`${addresses.admin}/`);
    const { html, style } = inlinePage(rendered, { styleSheet, earlyScript });
    const { policy, unknownScripts } = pagePolicy(html, { ownOrigin, style, isKnown, isPanel });
    if (unknownScripts > 0) log.error("page_failed", { error: new Error(`${unknownScripts} unknown scripts`) });
    headers.set("Content-Security-Policy", policy);
    const isAway = isOutage(failure);
    if (isAway) headers.set("Retry-After", "5");
    const status = isAway ? 503 : answer.status;
    return new Response(html, { status, headers: withCaching(headers, status) });
  };
}

function withCaching(headers: Headers, status: number): Headers {
  // A personal page sets its own caching.
  if (status !== 200) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  return headers;
}
