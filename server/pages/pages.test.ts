import { expect, test } from "vitest";
import { inlinePage } from "./pages.ts";

const sheets = new Map([
  ["/assets/root.css", "body{margin:0}"],
  ["/assets/shop.css", ".card{color:red}"],
]);

const earlyScript = "var early=()=>{};";
const styleSheet = (path: string) => sheets.get(path);

const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const disabled = (href: string) => `<link rel="stylesheet" href="${href}" disabled/>`;

test("every style sheet is inlined once and in order, and its link stays, disabled", () => {
  const html = `<head>${link("/assets/root.css")}${link("/assets/shop.css")}${link("/assets/shop.css#")}</head>`;
  const style = "body{margin:0}.card{color:red}";
  expect(inlinePage(html, { styleSheet, earlyScript })).toEqual({
    style,
    html: `<head><style>${style}</style>${disabled("/assets/root.css")}${disabled("/assets/shop.css")}${disabled("/assets/shop.css#")}${disabled("/assets/shop.css")}</head>`,
  });
});

test("an unknown style sheet is left to the browser", () => {
  const html = `<head>${link("/assets/away.css")}</head>`;
  expect(inlinePage(html, { styleSheet, earlyScript }).html).toContain(link("/assets/away.css"));
});

const PAGE = `<head><link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/home.js"/></head>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/home.js";
window.modules = {"home":route0};

import("/assets/entry.js");</script>`;

const { html } = inlinePage(PAGE, { styleSheet, earlyScript });

test("no script is requested before the early script runs", () => {
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('<script type="module" async="">var early=()=>{};\nawait early(');
  expect(html.indexOf("await early(")).toBeLessThan(html.indexOf("/assets/"));
});

test("scripts run in order: shared ones, the manifest, the routes, the entry", () => {
  expect(html).toContain('await early(["/assets/react.js","/assets/home.js"],["/assets/react.js"]);');
  expect(html).toContain('await import("/assets/manifest.js");\nconst route0=await import("/assets/home.js");');
  expect(html.indexOf("const route0")).toBeLessThan(html.indexOf('import("/assets/entry.js")'));
});

test("the router's last script joins the one before it, which saves a hash in the policy", () => {
  const close = "window.__reactRouterContext.streamController.close();";
  const ended = `${PAGE}<!--$--><script>enqueue()</script><!--$--><script>${close}</script><!--/$--><!--/$-->`;
  expect(inlinePage(ended, { styleSheet, earlyScript }).html).toMatch(
    /<script>enqueue\(\)window\.\S+close\(\);<\/script><!--\/\$-->$/,
  );
});

test("a page without scripts stays unchanged", () => {
  const page = "<head></head><p>Dükkân kapalı</p>";
  expect(inlinePage(page, { styleSheet, earlyScript }).html).toBe(page);
});
