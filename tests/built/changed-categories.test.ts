import { afterAll, beforeAll, expect, test } from "vitest";
import { TAKEN_ANCHORS } from "../../domain/catalog/category-addresses.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { SLUG } from "../../domain/slug.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

/** A shop whose owner renamed 'Labubu & Pop Mart', hid 'Trend Ürünler' and removed 'Takılar'. */
let app: OpenApp;
const read = async (path: string) => (await app.call("GET", path)).text;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  for (const category of ["labubu", "takilar", "trend"]) {
    await app.catalog.createProduct({ ...LABUBU, name: `Deneme ${category}`, category }, THE_SHOP);
  }
  const change = async (id: string, changes: object) =>
    app.categories.update(id, { ...(await app.categories.find(id)), ...changes }, { by: THE_SHOP });
  await change("labubu", { name: "Peluş Dostlar" });
  await change("trend", { isHidden: true });
  await app.categories.remove("takilar", "labubu", { by: THE_SHOP });
});

afterAll(() => app.close());

test.each([
  ["/kategori/labubu?renk=pembe", "/kategori/pelus-dostlar?renk=pembe"],
  ["/kategori/takilar", "/kategori/pelus-dostlar"],
])("%s leads to %s", async (from, to) => {
  const { status, headers } = await app.call("GET", from);
  expect([status, headers.get("Location")]).toEqual([301, to]);
});

test("links and slides lead to the new anchor, and the old ones are on the page", async () => {
  const html = await read("/");
  expect(html).toContain('href="/#pelus-dostlar"');
  expect(html).not.toMatch(/href="[^"]*(?:#|kategori\/)(?:labubu|takilar)"/);
  for (const anchor of ["pelus-dostlar", "labubu", "takilar"]) expect(html).toContain(`id="${anchor}"`);
});

test("a hidden category is in no menu, filter, tile or sitemap, and its page is open and not indexed", async () => {
  const html = await read("/");
  expect(html).not.toMatch(/href="[^"]*(?:#|kategori\/)trend"/);
  expect(await read("/sitemap.xml")).not.toContain("/kategori/trend");
  const { status, text } = await app.call("GET", "/kategori/trend");
  expect(status).toBe(200);
  expect(text).toContain("Deneme trend");
  expect(text).toContain('name="robots" content="noindex"');
  expect(html).toContain("Deneme trend");
});

test("every anchor of the home page that is no category's is a taken name", async () => {
  const html = await read("/");
  const slugs = new Set([...(await app.snapshot()).categories].map(({ slug }) => slug));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
  const others = ids.filter((id) => SLUG.test(id) && !slugs.has(id) && !["labubu", "takilar"].includes(id));
  expect(others.filter((id) => !TAKEN_ANCHORS.includes(id))).toEqual([]);
});
