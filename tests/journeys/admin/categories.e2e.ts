import type { Page } from "@playwright/test";
import { field, form, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they change its categories.
test.use({ person: "admin", settings: OF_BOOKS });

const PAGE = "/admin/kategoriler";

const rows = (page: Page) => page.getByRole("list", { name: "Kategoriler" }).getByRole("listitem");
const names = (page: Page) => rows(page).locator("strong");

async function open(page: Page, name: string) {
  await visit(page, PAGE);
  await names(page).getByText(name, { exact: true }).click();
  await expect(form(page)).toBeVisible();
}

const undo = (page: Page) => page.getByRole("button", { name: "Geri Al" }).first().click();

const slugs = async (page: Page): Promise<string[]> =>
  (await (await page.request.get("/api/categories")).json()).categories.map(({ slug }: { slug: string }) => slug);

test("a category is added, ordered, hidden, renamed and deleted, visitors find each at its place, and one tap undoes it", async ({
  page,
  context,
}) => {
  await test.step("a category is added with its picture and color, visitors find it, and others are ordered with buttons and hidden", async () => {
    await visit(page, PAGE);
    await expect(rows(page)).toHaveCount(5);
    const [first = "", second = ""] = await names(page).allTextContents();
    await page.getByRole("button", { name: `Yukarı taşı: ${second}` }).click();
    await expect(toast(page, "Sıra değişti")).toBeVisible();
    await expect(names(page).first()).toHaveText(second);
    await page.getByRole("button", { name: `Sürükle ya da ok tuşlarıyla taşı: ${second}` }).press("ArrowDown");
    await expect(names(page).first()).toHaveText(first);

    await page.getByRole("button", { name: "Kategori ekle" }).click();
    await save(page);
    await expect(form(page).getByText("Kategorinin bir adı olmalı")).toBeVisible();
    await field(page, "Kategori Adı *").fill("Kokulu Mumlar");
    await form(page).getByLabel("Yeşil").check();
    const picture = { name: "mum.jpg", mimeType: "image/jpeg", buffer: await noisePhoto(320, 320, 60) };
    await form(page).getByLabel("Fotoğraf seç").setInputFiles(picture);
    await expect(form(page).getByRole("button", { name: "Kırp, düzenle" })).toBeVisible();
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(names(page).last()).toHaveText("Kokulu Mumlar");

    await visit(page, "/");
    const tile = page.getByRole("region", { name: "Kategoriler" }).getByRole("link", { name: "Kokulu Mumlar" });
    await expect(tile).toHaveAttribute("href", "/#kokulu-mumlar");
    await expect(tile).toHaveAttribute("data-tint", "mint");
    await expect(tile.locator("img")).toHaveCount(1);

    await open(page, "Trend Ürünler");
    await form(page).getByLabel("Menüde gizle").check();
    await save(page);
    await expect(rows(page).filter({ hasText: "Trend Ürünler" })).toContainText("menüde gizli");
    expect(await slugs(page)).not.toContain("trend");
  });

  await test.step("a renamed category is still found at its old anchor, and one tap undoes it", async () => {
    await open(page, "Telefon Aksesuarları");
    await field(page, "Kategori Adı *").fill("Kılıflar");
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();

    const visitor = await context.newPage();
    await visit(visitor, "/#telefon");
    const tile = visitor.getByRole("region", { name: "Kategoriler" }).getByRole("link", { name: "Kılıflar" });
    await expect(tile).toHaveAttribute("aria-current", "true");
    await expect(tile).toBeInViewport();
    await visitor.close();

    await open(page, "Kılıflar");
    await form(page).getByRole("button", { name: "Geçmiş: Kılıflar" }).click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    await expect(history.getByRole("listitem").first()).toContainText(/Telefon Aksesuarları.*Kılıflar/);
    await history.getByRole("button", { name: "Kapat" }).click();
    await field(page, "Kategori Adı *").fill("Telefon Aksesuarları");
    await save(page);
    await expect.poll(() => slugs(page)).toContain("telefon-aksesuarlari");
    await undo(page);
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await expect(names(page).getByText("Kılıflar", { exact: true })).toBeVisible();
  });

  await test.step("a category is deleted with a place for its products, and comes back with them", async () => {
    await open(page, "Takılar");
    await form(page).getByRole("button", { name: "Kategoriyi sil" }).click();
    const removal = page.getByRole("dialog", { name: "Kategoriyi sil" });
    await removal.getByRole("button", { name: "Sil", exact: true }).click();
    await expect(removal.getByText("Ürünlerin gideceği kategoriyi seç")).toBeVisible();
    await removal.getByLabel("Ürünler nereye gitsin?").selectOption("Çift Ürünleri");
    await removal.getByRole("button", { name: "Sil", exact: true }).click();
    await expect(toast(page, "Kategori silindi")).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const moved = await page.request.get("/kategori/takilar", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/kategori/cift-urunleri"]);
    await undo(page);
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await expect(rows(page).filter({ hasText: "Takılar" })).toContainText(/[1-9]\d* ürün/);
  });
});

test("on a desktop the list of categories is in use beside an open one", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, PAGE);
  await expect(names(page)).not.toHaveCount(0);
  for (const name of (await names(page).allTextContents()).slice(0, 2)) {
    await names(page).getByText(name, { exact: true }).click();
    await expect(field(page, "Kategori Adı *")).toHaveValue(name);
  }
  await expect(form(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);
});
