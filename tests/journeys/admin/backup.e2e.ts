import type { Locator, Page } from "@playwright/test";
import { changed, partsIn, zipOf } from "../../support/backup/made-zip.ts";
import { expect } from "../../support/journey.ts";
import { writeOrder } from "../../support/orders/orders-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import type { Shop } from "../../support/shop-process.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const sheet = (page: Page) => page.getByRole("dialog", { name: "Geri yükle" });

async function downloadedCopy(page: Page): Promise<string> {
  await visit(page, "/admin/yedek");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Her şeyi indir" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fiyonk-\d{4}-\d\d-\d\d\.zip$/);
  return download.path();
}

const choose = (page: Page, file: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
  page.getByLabel("Kopya dosyasını seç").setInputFiles(file);

async function confirm(page: Page, shop: Shop): Promise<void> {
  await sheet(page).getByRole("button", { name: "Dükkânı bu hâline getir" }).click();
  await proven(page, shop, sheet(page).getByText("Dükkânın geri yüklendi."));
}

/** An owner who signed in a while ago shows first that it is her. */
async function proven(page: Page, { adminPassword }: Shop, seen: Locator): Promise<void> {
  const proof = page.getByRole("dialog", { name: "Önce sen olduğunu göster" });
  await expect(seen.or(proof)).toBeVisible();
  if (await proof.isVisible()) {
    await proof.getByLabel("Şifre", { exact: true }).fill(adminPassword);
    await proof.getByRole("button", { name: "Devam et" }).click();
  }
  await expect(seen).toBeVisible();
}

test("the owner downloads her shop, loses a product, and gets it back from the file, which alone is taken, and a kept copy leads back", async ({
  page,
  shelf,
  shop,
}) => {
  const cup = await shelf.add({ name: "Deneme Yedek Kupa" });
  const copy = await downloadedCopy(page);
  await shelf.remove(cup);
  const later = await shelf.add({ name: "Deneme Sonraki" });

  await choose(page, { name: "tatil.zip", mimeType: "application/zip", buffer: Buffer.from("fotoğraflar") });
  await proven(page, shop, sheet(page).getByRole("alert").filter({ hasText: "Bu dosya bir dükkân kopyası değil" }));
  await sheet(page).getByRole("button", { name: "Kapat" }).last().click();
  await expect(sheet(page)).toHaveCount(0);
  await choose(page, copy);
  await expect(sheet(page).getByText("Şimdi olup kopyada olmayan 1 ürün gider: Deneme Sonraki.")).toBeVisible();
  await confirm(page, shop);
  await sheet(page).getByRole("button", { name: "Kapat" }).last().click();
  await expect(page.getByText("Geri yüklemeden önceki hâl").first()).toBeVisible();

  const names = (await shelf.list()).map(({ name }) => name);
  expect(names).toContain(cup.name);
  expect(names).not.toContain(later.name);

  await page
    .getByRole("button", { name: /^Geri yükle: bugün/ })
    .first()
    .click();
  await confirm(page, shop);
  expect((await shelf.list()).map(({ name }) => name)).toContain(later.name);
});

/** The same book under other ids, as another shop would have it. */
async function copyOfAnotherShop(path: string): Promise<Buffer> {
  const parts = await partsIn(path);
  const orders = String(parts.get("tables/orders.jsonl")).replace(/"id":"(\w{4})/g, '"id":"0000');
  return zipOf(changed(parts, { "tables/orders.jsonl": orders.replace(/"page_key":"[^"]*"/g, '"page_key":""') }));
}

test("a full copy of another shop gives its orders alone, and one tap takes them back", async ({
  page,
  shop,
  adminToken,
}) => {
  const { number } = await writeOrder(page, adminToken, { name: "Zehra Taşınan", phone: "0532 123 45 67" });
  await visit(page, "/admin/yedek");
  await page.getByText("Şifreler ve kişilerle birlikte").click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tam kopya indir" }).click();
  const proof = page.getByRole("dialog", { name: "Önce sen olduğunu göster" });
  await Promise.race([downloading, proof.waitFor()]);
  if (await proof.isVisible()) await proven(page, shop, page.getByRole("heading", { name: "Yedek" }));
  const copy = await copyOfAnotherShop(await (await downloading).path());

  await choose(page, { name: "oteki.zip", mimeType: "application/zip", buffer: copy });
  const alone = sheet(page).getByRole("button", { name: "Yalnız siparişleri al" });
  await proven(page, shop, alone);
  await expect(
    sheet(page).getByText(/^Yalnız siparişleri de alabilirsin: defterinde olmayan \d+ sipariş/),
  ).toBeVisible();
  await alone.click();
  await proven(page, shop, page.getByText(/\d+ sipariş deftere alındı/));
  await expect(sheet(page)).toHaveCount(0);
  const found = async () => {
    const answer = await page.request.post("/api/admin/orders/search", {
      headers: { Authorization: `Bearer ${adminToken}` },
      data: { query: "Zehra Taşınan" },
    });
    return (await answer.json()).orders.map((order: { number: number }) => order.number);
  };
  expect(await found()).toHaveLength(2);
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect(page.getByText(/^Geri alındı/)).toBeVisible();
  expect(await found()).toEqual([number]);
});
