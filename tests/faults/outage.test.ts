import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { openDatabase } from "../../storage/database.ts";
import { openDatabaseProxy } from "../support/databases/database-proxy.ts";
import { ENGINES } from "../support/databases/engines.ts";
import { openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

const [sqlite, postgres] = ENGINES;
const WITHIN = { timeout: 20_000 };

/** Requested before the outage, so they are cached; the others are not. */
const CACHED = ["/", "/urun/labubu-1"];
const UNCACHED = [
  "/urun/labubu-2",
  "/kategori/labubu",
  "/urunler?sayfa=1",
  "/urunler",
  "/ara?q=labubu",
  "/sayfa/hakkimizda",
  "/favoriler",
  "/login",
  "/admin",
  "/urun/labubu-3.data?_routes=product",
  "/sitemap.xml",
  "/feed.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/api/suggestions?q=labubu",
  "/api/products",
  "/api/products?q=labubu",
  "/api/products?showcase=all",
  "/api/showcases",
  "/api/hero-slides",
  "/api/categories",
];

/** A shop that listens on a port, with three products, a renamed one and a removed one. */
async function openShopOn(location: { dataDir: string; databaseUrl?: string }) {
  const shop = await openApp({
    env: location.databaseUrl ? { DATABASE_URL: location.databaseUrl } : {},
    overrides: { dataDir: location.dataDir, openPages: openBuiltPages },
  });
  for (const number of [1, 2, 3, 4, 5])
    await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${number}`, images: [] }, THE_SHOP);
  const [renamed, removed] = (await shop.snapshot()).products;
  await shop.catalog.updateProduct(
    renamed?.id ?? "",
    { ...LABUBU, name: "Yeni Adıyla Labubu", images: [] },
    { by: THE_SHOP },
  );
  await shop.catalog.removeProduct(removed?.id ?? "", THE_SHOP);
  await shop.prepare();
  const server = createServer(shop.listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await shop.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  const statuses = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
  return { shop, get, statuses };
}

test.each(["cut", "hold"] as const)(
  "while the database is away (%s) pages come from memory, writes fail as unavailable, and the shop recovers by itself",
  async (fault) => {
    const { dataDir, databaseUrl = "" } = await postgres.newLocation();
    const line = await openDatabaseProxy(databaseUrl);
    onTestFinished(line.close);
    const { shop, get, statuses } = await openShopOn({ dataDir, databaseUrl: line.url });
    expect(await statuses(CACHED)).toEqual([200, 200]);

    await line[fault]();
    const save = () => shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
    await expect(save()).rejects.toMatchObject({ code: "unavailable" });
    await vi.waitFor(() => expect(shop.log()).toContain("database_away"), WITHIN);
    expect(await statuses([...CACHED, ...UNCACHED])).toEqual([...CACHED, ...UNCACHED].map(() => 200));
    expect(await (await get("/urun/labubu-2")).text()).toContain("Labubu 2");
    expect(await statuses(["/readyz", "/healthz"])).toEqual([200, 200]);
    expect(await statuses(["/urun/labubu-5", "/urun/labubu-4", "/urun/bilinmez"])).toEqual([301, 410, 404]);
    await expect(save()).rejects.toMatchObject({ code: "unavailable" });

    await line.restore();
    await vi.waitFor(() => expect(shop.log()).toContain("database_back"), WITHIN);
    const product = await save();
    await vi.waitFor(async () => expect(await (await get("/urunler")).text()).toContain(product.slug), WITHIN);
    const lines = shop.log().split("\n");
    expect(lines.filter((text) => /database_(?:away|back)/.test(text))).toHaveLength(2);
    expect(lines.filter((text) => text.includes('"stack"'))).toEqual([]);
  },
);

test("behind another process's lock a save fails as unavailable, and visitors notice nothing", async () => {
  const { dataDir } = await sqlite.newLocation();
  const { shop, statuses } = await openShopOn({ dataDir });
  const other = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const save = shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
  save.catch(() => {});
  expect(await statuses([...CACHED, ...UNCACHED, "/readyz"])).toEqual([...CACHED, ...UNCACHED, ""].map(() => 200));
  await expect(save).rejects.toMatchObject({ code: "unavailable" });
  other.exec("rollback");
  await shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
});

test.each(ENGINES)(
  "a backup restored under a running shop on $engine is shown to all visitors soon",
  async ({ newLocation }) => {
    const location = await newLocation();
    const { shop, get, statuses } = await openShopOn(location);
    const pages = [...CACHED, "/urunler", "/ara?q=labubu", "/api/products"];
    await statuses(pages);
    const before = shop.store.revision();
    const { db, close } = await openDatabase(location);
    const restored = { name: "Yedekteki Labubu", revision: 1 };
    await db.transaction().execute(async (trx) => {
      await trx.updateTable("products").set(restored).where("slug", "=", "labubu-1").execute();
      await trx.deleteFrom("products").where("slug", "=", "labubu-3").execute();
      await trx.updateTable("meta").set({ value: 2 }).where("key", "=", "revision").execute();
    });
    await vi.waitFor(async () => expect(await (await get("/urun/labubu-1")).text()).toContain(restored.name), WITHIN);
    for (const page of pages) {
      const text = await (await get(page)).text();
      expect(text, page).toContain(restored.name);
      expect(text, page).not.toContain("Labubu 3");
    }
    expect(before).toBeGreaterThan(2);
    expect(await (await get("/urun/labubu-3")).status).toBe(404);
    expect(shop.log()).toContain("revisions_began_anew");
    await shop.catalog.createProduct({ ...LABUBU, name: "Sonradan", images: [] }, THE_SHOP);
    expect(await (await get("/urunler")).text()).toContain("Sonradan");
    await close();
  },
);
