import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("./app/route-module.ts", import.meta.url));

/** Which function of ours stands in for `loadRouteModule` in which of the router's files. */
const STAND_INS: Record<string, string> = { "routes.js": "loadRouteModule", "links.js": "moduleWithoutLinks" };

const SUPPLIED = "\0route-module-for-";

/**
 * The one place where the router is not as its authors ship it: for a file that did not come it would load the page anew,
 * and with it the cart (decision 2). An upgrade that has moved the function ends the build.
 */
export function routerThatKeepsTheCart(): Plugin {
  const met = new Set<string>();
  return {
    name: "router-that-keeps-the-cart",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_, importer = "") {
        if (!importer.includes("/react-router/dist/production/")) return undefined;
        const file = basename(importer);
        if (!STAND_INS[file]) throw lookAgain();
        met.add(file);
        return SUPPLIED + file;
      },
    },
    load(id) {
      const standIn = id.startsWith(SUPPLIED) && STAND_INS[id.slice(SUPPLIED.length)];
      return standIn ? `export { ${standIn} as loadRouteModule } from ${JSON.stringify(OURS)};` : undefined;
    },
    buildEnd(error) {
      if (!error && met.size !== Object.keys(STAND_INS).length) throw lookAgain();
    },
  };
}

const lookAgain = () =>
  new Error("React Router asks for the files of its routes in another way now: look again at vite-router.ts");

type Manifest = { routes: Record<string, { parentId?: string; imports: string[] }> };

/**
 * Every page loads the router's list of all routes. The scripts that a section of the panel imports stand in it to be loaded ahead of a
 * tap, which the panel does nowhere: visitors are spared them.
 */
export function panelWithoutPreloads(): Plugin {
  return {
    name: "panel-without-preloads",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle({ dir = "build/server" }) {
      const [path, ...others] = globSync(join(dir, "../client/assets/manifest-*.js"));
      const text = path && readFileSync(path, "utf8");
      const [, start, list, end] = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s.exec(text || "") ?? [];
      if (!path || !list || others.length > 0) throw lookAgain();
      const manifest: Manifest = JSON.parse(list);
      const isOfPanel = (id: string | undefined): boolean =>
        id !== undefined && (id === "admin" || isOfPanel(manifest.routes[id]?.parentId));
      for (const [id, route] of Object.entries(manifest.routes)) if (isOfPanel(id)) route.imports = [];
      writeFileSync(path, start + JSON.stringify(manifest) + end);
    },
  };
}
