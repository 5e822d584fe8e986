import { afterAll, beforeAll, expect, test } from "vitest";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

/** A shop whose products came from other shops with their old paths. */
let app: OpenApp;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  const product = (name: string, path: string, shownFrom: string | null = null) =>
    ({
      kind: "new",
      row: 1,
      name,
      input: { ...LABUBU, name, shownFrom },
      origins: [`adres:${path}`],
      slug: undefined,
    }) as const;
  const products = [
    product("Kalp kolye", "/products/kalp"),
    product("Gümüş yüzük", "/urun/yuzuk"),
    product("Çiçek", "/çiçek"),
    product("Taslak", "/products/taslak", HIDDEN),
  ].map((one) => ({ ...one, origins: [...one.origins] }));
  const asOf = app.store.revision();
  await app.moves.write({ asOf, categories: [], sets: undefined, kept: [], products, origins: [] }, THE_SHOP);
});

afterAll(() => app.close());

test.each([
  ["/products/kalp", "/urun/kalp-kolye"],
  ["/products/kalp?utm=1", "/urun/kalp-kolye"],
  ["/collections/hediye/products/kalp", "/urun/kalp-kolye"],
  ["/en-us/collections/all/products/kalp", "/urun/kalp-kolye"],
  ["/tr/products/kalp", "/urun/kalp-kolye"],
  ["/urun/yuzuk", "/urun/gumus-yuzuk"],
  ["/%C3%A7i%C3%A7ek", "/urun/cicek"],
])("%s of an earlier shop leads to %s", async (from, to) => {
  const { status, headers } = await app.call("GET", from);
  expect([status, headers.get("Location")]).toEqual([301, to]);
});

test("a product that is here already is found by a path that it gets later", async () => {
  const { products } = await app.snapshot();
  const { id = "" } = products.find(({ name }) => name === "Kalp kolye") ?? {};
  const asOf = app.store.revision();
  const origins = [{ mark: "adres:/eski/kalp", id }];
  await app.moves.write({ asOf, categories: [], sets: undefined, kept: [], products: [], origins }, THE_SHOP);
  expect((await app.call("GET", "/eski/kalp")).headers.get("Location")).toBe("/urun/kalp-kolye");
});

test.each(["/products/yok", "/products/taslak", "/urun/yok", "/%E0%A4%A"])("%s leads nowhere", async (path) => {
  expect([400, 404]).toContain((await app.call("GET", path)).status);
});
