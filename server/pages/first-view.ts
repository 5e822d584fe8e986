export type StyleSheet = (path: string) => string | undefined;

/** What a page has inside instead of beside it. */
type Inside = { styleSheet: StyleSheet; earlyScript: string };

/** A page that needs nothing else to be seen, and the styles it brings. What follows the head is many times longer, so it is copied once. */
export function firstView(html: string, { styleSheet, earlyScript }: Inside): { html: string; style: string } {
  const headEnd = html.indexOf("</head>");
  const { head, style } = withStyles(html.slice(0, headEnd), styleSheet);
  const paths = [...head.matchAll(PRELOAD)].map(([, path = ""]) => path);
  const body = withLateScripts(html.slice(headEnd), paths, earlyScript);
  return { html: head.replace(PRELOAD, "") + body, style };
}

/** React Router marks a sheet that scripts load too with an empty fragment; those look for the address without it. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/**
 * The styles come with the page instead of after it. The links stay, switched off: scripts look for them by name, and
 * put the sheets of other pages among them, which have to come after the one that says the order of the layers.
 */
function withStyles(head: string, styleSheet: StyleSheet) {
  const styles = new Map<string, string>();
  const linked = head.replace(STYLE_LINK, (link, path: string, mark: string) => {
    const sheet = styleSheet(path);
    if (sheet === undefined) return link;
    styles.set(path, sheet);
    return `${linkOff(path + mark)}${mark && linkOff(path)}`;
  });
  const style = [...styles.values()].join("");
  return { head: linked.replace('<link rel="stylesheet"', (first) => `<style>${style}</style>${first}`), style };
}

const linkOff = (href: string) => `<link rel="stylesheet" href="${href}" disabled/>`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Pictures load before scripts: these start when `earlyScript` (app/early/early.ts) says so. */
function withLateScripts(body: string, paths: readonly string[], earlyScript: string): string {
  if (paths.length === 0) return body;
  if (!START.test(body)) throw new Error("React Router starts its scripts in another way now");
  const late = (start: string) => `${earlyScript}\n${lateStart(paths, start)}`;
  return body.replace(START, (_, start: string) => `<script type="module" async="">${late(start)}</script>`);
}

const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** React Router's own words, but that it imports one script after the other. */
function lateStart(paths: readonly string[], start: string): string {
  const runs = start.replace(STATIC_IMPORT, (_, name: string | undefined, path: string) =>
    name ? `const ${name}=await import("${path}");` : `await import("${path}");`,
  );
  const needed = paths.filter((path) => !start.includes(path));
  return `await early(${JSON.stringify(paths)},${JSON.stringify(needed)});\n${runs}`;
}
