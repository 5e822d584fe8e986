import { expect, onTestFinished, test, vi } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openDatabaseProxy } from "../support/databases/database-proxy.ts";
import { startCluster } from "../support/databases/postgres-cluster.ts";
import { startStandBy } from "../support/databases/postgres-stand-by.ts";
import { openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

const WITHIN = { timeout: 20_000 };

async function openServers() {
  const primary = await startCluster();
  onTestFinished(primary.stop);
  const standBy = await startStandBy(primary);
  onTestFinished(standBy.stop);
  return { primary, standBy };
}

async function openShopAt(databaseUrl: string) {
  const shop = await openApp({ env: { DATABASE_URL: databaseUrl } });
  onTestFinished(() => shop.close());
  const namesShown = async () => {
    const { json } = await shop.call("GET", "/api/products");
    return json.products.map(({ name }: { name: string }) => name).toSorted();
  };
  const save = (name: string) => shop.catalog.createProduct({ ...LABUBU, name, images: [] }, THE_SHOP);
  return { ...shop, namesShown, save };
}

test("after a failover that loses commits no shop shows what the database no longer has, however far others have written", async () => {
  const { primary, standBy } = await openServers();
  const line = await openDatabaseProxy(primary.url);
  onTestFinished(line.close);
  const shops = [await openShopAt(line.url), await openShopAt(line.url), await openShopAt(line.url)];
  const shownEverywhere = async (names: string[]) =>
    vi.waitFor(async () => {
      for (const shop of shops) expect(await shop.namesShown()).toEqual(names);
    }, WITHIN);

  await shops[0]?.save("Kalan");
  await standBy.catchUp();
  await standBy.stopFollowing();
  await shops[0]?.save("Yitik");
  await shownEverywhere(["Kalan", "Yitik"]);

  await line.cut();
  await primary.stopAtOnce();
  await standBy.promote();
  const other = await openShopAt(standBy.url);
  for (const name of ["Sonra 1", "Sonra 2", "Sonra 3"]) await other.save(name);
  expect(other.store.revision()).toBeGreaterThan(shops[0]?.store.revision() ?? 0);

  await line.restore(standBy.url);
  await shops[1]?.save("Sonra 4");
  await shownEverywhere(["Kalan", "Sonra 1", "Sonra 2", "Sonra 3", "Sonra 4"]);
});
