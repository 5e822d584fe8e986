import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { THE_SHOP } from "../../../domain/ledger.ts";
import { createCatalog } from "../../../storage/catalog/stored-catalog.ts";
import { openDatabase } from "../../../storage/database.ts";
import { expect, test as journey } from "../../support/journey.ts";
import { OTHER_CATEGORIES, replaceCategories } from "../../support/other-categories.ts";
import { LABUBU } from "../../support/sample-products.ts";
import { startShop } from "../../support/shop-process.ts";
import { card, visit } from "../../support/visit.ts";

/** A shop whose owner replaced all categories. */
const test = journey.extend({
  shop: [
    async ({ database: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-categories-"));
      const { db, store, close } = await openDatabase({ dataDir });
      await replaceCategories(store);
      const image = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
      await db.updateTable("categories").set({ image }).execute();
      for (const { slug, name } of OTHER_CATEGORIES) {
        await createCatalog(store).createProduct(
          {
            ...LABUBU,
            name: `${name} seti`,
            category: slug,
            image,
            images: [],
          },
          THE_SHOP,
        );
      }
      await close();
      const shop = await startShop({ dataDir, env: { DEMO: "0", TRUST_PROXY: "1" } });
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
});

const NAMES = OTHER_CATEGORIES.map(({ name }) => name);

test.describe("on a desktop", { tag: "@desktop" }, () => {
  test("the header shows six categories at every width, and the keyboard reaches them all; on a phone the menu leads to their products", async ({
    page,
  }) => {
    await visit(page, "/");
    const links = page.getByRole("banner").getByRole("navigation", { name: "Kategoriler" }).getByRole("link");
    await expect(links).toHaveText(NAMES);
    for (const width of [1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
      expect((await page.getByRole("banner").boundingBox())?.height, `${width} px`).toBe(61);
      expect((await page.locator(".logo svg").boundingBox())?.width, `${width} px`).toBe(34);
      for (const link of await links.all()) {
        await link.focus();
        await expect(link).toBeInViewport();
      }
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: "Hazır Hediye Kutuları" }).click();
    await expect(page).toHaveURL("/#kutular");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card(page, "Hazır Hediye Kutuları seti")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
