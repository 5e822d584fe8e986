import { describe, expect, test } from "vitest";
import { knownScripts } from "./page-policy.ts";

const EARLY = "var early=(function(){})();";
const START = `${EARLY}
await early(["/assets/react-Dx_1.js","/assets/home.js"],["/assets/react-Dx_1.js"]);
await import("/assets/manifest-1a.js");
const route0=await import("/assets/root.js");
  window.__reactRouterRouteModules = {"root":route0,"shop":route1};

import("/assets/entry.client-B_v9.js");`;
const DATA = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"\u003c/script>\\n\"]\n");`;

const CLOSE = "window.__reactRouterContext.streamController.close();";

const isKnown = knownScripts(new Set(["controller.close();"]), EARLY);

test("the constant scripts of every page, its data and its start script are recognized", () => {
  for (const script of ["controller.close();", DATA, DATA + CLOSE, START]) expect(isKnown(script)).toBe(true);
});

describe("a script that could do anything else is not recognized", () => {
  test.each([
    "alert(1)",
    "",
    "controller.close();alert(1)",
    `${DATA}alert(1)`,
    `${DATA}${CLOSE}alert(1)`,
    `alert(1);${DATA}`,
    `${DATA}\n${DATA}`,
    'window.__reactRouterContext.streamController.enqueue("a"+alert(1)+"b");',
    String.raw`window.__reactRouterContext.streamController.enqueue("a\\"+alert(1)+"b");`,
    'window.__reactRouterContext.streamController.enqueue("<!--<script>");',
    'window.__reactRouterContext.streamController.enqueue("a\nb");',
    "window.__reactRouterContext.streamController.enqueue(`alert(1)`);",
    `${START}alert(1);`,
    START.replace(EARLY, ""),
    START.replace(EARLY, "alert(1);"),
    START.replace("/assets/root.js", "https://kotu.example/a.js"),
    START.replace("/assets/root.js", "data:text/javascript,alert(1)"),
    START.replace("/assets/root.js", "/assets/../media/a.js"),
    START.replace("route1}", "alert(1)}"),
    START.replace("const route0", "const route0=alert(1),route9"),
  ])("%j", (script) => {
    expect(isKnown(script)).toBe(false);
  });

  test("even if it is very long, and without delay", () => {
    const nearly = DATA.replace("_1", "a".repeat(1_000_000)).slice(0, -2);
    expect(isKnown(nearly)).toBe(false);
  });
});
