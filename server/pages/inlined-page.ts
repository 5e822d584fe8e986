export type StyleSheet = (path: string) => string | undefined;

/** Content that goes into the HTML instead of separate requests. */
type Inlined = { styleSheet: StyleSheet; earlyScript: string };

/** Makes a page that paints without further requests, and returns its styles too. Only the head is searched: the body is many times longer. */
export function inlinePage(html: string, { styleSheet, earlyScript }: Inlined): { html: string; style: string } {
  const headEnd = html.indexOf("</head>");
  const { head, style } = inlineStyles(html.slice(0, headEnd), styleSheet);
  const paths = [...head.matchAll(PRELOAD)].map(([, path = ""]) => path);
  const body = deferScripts(html.slice(headEnd), paths, earlyScript).replace(LAST_SCRIPT, "$1");
  return { html: head.replace(PRELOAD, "") + body, style };
}

/** React Router appends `#` to a sheet that scripts load too; the scripts look for the URL without it. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/**
 * Inlines the style sheets. Their links stay, but disabled: scripts find them by URL and insert the sheets of other pages after
 * them, and those have to follow the sheet that declares the order of the layers.
 */
function inlineStyles(head: string, styleSheet: StyleSheet) {
  const styles = new Map<string, string>();
  const linked = head.replace(STYLE_LINK, (link, path: string, mark: string) => {
    const sheet = styleSheet(path);
    if (sheet === undefined) return link;
    styles.set(path, sheet);
    return `${disabledLink(path + mark)}${mark && disabledLink(path)}`;
  });
  const style = [...styles.values()].join("");
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
