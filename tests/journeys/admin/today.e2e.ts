import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test as journey } from "../../support/person-and-shelf.ts";
import { LIVE } from "../../support/sample-shop.ts";
import { startShop } from "../../support/shop-process.ts";
import { visit } from "../../support/visit.ts";

/** A live shop that was started a moment ago, without any setting. */
const test = journey.extend({
  shop: [
    async ({ database: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-live-"));
      const { PUBLIC_URL: _address, SHOP_PHONE: _phone, ...live } = LIVE;
      const shop = await startShop({ dataDir, env: { ...live, DEMO: "0", TRUST_PROXY: "1" } });
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.describe("a live shop on its first day", () => {
  test.use({ person: "admin" });

  test("a new shop is opened step by step, and a step can be left for later", async ({ page }) => {
    await visit(page, "/admin");
    await expect(page, "instead of an empty list").toHaveURL("/admin/bugun");
    const opening = page.getByRole("region", { name: "Dükkânını açalım" });
    await expect(opening.getByRole("listitem")).toHaveCount(8);
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

  test("begins without a category, and gets those and the slides that its owner ticks", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByText("Raflar hazırlanıyor.")).toBeVisible();
    await expect(page.getByText("Viral Labubular")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Kategoriler" })).toHaveCount(0);
    await tickShelves(page);
    await visit(page, "/admin/kategoriler");
    const listed = page.getByRole("list", { name: "Kategoriler" }).getByRole("listitem");
    await expect(listed).toHaveText([/^Çift Ürünleri/, /^Labubu & Pop Mart/, /^Takılar/]);
    await visit(page, "/admin/vitrin");
    await expect(page.getByRole("list", { name: "Slaytlar" }).getByRole("listitem")).toHaveCount(SLIDES.length);
  });

  test("shows its owner the missing facts, the pages that need them and the fields that they are written into", async ({
    page,
    shop,
  }) => {
    await visit(page, "/admin");
    const notice = page.getByRole("group").filter({ hasText: "Eksik bilgiler" });
    await notice.getByText("Eksik bilgiler: 3 sayfan yayınlanmıyor").click();
    await expect(notice.getByRole("link")).toHaveText([
      "Adın soyadın ya da ticaret unvanın",
      "Adresin",
      "E-posta adresin",
    ]);
    for (const title of ["Ön Bilgilendirme Formu", "Mesafeli Satış Sözleşmesi", "KVKK Aydınlatma Metni"]) {
      await expect(notice).toContainText(title);
    }
    await expect(page.getByText("Toplam Ürün")).toBeVisible();
    expect(shop.log().match(/facts_missing/g)).toHaveLength(1);
    await notice.getByRole("link", { name: "Adresin", exact: true }).click();
    await expect(page.getByLabel("Açık adres")).toBeFocused();
    await page.goto("/admin/bugun");
    await expect(page.getByRole("heading", { name: "Kanunun istediği 3 bilgi eksik" })).toBeVisible();
    await expect(notice, "Bugün tells it by itself").toHaveCount(0);
  });

  test("shows a slide only if something is behind its button, and the one of a discount only if a product has it", async ({
    page,
    shelf,
  }) => {
    await page.route("https://resim.example/**", (route) =>
      route.fulfill({ path: "content/demo/pictures/kristal-kure-gece-lambasi/whole.webp" }),
    );
    await tickShelves(page);
    await visit(page, "/");
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trend hediyeler");
    await expect(slides, "an empty shop advertises nothing").toHaveCount(0);
    const image = "https://resim.example/kupa.png";
    await shelf.add({ name: "Deneme Labubu", category: "labubu-pop-mart", image, price: 120 });
    await shelf.add({ name: "Deneme Yüzük", category: "takilar", image, price: 120 });
    await visit(page, "/");
    const shown = page.locator('[aria-roledescription="slide"]:not([inert])');
    const next = page.getByRole("button", { name: "Sonraki slayt" });
    await expect(shown).toHaveAccessibleName("1 / 2");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Viral Labubu/);
    const { height = 0 } = (await page.locator(".hero-slider-stage").boundingBox()) ?? {};
    expect(height, "a hero without pictures leaves no room for them").toBeLessThan(300);
    await next.click();
    await expect(shown).toHaveAccessibleName("2 / 2");
    await next.click();
    await expect(shown).toHaveAccessibleName("1 / 2");
    await shelf.add({
      name: "Deneme İkili Kupa",
      category: "cift-urunleri",
      image,
      price: 120,
      originalPrice: 200,
    });
    await visit(page, "/");
    await expect(shown).toHaveAccessibleName("1 / 3");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/%40'a varan indirim/);
  });
});

const SHELVES = ["Çift Ürünleri", "Labubu & Pop Mart", "Takılar"];
const SLIDES = ["Çift ürünlerinde %40'a varan indirim", "Viral Labubular sınırlı stokta", "Trend takılar"];

/** Once in a shop: it is offered no categories once it has some. */
async function tickShelves(page: Page) {
  const { categories } = await (await page.request.get("/api/categories")).json();
  if (categories.length > 0) return;
  await visit(page, "/admin/bugun");
  const opening = page.getByRole("region", { name: "Dükkânını açalım" });
  const shelves = opening.getByRole("group", { name: "Kategoriler" });
  await expect(opening).toBeVisible();
  await expect(async () => {
    if (await shelves.isVisible()) return;
    await opening
      .getByRole("button", { name: /^Sonra: / })
      .first()
      .click();
    await expect(shelves).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const name of SHELVES) await shelves.getByLabel(name).check();
  for (const title of SLIDES) await opening.getByLabel(title).check();
  await opening.getByRole("button", { name: "Seçtiklerimi ekle" }).click();
  await expect(page.getByText("Kategorilerin eklendi")).toBeVisible();
  await expect(shelves).toHaveCount(0);
}
