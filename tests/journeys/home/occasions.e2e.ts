import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test.afterEach(async ({ shop, adminToken }) => {
  await fetch(shop.url + settingPath("occasions"), {
    method: "PUT",
    headers: { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ days: [] }),
  });
});

test("the owner fills the shelf of a day of her own with one tap, visitors meet it on home and on its page, and she takes it back", async ({
  page,
}) => {
  await visit(page, "/admin/ozel-gunler");
  await page.getByLabel("Kendi günün").fill("Bizim tanışma günümüz");
  await page.getByRole("button", { name: "Gün ekle" }).click();
  const soon = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Tarihi").fill(soon);
  await page.getByRole("button", { name: "Dükkânımdan raf öner: Bizim tanışma günümüz" }).click();
  await expect(
    page.getByRole("list", { name: "Raftaki ürünler: Bizim tanışma günümüz" }).getByRole("listitem"),
  ).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  const row = page.getByRole("button", { name: /^Bizim tanışma günümüz/ });
  await expect(row).toContainText("Rafında 8 ürün, şimdi ana sayfada");
  await expect(row).toContainText("Son sipariş");

  const shop = await page.context().newPage();
  await visit(shop, "/");
  await expect(shop.getByRole("heading", { name: "Bizim tanışma günümüz yaklaşıyor" })).toBeVisible();
  await shop.getByRole("link", { name: "Hediyelere bak" }).click();
  await expect(shop.getByRole("heading", { level: 1, name: "Bizim tanışma günümüz" })).toBeVisible();
  await expectAccessible(shop);
  const file = await shop.getByRole("link", { name: "Seneye hatırlat" }).getAttribute("href");
  expect(await (await shop.request.get(file ?? "")).text()).toContain("BEGIN:VEVENT");

  await visit(page, "/admin/bugun");
  await page.getByRole("button", { name: "Son işlemler" }).click();
  const steps = page.getByRole("dialog", { name: "Son işlemler" });
  const saved = steps.getByRole("listitem").filter({ hasText: "Özel günler güncellendi" }).first();
  await saved.getByRole("button", { name: /^Geri Al/ }).click();
  await expect(saved).toContainText("geri alındı");
  await visit(shop, "/");
  await expect(shop.getByRole("heading", { name: "Bizim tanışma günümüz yaklaşıyor" })).toHaveCount(0);
});
