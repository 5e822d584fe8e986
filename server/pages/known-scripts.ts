import type { PageServices } from "../../app/context.ts";
import { ShopError } from "../../domain/error.ts";
import { scriptsInside } from "./page-policy.ts";
import type { Render } from "./pages.ts";

/** A script that passes one string literal to React Router, which reads it as data, and may say that nothing follows. */
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

export type IsKnown = (script: string) => boolean;

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
