import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAssets } from "../../server/pages/assets.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { createPages, type Render } from "../../server/pages/pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

type Services = Parameters<typeof openBuiltPages>[0];

let app: OpenApp;
let services: Services;

beforeAll(async () => {
  const openPages: typeof openBuiltPages = (given, log) => {
    services = given;
    return openBuiltPages(given, log);
  };
  app = await openApp({ overrides: { openPages } });
  await app.catalog.createProduct({ ...LABUBU, name: "</script><script>alert(1)</script>" });
});

afterAll(() => app.close());

const INLINE = /<script(?: type="module" async="")?>/g;
const policyOf = ({ headers }: { headers: Headers }) => headers.get("Content-Security-Policy") ?? "";
const namedIn = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-/g)?.length;

test.each(["/", "/urun/script-script-alert-1-script", "/kategori/labubu", "/ara?q=a", "/login", "/admin", "/yok"])(
  "all scripts of %s are known ones",
  async (path) => {
    const answer = await app.call("GET", path);
    expect(answer.text.match(INLINE)?.length).toBe(5);
    expect(namedIn(policyOf(answer))).toBe(5);
    expect(app.log()).not.toContain("page_failed");
  },
);

test.each([
  "<script>alert(1)</script>",
  '<script type="module" async="">alert(1)</script>',
  "<style>*{display:none}</style>",
])("%s that got into a page is not named", async (planted) => {
  const { render, earlyScript }: { render: Render; earlyScript: string } = await import(BUILT);
  const { styleSheet } = await loadAssets("build/client", {});
  const told: unknown[] = [];
  const parts = { styleSheet, earlyScript, log: { warn: () => {}, error: (event: string) => told.push(event) } };
  const planting: Render = async (request, given) => {
    const page = await render(request, given);
    return isHome(request) ? { ...page, html: page.html?.replace("</body>", `${planted}</body>`) } : page;
  };
  const snapshot = await app.snapshot();
  const home = () => new Request("https://fiyonk.example/");
  const clean = await createPages(render, services, parts)(home(), snapshot);
  const dirty = await createPages(planting, services, parts)(home(), snapshot);
  expect(await dirty.text()).toContain(planted);
  expect(policyOf(dirty)).toBe(policyOf(clean));
  expect(told).toEqual(planted.startsWith("<script") ? ["page_failed"] : []);
});

const BUILT = new URL("../../build/server/index.js", import.meta.url).href;
const isHome = ({ url }: Request) => new URL(url).pathname === "/";
