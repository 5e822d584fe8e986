import { afterAll, beforeAll, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { loadAssets } from "../../server/pages/assets.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { createPages, type Render } from "../../server/pages/pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

type Services = Parameters<typeof openBuiltPages>[0];

let app: OpenApp;
let services: Services;

beforeAll(async () => {
  const openPages: typeof openBuiltPages = (parts, log) => {
    services = parts;
    return openBuiltPages(parts, log);
  };
  app = await openApp({ overrides: { openPages } });
  await app.catalog.createProduct({ ...LABUBU, name: "</script><script>alert(1)</script>" }, THE_SHOP);
});

afterAll(() => app.close());

const INLINE = /<script(?: type="module" async="")?>/g;
const policyOf = ({ headers }: { headers: Headers }) => headers.get("Content-Security-Policy") ?? "";
const countHashes = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-/g)?.length;

test.each(["/", "/urun/script-script-alert-1-script", "/kategori/labubu", "/ara?q=a", "/login", "/admin", "/yok"])(
  "the policy names every script of %s",
  async (path) => {
    const answer = await app.call("GET", path);
    expect(answer.text.match(INLINE)?.length).toBe(4);
    expect(countHashes(policyOf(answer))).toBe(4);
    expect(app.log()).not.toContain("page_failed");
  },
);

test.each([
  "<script>alert(1)</script>",
  '<script type="module" async="">alert(1)</script>',
  "<style>*{display:none}</style>",
])("the policy does not name %s that was planted in a page", async (planted) => {
  const { render, ...scripts }: { render: Render; earlyScript: string; datedElements: string } = await import(BUILT);
  const { styleSheet } = await loadAssets("build/client", {});
  const logged: unknown[] = [];
  const parts = { styleSheet, ...scripts, log: { warn: () => {}, error: (event: string) => logged.push(event) } };
  const planting: Render = async (request, context) => {
    const page = await render(request, context);
    return isHome(request) ? { ...page, html: page.html?.replace("</body>", `${planted}</body>`) } : page;
  };
  const snapshot = await app.snapshot();
  const home = () => new Request("https://fiyonk.example/");
  const untouched = await createPages(render, services, parts)(home(), snapshot);
  const changed = await createPages(planting, services, parts)(home(), snapshot);
  expect(await changed.text()).toContain(planted);
  expect(policyOf(changed)).toBe(policyOf(untouched));
  expect(logged).toEqual(planted.startsWith("<script") ? ["page_failed"] : []);
});

test("only the panel's own pages may start a worker: visitors' policies do not name what it takes", async () => {
  for (const path of ["/admin", "/admin/dukkan"])
    expect(policyOf(await app.call("GET", path))).toContain("trusted-types default panel-worker");
  for (const path of ["/", "/login", "/hesap", "/sayfa/hakkimizda", "/administrator"])
    expect(policyOf(await app.call("GET", path))).toMatch(/trusted-types default$/);
});

test("a page names one manifest: the shop's, the panel's, or none", async () => {
  const manifestsOf = async (path: string) =>
    [...(await app.call("GET", path)).text.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href);
  for (const path of ["/", "/urunler", "/sayfa/hakkimizda"])
    expect(await manifestsOf(path)).toEqual(["/manifest.webmanifest"]);
  for (const path of ["/admin", "/admin/bugun"])
    expect(await manifestsOf(path)).toEqual(["/admin/manifest.webmanifest"]);
  expect(await manifestsOf("/login")).toEqual([]);
});

const BUILT = new URL("../../build/server/index.js", import.meta.url).href;
const isHome = ({ url }: Request) => new URL(url).pathname === "/";
