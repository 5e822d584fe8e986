import type { Page } from "@playwright/test";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

const test = puttingBack("slides");

test.use({ person: "admin" });

const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number) => istanbulDate(new Date(Date.now() + days * DAY_MS));

const slide = (page: Page, title: string) =>
  page.getByRole("list", { name: "Slaytlar" }).getByRole("listitem").filter({ hasText: title });

const openSlide = (page: Page, title: string) => slide(page, title).getByRole("button", { expanded: false }).click();

/** The hero of the panel, or the one of the home page. */
const hero = (page: Page) => page.locator(".hero-slider-slide");

const featured = (page: Page) => page.getByRole("list", { name: "Öne çıkan ürünler" }).getByRole("listitem");

async function saveSlides(page: Page) {
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();
}

test("featured products are ordered, added and taken back, and slides are seen before they are saved and on their days only, undone by one tap, and say what they lack", async ({
  page,
  shelf,
  request,
}) => {
  await test.step("featured products are ordered by buttons, added by a search and taken back by the star", async () => {
    await shelf.add({ name: "Deneme Peluş", category: "labubu" });
    await visit(page, "/admin/vitrin");
    const names = async () => (await featured(page).locator(".kit-words").allTextContents()).slice(0, 2);
    await expect(featured(page).first()).toBeVisible();
    const [first = "", second = ""] = await names();
    await featured(page)
      .first()
      .getByRole("button", { name: /^Aşağı taşı/ })
      .click();
    await expect(toast(page, "Sıra değişti")).toBeVisible();
    await expect.poll(names).toEqual([second, first]);
    const preview = page.locator(".home-preview .product-card-name");
    await expect.poll(async () => (await preview.allTextContents()).slice(0, 2)).toEqual([second, first]);
    const { products } = await (await page.request.get("/api/products?showcase=all")).json();
    expect(products.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([second, first]);
    await page.getByRole("button", { name: "Geri Al" }).first().click();
    await expect.poll(names).toEqual([first, second]);

    const count = await featured(page).count();
    await page.getByLabel("Öne çıkarmak için ürün ara").fill("Deneme Peluş");
    await page.getByRole("button", { name: "Öne çıkar: Deneme Peluş" }).click();
    await expect(featured(page)).toHaveCount(count + 1);
    await expect(page.getByText(`Şu an ${count + 1} ürün öne çıkıyor`)).toBeVisible();
    await page.getByRole("switch", { name: "Öne Çıkan: Deneme Peluş" }).click();
    await expect(featured(page)).toHaveCount(count);
  });

  await test.step("a slide's title and link are seen before they are saved, then at home, and undone by one tap, and what a slide lacks is said at its field", async () => {
    const home = async () => (await request.get("/")).text();
    await visit(page, "/admin/vitrin");
    await openSlide(page, "Trend takılar");
    await page.getByLabel("Başlık", { exact: true }).fill("Deneme takıları");
    await expect(hero(page)).toContainText("Deneme takıları");
    await page.getByLabel("Yer", { exact: true }).selectOption("Bir kategorinin sayfası");
    await page.getByLabel("Kategori", { exact: true }).selectOption("Takılar");
    expect(await home()).not.toContain("Deneme takıları");

    await saveSlides(page);
    const saved = await home();
    expect(saved).toContain("Deneme takıları");
    expect(saved).toContain('href="/kategori/takilar"');
    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await expect(slide(page, "Trend takılar")).toBeVisible();
    expect(await home()).not.toContain("Deneme takıları");

    await page.getByRole("button", { name: "Slayt ekle" }).click();
    await page.getByLabel("Yer", { exact: true }).selectOption("Bir ürün");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByLabel("Başlık", { exact: true })).toBeFocused();
    await expect(page.getByText("Başlık boş kalmasın")).toBeVisible();
    await expect(page.getByText("Düğmenin nereye götüreceğini listeden seç")).toBeVisible();
    await page.getByRole("button", { name: /^Slaytı kaldır: 4/ }).click();
    await page.getByRole("button", { name: "Slaytı geri al" }).click();
    await expect(page.getByRole("list", { name: "Slaytlar" }).locator(":scope > li")).toHaveCount(4);
  });

  await test.step("a slide with an uploaded picture is seen on its days only, after the one that opens the page", async () => {
    await visit(page, "/admin/vitrin");
    await page.getByRole("button", { name: "Slayt ekle" }).click();
    await page.getByLabel("Başlık", { exact: true }).fill("Bayram hediyeleri");
    const picture = { name: "bayram.jpg", mimeType: "image/jpeg", buffer: await noisePhoto(640, 480, 60) };
    await page.getByLabel("Fotoğraf seç").setInputFiles(picture);
    await expect(hero(page).locator("img")).toBeVisible();
    await page.getByLabel("Yazının yeri").selectOption("Sağda");
    await page.getByLabel("Fotoğraf slaytı kaplasın").check();
    await expect(hero(page)).toHaveAttribute("data-words", "right");
    await expect(hero(page)).toHaveAttribute("data-fills", "true");
    await page.getByLabel("İlk gün").fill(dayFromNow(-5));
    await page.getByLabel("Son gün").fill(dayFromNow(-1));
    await expect(slide(page, "Bayram hediyeleri")).toContainText("Günü geçti");
    for (let place = 4; place > 1; place -= 1) {
      await page.getByRole("button", { name: "Yukarı taşı: Bayram hediyeleri" }).click();
    }
    await saveSlides(page);
    await visit(page, "/");
    await expect(hero(page)).toHaveCount(3);
    await expect(hero(page).filter({ hasText: "Bayram hediyeleri" })).toHaveCount(0);

    await visit(page, "/admin/vitrin");
    await openSlide(page, "Bayram hediyeleri");
    await page.getByLabel("Son gün").fill(dayFromNow(1));
    await saveSlides(page);
    await visit(page, "/");
    await expect(hero(page)).toHaveCount(4);
    await expect(hero(page).first()).toContainText("Çift ürünlerinde");
    await expect(hero(page).nth(1)).toContainText("Bayram hediyeleri");
    await page.getByRole("button", { name: "Sonraki slayt" }).click();
    await expect(hero(page).nth(1)).toHaveAttribute("data-place", "current");
  });
});

test("the parts of the home page stand in her order, some of them off, with a shelf of a category", async ({
  page,
  request,
  adminToken,
}) => {
  const headings = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await visit(page, "/");
  const before = await headings();
  await visit(page, "/admin/vitrin");
  const part = page.getByRole("region", { name: "Ana sayfanın bölümleri" });
  await part.getByText("Sırayı ve görünenleri değiştir").click();
  const gifts = page.frameLocator('[title="Ana sayfanın önizlemesi"]').locator(".home-page-gifts");
  await expect(gifts).toBeVisible();
  await part.getByRole("checkbox", { name: "Kime? ve Bütçen?" }).uncheck();
  await expect(gifts, "the preview follows the draft").toBeHidden();
  await part.getByRole("button", { name: "Kategori rafı ekle" }).click();
  await part.getByLabel("Kategori", { exact: true }).selectOption("takilar");
  for (let place = 7; place > 1; place -= 1) {
    await part.getByRole("button", { name: "Yukarı taşı: Kategori rafı: Takılar" }).click();
  }
  await expectAccessible(page);
  await part.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();

  const hers = async () => {
    await expect(page.getByRole("region", { name: "Takılar", exact: true }).getByRole("article")).toHaveCount(4);
    const shown = await headings();
    expect(shown.slice(shown.indexOf("Takılar"))).toEqual(["Takılar", "Kategoriler", "Öne Çıkan Ürünler"]);
  };
  await visit(page, "/");
  await hers();
  await expectAccessible(page);
  await visit(page, "/urunler");
  await page.getByRole("banner").getByRole("link", { name: "Fiyonk" }).click();
  await hers();

  const headers = { Authorization: `Bearer ${adminToken}` };
  const first = await (await request.get("/api/admin/settings/home/first", { headers })).json();
  await request.put("/api/admin/settings/home", { headers, data: first.values });
  await visit(page, "/");
  expect(await headings()).toEqual(before);
});
