import { expect, onTestFinished, test } from "vitest";
import { announcingWrites } from "../../server/announced-writes.ts";
import { appListener, openDoor } from "../../server/http/listen.ts";
import { createLog } from "../../server/log.ts";
import { openPublishing } from "../../server/pages/publishing.ts";
import { createShelf } from "../../server/remembered-shelf.ts";
import { addFirstCategories } from "../../storage/catalog/first-categories.ts";
import { createCatalog } from "../../storage/catalog/stored-catalog.ts";
import { openDatabase } from "../../storage/database.ts";
import { createSettings } from "../../storage/stored-settings.ts";
import { interleave } from "../support/interleaving.ts";
import { openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

const PRODUCTS = 4;

test.each([1, 2, 3])("no page is older than an acknowledged save, in random order %i (§10 published)", async (seed) => {
  const shop = await openPublishedShop();
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => shop.catalog.createProduct(LABUBU)));
  const violations = await interleave(
    {
      paths: ["/", "/api/products", "/kategori/takilar", "/ara?q=labubu"],
      read: async (path) => (await fetch(`${shop.url}${path}`)).text(),
      async rename(index, name) {
        const { status } = await shop.save(products[index]?.id ?? "", { ...LABUBU, name });
        expect(status).toBe(200);
      },
    },
    { products: PRODUCTS, operations: 500, atOnce: 6, seed },
  );
  expect(violations).toEqual([]);
});

/** The real way of a request and of a save; only the page is plainer than React's. */
async function openPublishedShop() {
  const { db, close } = await openDatabase({ dataDir: ":memory:" });
  const shelf = createShelf(createCatalog(db), createSettings(db));
  await addFirstCategories(db);
  const stored = createCatalog(db);
  const catalog = announcingWrites(stored, (revision) => publishing.writeLanded(revision));
  const { app, tokenOf, close: closeApp } = await openApp({ parts: { catalog, shelf, pages: namesOf } });
  const log = createLog("silent");
  const publishing = openPublishing({ app, catalog, publicUrl: "https://fiyonk.example", log });
  await publishing.open();
  const door = await openDoor({ port: 0, host: "localhost" });
  door.open(publishing.inFrontOf(appListener(app)));
  const url = `http://localhost:${door.port}`;
  const headers = { Authorization: `Bearer ${await tokenOf("admin")}`, "Content-Type": "application/json" };

  /** The home page asks the catalogue, the others ask what is kept in memory. */
  async function namesOf({ url }: Request) {
    const { products } =
      new URL(url).pathname === "/" ? await stored.listProducts() : { products: await shelf.products() };
    await new Promise(setImmediate);
    return new Response(products.map(({ name }) => name).join("\n"), { headers: { "Content-Type": "text/html" } });
  }

  onTestFinished(async () => {
    publishing.close();
    await door.close(0);
    await Promise.all([close(), closeApp()]);
  });
  return {
    url,
    catalog,
    save: (id: string, product: object) =>
      fetch(`${url}/api/products/${id}`, { method: "PUT", headers, body: JSON.stringify(product) }),
  };
}
