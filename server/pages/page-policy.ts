import { createHash } from "node:crypto";
import type { PageServices } from "../../app/context.ts";
import { ShopError } from "../../domain/error.ts";
import type { Render } from "./pages.ts";

/** Inline scripts that a browser runs; JSON-LD for search engines is data. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const scriptsInside = (html: string): string[] => [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);

type Allowed = { ownOrigin: string; style: string; isKnown: IsKnown; isPanel: boolean; isPreviewed: boolean };

/** Allows known scripts by hash, so that the page can be cached (spec §10 published). Unknown scripts may be injected: they are only counted. */
export function pagePolicy(html: string, { ownOrigin, style, isKnown, isPanel, isPreviewed }: Allowed) {
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
    ...(isPanel ? ["frame-src 'self'"] : []),
    `frame-ancestors ${isPreviewed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // A worker needs the second one (app/admin/shared/panel-worker.ts), so visitors' pages can start none.
    isPanel ? "trusted-types default panel-worker" : "trusted-types default",
  ].join("; ");
  return { policy, unknownScripts: scripts.length - known.length };
}

const hashes = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))].join(" ");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** A script that passes one string literal to React Router, which reads it as data. The script may also close the stream. */
const DATA =
  /^window\.__reactRouterContext\.streamController\.enqueue\("[^"\\<\n\r]*(?:\\[^\n\r][^"\\<\n\r]*)*"\);(?:window\.__reactRouterContext\.streamController\.close\(\);)?$/;

const FILE = String.raw`"/assets/[\w.-]+\.js"`;
const FILES = String.raw`\[(?:${FILE},?)*\]`;
const STARTS = [
  String.raw`await early\(${FILES},${FILES}\);`,
  String.raw`(?:const route\d+=)?await import\(${FILE}\);`,
  String.raw`window\.__reactRouterRouteModules = \{(?:"[\w/-]+":route\d+,?)*\};`,
  String.raw`import\(${FILE}\);`,
];
/** A script that imports files of the build, and nothing else. */
const START = new RegExp(`^(?:\\s*(?:${STARTS.join("|")}))+$`);

type IsKnown = (script: string) => boolean;

/** Recognizes the scripts of every page: by their exact text, or by a pattern that leaves no room for other code. */
export const knownScripts = (exact: ReadonlySet<string>, earlyScript: string): IsKnown => {
  const isStart = (script: string) => script.startsWith(earlyScript) && START.test(script.slice(earlyScript.length));
  return (script) => exact.has(script) || DATA.test(script) || isStart(script);
};

/** The scripts that React Router writes unchanged into every page, taken from a page that shows nothing of the catalogue. */
export async function scriptsOfEveryPage(render: Render, services: Omit<PageServices, "report">): Promise<Set<string>> {
  const snapshot = {
    ...services.snapshot,
    get categories(): never {
      throw new ShopError("unavailable", "Gösterilecek bir şey yok");
    },
  };
  const { html = "" } = await render(new Request(new URL("/login", services.snapshot.shop.publicUrl)), {
    ...services,
    snapshot,
    report: () => {},
  });
  return new Set(scriptsInside(html));
}
