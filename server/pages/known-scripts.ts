import type { PageServices } from "../../app/context.ts";
import { ShopError } from "../../domain/error.ts";
import { scriptsInside } from "./page-policy.ts";
import type { Render } from "./pages.ts";

/** One text and nothing else is handed to the page's own scripts, which take it as data. */
const DATA = /^window\.__reactRouterContext\.streamController\.enqueue\("[^"\\<\n\r]*(?:\\[^\n\r][^"\\<\n\r]*)*"\);$/;

const FILE = String.raw`"/assets/[\w.-]+\.js"`;
const FILES = String.raw`\[(?:${FILE},?)*\]`;
const STARTS = [
  String.raw`await early\(${FILES},${FILES}\);`,
  String.raw`(?:const route\d+=)?await import\(${FILE}\);`,
  String.raw`window\.__reactRouterRouteModules = \{(?:"[\w/-]+":route\d+,?)*\};`,
  String.raw`import\(${FILE}\);`,
];
/** The page's own files are asked for, one after the other. */
const START = new RegExp(`^(?:\\s*(?:${STARTS.join("|")}))+$`);

export type IsKnown = (script: string) => boolean;

/** Whether it is one of the scripts that a page has whatever it shows, told by its words or by a shape that holds no other code. */
export const knownScripts = (wordForWord: ReadonlySet<string>, earlyScript: string): IsKnown => {
  const isStart = (script: string) => script.startsWith(earlyScript) && START.test(script.slice(earlyScript.length));
  return (script) => wordForWord.has(script) || DATA.test(script) || isStart(script);
};

/** What React Router writes word for word into every page, learned from one that shows nothing of the catalogue. */
export async function scriptsOfEveryPage(render: Render, services: Omit<PageServices, "report">): Promise<Set<string>> {
  const snapshot = {
    ...services.snapshot,
    get categories(): never {
      throw new ShopError("unavailable", "Gösterilecek bir şey yok");
    },
  };
  const { html = "" } = await render(new Request(new URL("/login", services.shop.publicUrl)), {
    ...services,
    snapshot,
    report: () => {},
  });
  return new Set(scriptsInside(html));
}
