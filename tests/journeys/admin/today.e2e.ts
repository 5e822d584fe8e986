import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "../../support/journey.ts";
import { test as journey } from "../../support/person-and-shelf.ts";
import { LIVE } from "../../support/sample-shop.ts";
import { startShop } from "../../support/shop-process.ts";
import { visit } from "../../support/visit.ts";

/** A live shop that was started a moment ago, without any setting. */
const test = journey.extend({
  shop: [
    async ({ database: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-today-"));
      const { PUBLIC_URL: _address, SHOP_PHONE: _phone, ...live } = LIVE;
      const shop = await startShop({ dataDir, env: { ...live, DEMO: "0", TRUST_PROXY: "1" } });
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({ person: "admin" });

test("a new shop is opened step by step, and a step can be left for later", async ({ page }) => {
  await visit(page, "/admin");
  await expect(page, "instead of an empty list").toHaveURL("/admin/bugun");
  const opening = page.getByRole("region", { name: "Dükkânını açalım" });
  await expect(opening.getByRole("listitem")).toHaveCount(6);
  await opening.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  await opening.getByRole("button", { name: "Adımı kaydet" }).click();
  await expect(page.getByText("Hoş geldin, Ayşe Yılmaz")).toBeVisible();
  await expect(opening.getByLabel("Ad Soyad")).toHaveCount(0);
  await opening.getByRole("button", { name: "Sonra: Bağlantını Instagram profiline koy" }).click();
  await expect(opening).toContainText("sonraya kaldı");
  await opening.getByRole("link", { name: "Numaranı yaz" }).click();
  const number = page.getByLabel("WhatsApp numarası");
  await expect(number).toBeFocused();
  await number.fill("0532 123 45 67");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Kaydedildi", { exact: true })).toBeVisible();
  await page.goto("/admin/bugun");
  await expect(opening.getByRole("link", { name: "Numaranı yaz" })).toHaveCount(0);
  await expect(opening).toContainText("sonraya kaldı");
  await expect(opening.locator(".button"), "one filled button, of the next step").toHaveText("Adını yaz");
  await opening.getByRole("link", { name: "İlk ürününü bir fotoğraftan ekle" }).click();
  await expect(page.getByRole("dialog", { name: "Yeni Ürün Ekle" })).toBeVisible();
});
