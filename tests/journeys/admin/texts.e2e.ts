import type { Page } from "@playwright/test";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import { expect } from "../../support/journey.ts";
import { test as journey } from "../../support/person-and-shelf.ts";
import { toast, toasts, visit } from "../../support/visit.ts";

type Text = { title: string; description: string; sections: InfoSection[] };

/** Saves the text of 'Teslimat' through the API. Afterwards the page has its first text again. */
const test = journey.extend<{ saveText: (change: Partial<Text>) => Promise<void> }>({
  saveText: async ({ shop, adminToken }, use) => {
    const at = `${shop.url}/api/admin/settings/page-teslimat`;
    const headers = { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" };
    const { values } = await (await fetch(`${at}/first`, { headers })).json();
    const save = async (change: Partial<Text>) => {
      const answer = await fetch(at, { method: "PUT", headers, body: JSON.stringify({ ...values, ...change }) });
      expect(answer.status).toBe(200);
    };
    await use(save);
    await save({});
  },
});

test.use({ person: "admin" });

const openText = async (page: Page) => {
  await visit(page, "/admin/sayfalar");
  await page.getByRole("link", { name: /^Teslimat/ }).click();
  await page.getByRole("button", { name: "Kargo ücreti", exact: true }).click();
};
const body = (page: Page) => page.getByLabel("Metin", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test("the owner changes a text with a fact in it, sees it before and after saving, goes back, and is led to what is wrong or missing, and no hostile text breaks page or editor", async ({
  page,
  saveText,
}) => {
  await test.step("the owner changes a text with a fact in it, sees it before and after saving, and goes back", async () => {
    await saveText({});
    await openText(page);
    await body(page).fill("Kargo 49 lira. Sorarsan: ");
    await page.getByText("Bilgi ya da bağlantı ekle").click();
    await page.getByRole("button", { name: "telefon", exact: true }).click();
    await expect(body(page)).toHaveValue("Kargo 49 lira. Sorarsan: {telefon}");
    await expect(body(page)).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(body(page)).toHaveValue("Kargo 49 lira. Sorarsan: ");
    await page.getByRole("button", { name: "telefon", exact: true }).click();
    await page.getByLabel("Bağlantı nereye gitsin?").selectOption("İade ve Cayma");
    await page.getByRole("button", { name: "Bağlantı ekle" }).click();

    await page.getByRole("button", { name: "Önizle" }).click();
    const preview = page.getByRole("dialog", { name: "Teslimat" });
    await expect(preview.getByText("Kargo 49 lira. Sorarsan: 0532 000 00 00")).toBeVisible();
    await preview.getByRole("button", { name: "Kapat" }).click();
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await visit(page, "/sayfa/teslimat");
    const words = page.getByText("Kargo 49 lira. Sorarsan: 0532 000 00 00");
    await words.getByRole("link", { name: "İade ve Cayma" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "İade ve Cayma" })).toBeVisible();

    await openText(page);
    await page.getByRole("button", { name: "İlk metinle karşılaştır" }).click();
    const comparison = page.getByRole("dialog", { name: "İlk metinle karşılaştır" });
    await expect(comparison.getByRole("region", { name: "Senin metnin" })).toContainText("Kargo 49 lira");
    await expect(comparison.getByRole("region", { name: "İlk metin" })).toContainText("vergiler dahildir");
    await comparison.getByRole("button", { name: "İlk metne dön" }).click();
    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect(body(page)).toHaveValue(/^Kargo 49 lira/);
    await page.getByRole("button", { name: "İlk metinle karşılaştır" }).click();
    await comparison.getByRole("button", { name: "İlk metne dön" }).click();
    await expect(body(page)).toHaveValue(/vergiler dahildir/);
    await save(page);
    await toasts(page).getByRole("button", { name: "Geri Al" }).click();
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await page.getByRole("button", { name: "Geçmiş: Teslimat sayfası" }).click();
    await expect(page.getByRole("dialog", { name: "Geçmiş" }).getByRole("listitem").first()).toContainText(
      "Kargo 49 lira",
    );
    await visit(page, "/sayfa/teslimat");
    await expect(words).toBeVisible();
  });

  await test.step("a wrong placeholder is refused at its text, and no hostile text breaks page or editor", async () => {
    await saveText({});
    await openText(page);
    await body(page).fill("Bizi ara: {telfon}");
    await page.getByLabel("Başlık", { exact: true }).focus();
    await save(page);
    await expect(page.getByText("1. paragraf: “{telfon}” diye bir bilgi yok.")).toBeVisible();
    await expect(body(page)).toBeFocused();
    await page.getByRole("button", { name: "Bölümü sil" }).click();
    await page.getByRole("button", { name: "Geri Al" }).click();
    await page.getByRole("button", { name: "Kargo ücreti", exact: true }).click();
    await page.getByRole("button", { name: "Yukarı taşı" }).press("Enter");
    await expect(page.getByRole("button", { name: "Kargo ücreti", exact: true })).toBeFocused();
    await expect(
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") })
        .nth(1),
    ).toContainText("Kargo ücreti");

    const blocks = ["<b>kalın</b> <script>alert(1)</script>", ["w".repeat(400)], "[tıkla](/urunler)"];
    await saveText({
      sections: Array.from({ length: 60 }, (_, at) => ({ heading: `Bölüm ${at} ${"x".repeat(150)}`, blocks })),
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, "/sayfa/teslimat");
    await expect(page.getByText("<b>kalın</b> <script>alert(1)</script>")).toHaveCount(60);
    await expectNoSidewaysScroll(page);
    await visit(page, "/admin/sayfalar/teslimat");
    await page.getByRole("button", { name: "Bölüm 59" }).click();
    await expect(body(page)).toHaveValue(/<script>/);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoSidewaysScroll(page);
  });
});

const expectNoSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test("a page of her own has an address and a link once she has written it, and none when it is empty again", async ({
  page,
}) => {
  await visit(page, "/admin/sayfalar");
  await page.getByRole("link", { name: "Kendi sayfan Henüz boş: yazınca görünür" }).click();
  await page.getByLabel("Başlık", { exact: true }).fill("Toptan");
  await page.getByRole("button", { name: "Bölüm ekle" }).click();
  await page.getByLabel("Ara başlık").fill("On adetten sonra");
  await body(page).fill("Fiyatı WhatsApp'tan sor.");
  await save(page);
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  await visit(page, "/sayfa/ek-bilgi");
  await expect(page.getByRole("heading", { name: "Toptan", level: 1 })).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("link", { name: "Toptan" })).toBeVisible();

  await visit(page, "/admin/sayfalar/ek-bilgi");
  await page.getByRole("button", { name: "Bölüm ekle" }).waitFor();
  await page.getByRole("button", { name: "On adetten sonra" }).click();
  await page.getByRole("button", { name: "Bölümü sil" }).click();
  await save(page);
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  expect((await page.request.get("/sayfa/ek-bilgi")).status()).toBe(404);
});
