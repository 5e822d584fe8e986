import type { Page } from "@playwright/test";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import sharp from "sharp";
import { expect } from "../../support/journey.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { instagramArchive } from "../../support/pictures/instagram-archive.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its shelves.
test.use({ person: "admin", settings: OF_BOOKS });

const photo = (red: number) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: { r: red, g: 120, b: 140 } } })
    .jpeg()
    .toBuffer();

const CAPTIONS = [
  "Gümüş kolye 🎁 499 TL Renk: rose, gümüş",
  "Peluş ayı ❌650₺ ✅499₺",
  "Çiçek buketi 350-550 TL",
  "Günaydın 💕",
];

async function archiveOf(captions: readonly string[], name = "a", newest = 1_760_000_000) {
  const posts = [];
  for (const [at, caption] of captions.entries()) {
    const pictures = [{ name: `${name}${at}-1.jpg`, bytes: await photo(40 * at) }];
    if (at === 0) pictures.push({ name: `${name}${at}-2.jpg`, bytes: await photo(200) });
    posts.push({ caption, time: newest - at * 86_400, pictures });
  }
  return { name: "instagram.zip", mimeType: "application/zip", buffer: await instagramArchive(posts) };
}

const chooseFile = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.locator('main input[type="file"]').setInputFiles(file);

const post = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });

test("posts of Instagram become drafts with their photos, and never twice", async ({ page }) => {
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Arşivi seç" }).click();
  await chooseFile(page, await archiveOf(CAPTIONS));
  await expect(page.getByRole("status").filter({ hasText: "4 gönderi" })).toBeVisible();
  await page.getByRole("button", { name: "Fiyatı yazan 2 gönderiyi seç" }).click();
  await post(page, "Çiçek buketi").click();
  await page.getByRole("button", { name: "3 gönderiyle devam et" }).click();

  const draft = (at: number) => page.locator(".post-grid-draft").nth(at);
  for (const at of [0, 1]) await draft(at).locator("summary").click();
  await expect(draft(0).getByLabel("Ürün adı")).toHaveValue("Gümüş kolye");
  await expect(draft(0).getByLabel("Renkler")).toHaveValue("rose, gümüş");
  await expect(draft(1).getByLabel("Eski fiyat (₺)")).toHaveValue("650,00");
  await expect(page.getByRole("button", { name: "Fotoğrafları yükle" })).toBeDisabled();
  await draft(2).getByLabel("Fiyat (₺)", { exact: true }).fill("450");
  await page.getByLabel(/^Kategorisi olmayan/).fill("Takılar");
  await page.getByRole("button", { name: /^Hepsine yaz: Kategorisi/ }).click();
  await page.getByRole("button", { name: "Fotoğrafları yükle" }).click();

  await page.getByRole("button", { name: "Önizle" }).click();
  await page.getByRole("button", { name: "3 ürün ekle" }).click();
  await expect(toast(page, "3 ürün alındı")).toBeVisible();

  await page.getByRole("button", { name: "Arşivi seç" }).click();
  // Next year's archive names the files anew.
  await chooseFile(page, await archiveOf(CAPTIONS, "2027-"));
  await expect(page.getByRole("status").filter({ hasText: "3 tanesi dükkânda" })).toBeVisible();
  await expect(post(page, "Gümüş kolye")).toBeDisabled();
  await expect(post(page, "Günaydın")).toBeEnabled();
});

test("a tab that was killed goes on once the same archive is chosen again", async ({ page }) => {
  const archive = await archiveOf(["Mum 99 TL", "Kupa 149 TL"], "b", 1_750_000_000);
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Arşivi seç" }).click();
  await chooseFile(page, archive);
  await page.getByRole("button", { name: "Fiyatı yazan 2 gönderiyi seç" }).click();
  await page.getByRole("button", { name: "2 gönderiyle devam et" }).click();
  await page.getByText("Mum", { exact: true }).click();
  await page.getByLabel("Ürün adı").fill("Soya mumu");
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Arşivi seç" }).click();
  await chooseFile(page, archive);
  await page.getByRole("button", { name: "2 gönderiyle devam et" }).click();
  await expect(page.getByText("Soya mumu", { exact: true })).toBeVisible();
});

test("an archive of pages and a broken one are refused in a sentence", async ({ page }) => {
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Arşivi seç" }).click();
  await chooseFile(page, { name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004yarım") });
  await expect(page.getByRole("alert")).toHaveText("Arşiv yarım inmiş ya da bozuk; yeniden indirip dene.");
});

test("a table is matched by eye, seen before it is written, and taken back by one tap", async ({ page }) => {
  const table = [
    "Ürün Adı;Fiyatı;Renkler;Stok Kodu;Kategori",
    "Deri cüzdan;1.250 TL;siyah, taba;C-1;Cüzdan",
    "Hatalı;abc;;H-1;Cüzdan",
  ];
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Tablo seç" }).click();
  await chooseFile(page, { name: "liste.csv", mimeType: "text/csv", buffer: Buffer.from(table.join("\r\n")) });
  await expect(page.getByLabel("Fiyatı")).toHaveValue("price");
  await page.getByRole("button", { name: "Devam" }).click();
  await page.getByRole("button", { name: "Önizle" }).click();
  await expect(page.getByText("3. satır, Hatalı")).toBeVisible();
  await expect(page.getByText("“abc” fiyat değil")).toHaveCount(1);
  await expect(page.getByText("Yeni kategori: Cüzdan.")).toBeVisible();
  await page.getByRole("button", { name: "1 ürün ekle" }).click();
  await expect(toast(page, "1 ürün alındı")).toBeVisible();
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect(toast(page, "Geri alındı")).toBeVisible();
});

test("pictures come out of a zip by the names in the cells or by stock codes, and what lacks is told by its row", async ({
  page,
}) => {
  const table = [
    "Ürün Adı;Fiyat;Stok Kodu;Kategori;Görsel",
    "Zipli kupa;99;Z-1;Takılar;kupa-1.jpg, kupa-2.jpg",
    "Zipli mum;49;Z-2;Takılar;",
    "Zipli şal;59;Z-3;Takılar;şal.jpg",
  ];
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level: 0 });
  for (const [at, name] of ["fotolar/kupa-1.jpg", "fotolar/KUPA-2.jpg", "fotolar/Z-2.jpg", "logo.jpg"].entries()) {
    await zip.add(name, new Uint8ArrayReader(await photo(50 + 30 * at)));
  }
  const pictures = Buffer.from(await zip.close());
  await visit(page, "/admin/tasima");
  await page.getByRole("button", { name: "Tablo seç" }).click();
  await chooseFile(page, { name: "liste.csv", mimeType: "text/csv", buffer: Buffer.from(table.join("\r\n")) });
  await page.getByRole("button", { name: "Devam" }).click();
  await expect(page.getByText("Tabloda 3 fotoğrafın adı yazıyor.")).toBeVisible();
  await chooseFile(page, { name: "fotolar.zip", mimeType: "application/zip", buffer: pictures });
  await page.getByRole("button", { name: "Önizle" }).click();
  await expect(page.getByText("Görseller: “şal.jpg” zip'te yok")).toBeVisible();
  await expect(page.getByText("Zip'teki 1 fotoğraf hiçbir ürünle eşleşmedi: logo.jpg.")).toBeVisible();
  await expect(page.getByText("1 ürün fotoğrafsız")).toBeVisible();
  await page.getByRole("button", { name: "3 ürün ekle" }).click();
  await expect(toast(page, "3 ürün alındı")).toBeVisible();
});
