import { istanbulDate } from "../../../domain/istanbul.ts";
import { expect } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

const counting = puttingBack("pulse");
counting.use({ person: "admin", permissions: ["clipboard-read", "clipboard-write"] });

counting(
  "a story and a QR code of a product lead to it with the word by which their visits are counted",
  async ({ page, shelf, request, adminToken, shop }) => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const { values } = await (await request.get("/api/admin/settings/pulse", { headers })).json();
    await request.put("/api/admin/settings/pulse", { headers, data: { ...values, links: "ece-hikaye" } });
    const { name, slug } = await shelf.add({ name: "Deneme Kupa", price: 249.9 });
    await visit(page, "/admin/paylas");
    await page.getByLabel("Ürün ara").fill("deneme kupa");
    await page.getByRole("button", { name: `Seç: ${name}` }).click();
    const story = page.getByRole("img", { name: `Hikâye: ${name}` });
    await expect
      .poll(() => story.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([1080, 1920]);
    await page.getByRole("button", { name: "Gönderi" }).click();
    await expect(page.getByRole("img", { name: `Gönderi: ${name}` })).toBeVisible();

    await page.getByLabel("Bağlantı sözü").selectOption("ece-hikaye");
    const address = `${shop.url}/urun/${slug}?k=ece-hikaye`;
    await expect(page.getByRole("figure").getByText(address)).toBeVisible();
    await page.getByRole("button", { name: `Bağlantıyı kopyala: ${name}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "QR resmini al" }).click();
    expect((await download).suggestedFilename()).toBe(`qr-${slug}.png`);
  },
);

const sharing = puttingBack("shared-words");
sharing.use({ person: "admin" });

sharing(
  "a customer's words show once the rule is read, and go from everywhere by one tap",
  async ({ page, browser, shop }) => {
    const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage();
    const about = () => visitor.goto("/sayfa/hakkimizda");
    const words = visitor.getByText("Kutuyu açınca ağladı");
    await visit(page, "/admin/paylas");
    await page.getByRole("main").getByRole("link", { name: "Aç", exact: true }).click();
    await page.getByRole("button", { name: "Ekle" }).click();
    await page.getByLabel("Mesajı", { exact: true }).first().fill("Kutuyu açınca ağladı");
    await page.getByLabel("Görünecek ad").fill("Ece");
    await page.getByLabel("Kim izin verdi").fill("Ece Yılmaz");
    await page.getByLabel("Hangi gün").fill(istanbulDate(new Date()));
    const may = page.getByRole("group", { name: "Neyi gösterebilirsin" });
    await may.getByLabel("Mesajı").check();
    await may.getByLabel("İlk adı").check();
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Kaydedildi").first()).toBeVisible();
    await about();
    await expect(words).toHaveCount(0);

    await page.getByLabel("Kuralı okudum, gösterebilirsin").check();
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(async () => {
      await about();
      await expect(words).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(visitor.getByText("değerlendirme değildir")).toBeVisible();
    expect(await visitor.content()).not.toContain("Yılmaz");

    await page.getByRole("button", { name: "Her yerden kaldır: Ece" }).click();
    await page.getByRole("button", { name: "Sil: Ece" }).click();
    await expect(page.getByLabel("Kim izin verdi")).toHaveCount(0);
    await about();
    await expect(words).toHaveCount(0);
    await visitor.context().close();
  },
);
