import { expect } from "../../support/journey.ts";
import { openOrders, writeOrder } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, toasts, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const MM = 72 / 25.4;

/** The sizes of a document's pages, in millimetres. */
const pagesOf = (pdf: Buffer): number[][] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox ?\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / MM),
    Math.round(Number(height) / MM),
  ]);

test("orders are printed as packing slips, summed up for a span and saved as a table", async ({ page, adminToken }) => {
  await test.step("packing slips are printed on A4 and on labels, without prices where none may show", async () => {
    const gift = await writeOrder(page, adminToken, {
      name: "Fidan Er",
      phone: "0532 123 45 67",
      province: "Rize",
      cardNote: "Nice yıllara",
      hidePrices: true,
    });
    const plain = await writeOrder(page, adminToken, { name: "Deniz Kara" });
    const sent = await writeOrder(page, adminToken, { name: "Selin Su", isGift: true, payment: "at-door" });
    await openOrders(page);
    for (const { number } of [gift, plain, sent]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
    await page.getByRole("link", { name: "Paket fişleri" }).click();
    await expect(page).toHaveURL(/\/admin\/siparisler\/yazdir\?/);
    expect(decodeURIComponent(page.url())).not.toMatch(/Fidan|Rize|0532/);
    const slip = (number: number) => page.getByRole("article", { name: `Paket fişi ${number}` });
    await expect(slip(gift.number)).toContainText("Nice yıllara");
    await expect(slip(gift.number)).toContainText("0532 123 45 67");
    await expect(slip(gift.number)).not.toContainText("₺");
    await expect(slip(sent.number)).toContainText("Selin Su");
    await expect(slip(sent.number), "goes to somebody else as a gift").not.toContainText("₺");
    await expect(slip(plain.number)).toContainText("₺100,00");
    await page.getByLabel("Fiyatlar yazsın").uncheck();
    await expect(slip(plain.number)).not.toContainText("₺");

    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]]);
    const five = Array.from({ length: 3 }, () => writeOrder(page, adminToken, { name: "Beşinci Kişi" }));
    const ids = [gift, plain, ...(await Promise.all(five))].map(({ id }) => `siparis=${id}`);
    await visit(page, `/admin/siparisler/yazdir?ne=fis&kagit=a4&${ids.join("&")}`);
    await expect(page.getByRole("article")).toHaveCount(5);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), "four to a sheet").toHaveLength(2);
    await page.goBack();
    const label = page.getByRole("link", { name: "Etiket 10 × 15 cm" });
    await label.click();
    await expect(label).toHaveAttribute("aria-current", "page");
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([
      [100, 150],
      [100, 150],
      [100, 150],
    ]);
    await page.emulateMedia({ media: "print" });
    await expect(slip(plain.number)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Panelin bölümleri" })).toBeHidden();
    await expect(page.getByText("Fiyatlar yazsın")).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("sums are shown for a span, and all orders are saved as a table", async () => {
    const line = { productId: null, name: "Toplanan Kutu", color: "", category: "", quantity: 3, price: 10.1 };
    const sold = await writeOrder(page, adminToken, { lines: [line], name: "Tablo Kişisi" });
    await writeOrder(page, adminToken, { lines: [line], state: "cancelled" });
    await openOrders(page);
    await page.getByRole("button", { name: "Toplamlar" }).click();
    const sheet = page.getByRole("dialog", { name: "Toplamlar" });
    const row = sheet.getByRole("table", { name: "Ürüne göre" }).getByRole("row").filter({ hasText: "Toplanan Kutu" });
    await expect(row).toContainText("3");
    await expect(row).toContainText("₺30,30");
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "CSV indir" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^siparisler-\d{4}-\d\d-\d\d\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const table = Buffer.concat(chunks).toString("utf8");
    expect(table).toContain("Tablo Kişisi");
    expect(table.split("\r\n").find((one) => one.startsWith(`"${sold.number}";`))).toContain("30,30");

    await sheet.getByLabel("İlk gün").fill("2020-01-01");
    await sheet.getByLabel("Son gün").fill("2020-01-02");
    await expect(sheet.getByText("Bu günlerde sipariş yok.")).toBeVisible();
  });
});

test("the picking list adds up what to take from the shelf, and long lists and slips go on over their pages", async ({
  page,
  adminToken,
  shelf,
}) => {
  await test.step("the picking list adds up what to take from the shelf, and sells out by a tap", async () => {
    const [redPicture, bluePicture] = new Set((await shelf.list()).map((product) => product.image));
    const {
      id: productId,
      name,
      price,
    } = await shelf.add({
      name: "Deneme Fincan",
      colors: ["kırmızı", "mavi"],
      ...(redPicture && bluePicture && { image: redPicture, images: [bluePicture] }),
    });
    const line = (color: string, quantity: number) => ({ productId, name, color, category: "trend", quantity, price });
    const first = await writeOrder(page, adminToken, { lines: [line("kırmızı", 2), line("mavi", 1), line("", 1)] });
    const second = await writeOrder(page, adminToken, { lines: [line("kırmızı", 3)], state: "preparing" });
    await writeOrder(page, adminToken, { lines: [line("mavi", 9)], state: "sent" });
    await openOrders(page);
    await page.getByRole("link", { name: "Hazırlama listesi" }).click();
    const rows = page.getByRole("list", { name: "Raftan alınacaklar" }).getByRole("listitem");
    const red = rows.filter({ hasText: /Deneme Fincan.*kırmızı/ });
    await expect(red).toContainText("5");
    await expect(red).toContainText(`#${first.number} #${second.number}`);
    const blue = rows.filter({ hasText: /Deneme Fincan.*mavi/ });
    await expect(blue).toContainText("1");
    const picture = await red.locator("img").getAttribute("src");
    await expect(blue.locator("img"), "each in its color").not.toHaveAttribute("src", picture ?? "");
    await expect(rows.filter({ hasText: /Deneme Fincan\s*Rengi seçilmemiş/ })).toContainText("1");
    await red.getByRole("checkbox").check();
    await page.reload();
    await expect(red.getByRole("checkbox")).toBeChecked();
    await expect(blue.getByRole("checkbox")).not.toBeChecked();
    await red.getByRole("button", { name: "Tükendi yap: Deneme Fincan" }).click();
    await expect(toast(page, "Deneme Fincan tükendi")).toBeVisible();
    await expect(red).toContainText("Tükendi");
    await toasts(page).getByRole("button", { name: "Geri Al" }).first().click();
    await expect(red.getByRole("button", { name: "Tükendi yap: Deneme Fincan" })).toBeVisible();
    await page.getByRole("link", { name: "Yeni", exact: true }).click();
    await expect(red).toContainText("2");
    await expect(red.getByRole("checkbox")).not.toBeChecked();
  });

  await test.step("126 lines to pick stand on three pages, and a long slip goes on over its labels", async () => {
    const lines = Array.from({ length: 126 }, (_, at) => ({
      productId: null,
      name: `Uzun adlı deneme hediyesi, sıra ${at}`,
      color: "krem",
      category: "",
      quantity: 1,
      price: 100,
    }));
    const { id, number } = await writeOrder(page, adminToken, { lines });
    await openOrders(page);
    await page.getByRole("link", { name: "Hazırlama listesi" }).click();
    await expect(page.getByText("Uzun adlı deneme hediyesi, sıra 125")).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).length).toBeLessThanOrEqual(3);
    await visit(page, `/admin/siparisler/yazdir?ne=fis&kagit=etiket&siparis=${id}`);
    await expect(page.getByRole("article", { name: `Paket fişi ${number}` })).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(2);
  });
});
