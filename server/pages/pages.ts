import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { PageServices } from "../../app/context.ts";
import { isOutage } from "../../domain/error.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { outageReason } from "../log/database-failure.ts";
import type { Log } from "../log/log.ts";
import { madeOnce } from "../memory/lru-cache.ts";
import { knownScripts, pagePolicy, scriptsOfEveryPage } from "./page-policy.ts";

/** A rendered page is returned as `html`; its `answer` then has no body. */
export type Render = (
  request: Request,
  services: PageServices,
) => Promise<{ answer: Response; html?: string | undefined; lookStyle: string }>;

/** The services that are the same for every page. */
export type SharedServices = Omit<PageServices, "snapshot" | "report"> & { publicUrl: string };

export type AnswerPage = (request: Request, snapshot: Snapshot) => Promise<Response>;

type Parts = { styleSheet: StyleSheet; earlyScript: string; datedElements: string; log: Pick<Log, "warn" | "error"> };

/** Renders complete pages with inlined styles and a policy that allows only their own scripts. */
export function createPages(render: Render, shared: SharedServices, parts: Parts): AnswerPage {
  const { styleSheet, earlyScript, datedElements, log } = parts;
  const ownOrigin = new URL(shared.publicUrl).origin;

  const constantScripts = madeOnce((services: Omit<PageServices, "report">) => scriptsOfEveryPage(render, services));

  return async (request, snapshot) => {
    const services = { ...shared, snapshot };
    const isKnown = knownScripts(new Set([...(await constantScripts(services)), datedElements]), earlyScript);
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
      if (isOutage(error)) log.warn("outage", { route: "page", reason: outageReason(error.cause) });
      else log.error("page_failed", { error });
    };
    const { answer, html: rendered, lookStyle } = await render(request, { ...services, report });
    const headers = new Headers(answer.headers);
    if (rendered === undefined) {
      return new Response(answer.body, { status: answer.status, headers: withCaching(headers, answer.status) });
    }
    await yieldToOthers();
    const { pathname } = new URL(request.url);
    const isPanel = `${pathname}/`.startsWith(`${addresses.admin}/`);
    const isPreviewed = isPreviewedPage(pathname);
    const { html, style } = inlinePage(rendered, { styleSheet, earlyScript, lookStyle });
    const { policy, unknownScripts } = pagePolicy(html, { ownOrigin, style, isKnown, isPanel, isPreviewed });
    if (unknownScripts > 0) log.error("page_failed", { error: new Error(`${unknownScripts} unknown scripts`) });
    headers.set("Content-Security-Policy", policy);
    if (isPreviewed) headers.set("X-Frame-Options", "SAMEORIGIN");
    const isAway = isOutage(failure);
    if (isAway) headers.set("Retry-After", "5");
    const status = isAway ? 503 : answer.status;
    return new Response(html, { status, headers: withCaching(headers, status) });
  };
}

/** The pages that the panel shows in a frame, in a look that is not saved yet. */
const isPreviewedPage = (pathname: string): boolean =>
  pathname === addresses.home || pathname.startsWith(addresses.product(""));

function withCaching(headers: Headers, status: number): Headers {
  // A personal page sets its own caching.
  if (status !== 200) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  return headers;
}

type StyleSheet = (path: string) => string | undefined;

/** Content that goes into the HTML instead of separate requests. */
type Inlined = { styleSheet: StyleSheet; earlyScript: string; lookStyle?: string };

/** Makes a page that paints without further requests, and returns its styles too. Only the head is searched: the body is many times longer. */
export function inlinePage(
  html: string,
  { styleSheet, earlyScript, lookStyle = "" }: Inlined,
): { html: string; style: string } {
  const headEnd = html.indexOf("</head>");
  const { head, style } = inlineStyles(html.slice(0, headEnd), styleSheet, lookStyle);
  const paths = [...head.matchAll(PRELOAD)].map(([, path = ""]) => path);
  const body = deferScripts(html.slice(headEnd), paths, earlyScript).replace(LAST_SCRIPT, "$1");
  return { html: head.replace(PRELOAD, "") + body, style };
}

/** React Router appends `#` to a sheet that scripts load too; the scripts look for the URL without it. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/** Inlines the style sheets. Their links stay, disabled: scripts insert other sheets after them, because the first one declares the order of the layers. */
function inlineStyles(head: string, styleSheet: StyleSheet, lookStyle: string) {
  const styles = new Map<string, string>();
  const linked = head.replace(STYLE_LINK, (link, path: string, mark: string) => {
    const sheet = styleSheet(path);
    if (sheet === undefined) return link;
    styles.set(path, sheet);
    return `${disabledLink(path + mark)}${mark && disabledLink(path)}`;
  });
  const style = [...styles.values(), lookStyle].join("");
  return { head: linked.replace('<link rel="stylesheet"', (first) => `<style>${style}</style>${first}`), style };
}

const disabledLink = (href: string) => `<link rel="stylesheet" href="${href}" disabled/>`;

/** React Router's last script. It joins the one before it, because each inline script has a hash in the policy. */
const LAST_SCRIPT =
  /<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);<\/script>)<!--\/\$-->/;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Defers scripts until `earlyScript` (app/early/early.ts) starts them, so that pictures load first. */
function deferScripts(body: string, paths: readonly string[], earlyScript: string): string {
  if (paths.length === 0) return body;
  if (!START.test(body)) throw new Error("React Router starts its scripts in another way now");
  const deferred = (start: string) => `${earlyScript}\n${deferredStart(paths, start)}`;
  return body.replace(START, (_, start: string) => `<script type="module" async="">${deferred(start)}</script>`);
}

const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** React Router's start script with its static imports turned into awaited ones. */
function deferredStart(paths: readonly string[], start: string): string {
  const imports = start.replace(STATIC_IMPORT, (_, name: string | undefined, path: string) =>
    name ? `const ${name}=await import("${path}");` : `await import("${path}");`,
  );
  const needed = paths.filter((path) => !start.includes(path));
  return `await early(${JSON.stringify(paths)},${JSON.stringify(needed)});\n${imports}`;
}
