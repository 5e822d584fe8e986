export type StyleSheet = (path: string) => string | undefined;

/** React Router marks a sheet that scripts load too with an empty fragment; those look for the address without it. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/**
 * The styles come with the page instead of after it. The links stay, switched off: scripts look for them by name, and
 * put the sheets of other pages among them, which have to come after the one that says the order of the layers.
 */
export function withStyles(html: string, styleSheet: StyleSheet): string {
  const styles = new Map<string, string>();
  const linked = html.replace(STYLE_LINK, (link, path: string, mark: string) => {
    const sheet = styleSheet(path);
    if (sheet === undefined) return link;
    styles.set(path, sheet);
    return `${linkOff(path + mark)}${mark && linkOff(path)}`;
  });
  return linked.replace('<link rel="stylesheet"', (first) => `<style>${[...styles.values()].join("")}</style>${first}`);
}

const linkOff = (href: string) => `<link rel="stylesheet" href="${href}" disabled/>`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Pictures load before scripts: these start when `earlyScript` (app/early/early.ts) says so. */
export function withLateScripts(html: string, earlyScript: string): string {
  const paths: string[] = [];
  const bare = html.replace(PRELOAD, (_, path: string) => {
    paths.push(path);
    return "";
  });
  if (paths.length > 0 && !START.test(bare)) throw new Error("React Router starts its scripts in another way now");
  const late = (start: string) => `${earlyScript}\n${lateStart(paths, start)}`;
  return bare.replace(START, (_, start: string) => `<script type="module" async="">${late(start)}</script>`);
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
