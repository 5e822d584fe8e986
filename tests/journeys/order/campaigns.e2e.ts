import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

const test = puttingBack("campaigns");

test.use({ person: "admin", viewport: { width: 390, height: 844 } });

const PAGE = "/admin/kampanyalar";

const codes = (page: Page) => page.getByRole("list", { name: "Kodlar", exact: true }).locator("> li");
const offers = (page: Page) => page.getByRole("list", { name: "Kodsuz kampanyalar" }).locator("> li");
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test("an owner makes a code with conditions, copies what the law wants beside it, makes ten in a row, and undoes", async ({
  page,
  shelf,
}) => {
  await shelf.add({ name: "Deneme Kupa" });

  await test.step("a code that is not right is told at its field", async () => {
    await visit(page, PAGE);
    await page.getByRole("button", { name: "Kod ekle" }).click();
    await page.getByLabel("Kod", { exact: true }).fill("e");
    await page.getByLabel("Yüzde (%)").fill("yüz");
    await save(page);
    await expect(page.getByText("Kod 3–20 harf ve rakam olmalı")).toBeVisible();
    await expect(page.getByText("Yüzde tam sayı olmalı")).toBeVisible();
    await expect(codes(page)).toContainText("Yarım kalmış");
  });

  await test.step("conditions, days and #reklam stand beside the code before it is saved", async () => {
    await page.getByLabel("Kod", { exact: true }).fill("ışık 10");
    await expect(page.getByText("ISIK10 olarak görünür")).toBeVisible();
    await page.getByLabel("Yüzde (%)").fill("%10");
    await page.getByLabel("En az tutar (₺)").fill("1.300");
    await page.getByLabel("İlk gün").fill("2026-01-01");
    await page.getByLabel("Son gün").fill("2099-01-15");
    await page.getByLabel("Kimin için").fill("Işık");
    const told = page.getByRole("region", { name: "ISIK10: söylerken" });
    await expect(told).toContainText("ISIK10 koduyla %10 indirim.");
    await expect(told).toContainText("1 Ocak 2026 – 15 Ocak 2099");
    await expect(told).toContainText("₺1.300,00, indirimden ve kargodan önce");
    await expect(told).toContainText("/?kod=ISIK10");
    await expect(told).toContainText("#reklam ya da #işbirliği");
    await expectAccessible(page);
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(codes(page)).toContainText("%10 indirim · ₺1.300,00 üzeri · bütün ürünler");
    await expect(codes(page)).toContainText("geçerli");
  });

  await test.step("ten codes with its rule, without letters that look alike, and one with two names is refused", async () => {
    await page.getByText("Peş peşe üret").click();
    await page.getByLabel("Başı").fill("paket");
    await page.getByRole("button", { name: "Üret" }).click();
    await expect(page.getByText("10 kod eklendi")).toBeVisible();
    await expect(codes(page)).toHaveCount(11);
    const names = await codes(page).locator("strong").allTextContents();
    expect(names.filter((name) => /^PAKET[A-HJ-NP-Z2-9]{5}$/.test(name))).toHaveLength(10);
    await page.getByRole("button", { name: "Kod ekle" }).click();
    await page.getByLabel("Kod", { exact: true }).first().fill("isik10");
    await save(page);
    await expect(page.getByText("“ISIK10” iki kez yazılmış")).toBeVisible();
    await page.getByRole("button", { name: "Kodu sil: ISIK10" }).first().click();
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
  });

  await test.step("a set by hand, and three for two", async () => {
    await page.getByRole("button", { name: "“Birlikte al” ekle" }).click();
    await page.getByLabel("Ürün ekle").fill("Deneme Kupa");
    await page.getByRole("button", { name: "Seç: Deneme Kupa" }).click();
    await save(page);
    await expect(page.getByText("En az iki ürün seç")).toBeVisible();
    await page.getByRole("button", { name: "Kampanyayı sil: Birlikte al" }).click();
    await page.getByRole("button", { name: "“3 al 2 öde” ekle" }).click();
    await page.getByLabel("Ödenen").fill("3");
    await save(page);
    await expect(page.getByText("Ödenen, alınandan az olmalı")).toBeVisible();
    await page.getByLabel("Ödenen").fill("2");
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(offers(page)).toContainText("3 al 2 öde");
    await expectAccessible(page);
  });

  await test.step("the history tells what was added, and one tap takes it back", async () => {
    await page.getByRole("button", { name: "Geçmiş: Kampanyalar" }).click();
    await expect(page.getByRole("dialog")).toContainText("3 al 2 öde: bütün ürünler");
    await expect(page.getByRole("dialog")).toContainText("ISIK10: %10 indirim");
    await page.getByRole("button", { name: "Kapat" }).click();
    await page.getByRole("button", { name: "Geri Al" }).first().click();
    await expect(offers(page)).toHaveCount(0);
  });
});
