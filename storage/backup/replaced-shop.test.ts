import { describe, expect, onTestFinished, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import type { ShopContents } from "../../domain/backup/shop-copies.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { type DatabaseLocation, ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { BEFORE, DURING, HERS, inHours, openTwo } from "../../tests/support/databases/two-planned.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import { createShopCopies } from "./stored-copies.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
const [{ newLocation: newFolder }] = ENGINES;

type Shop = Awaited<ReturnType<typeof openCatalogFor>>;

const OWNER = { name: "Derya", email: "derya@posta.example", passwordHash: null, role: "admin" } as const;

async function openOwned(location: DatabaseLocation): Promise<Shop> {
  const shop = await openCatalogFor(location);
  await createAccounts(shop.db).createAccount(OWNER);
  return shop;
}

async function restore(shop: Shop, contents: ShopContents): Promise<void> {
  const folder = await temporaryFolder();
  await createShopCopies(shop, FIRST).check(contents, folder, ({ restore }) =>
    restore({ userId: undefined, roles: [] }, () => {}),
  );
}

async function contentsOf(shop: Shop): Promise<ShopContents> {
  const contents = await createShopCopies(shop, FIRST).open(false);
  onTestFinished(() => contents.close());
  return contents;
}

async function pricesIn({ catalog }: Shop) {
  const products = (await catalog.listProducts()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return products.map(({ price, originalPrice }) => ({ price, originalPrice }));
}

describe.each(ENGINES)("a copy that is restored on $engine", ({ engine, newLocation }) => {
  const newSource = ENGINES.find((other) => other.engine !== engine)?.newLocation ?? newFolder;

  test("has the running and waiting prices of the other engine, with their steps", async () => {
    const source = await openTwo(await newSource());
    await source.plan(null, 2);
    const waiting = await source.plan(3, 5);
    await source.catalog.changePrices(source.two, DURING, HERS, THE_SHOP);
    const contents = await contentsOf(source);
    const shop = await openOwned(await newLocation());
    await restore(shop, contents);
    const open = [
      { hasStarted: true, count: 1 },
      { hasStarted: false, count: 1 },
    ];
    expect(await shop.catalog.listPricePlans()).toMatchObject(open);
    await shop.catalog.turnDuePrices(inHours(4));
    expect(await pricesIn(shop)).toEqual([DURING, HERS]);
    await openLedger(shop.store).undoStep(waiting, THE_SHOP);
    expect(await pricesIn(shop)).toEqual([BEFORE, HERS]);
  });
});
